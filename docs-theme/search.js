// The search finds what has all words of a question. Where little has, we ask again without words that mean nothing,
// and then for what has most of them. tools/docs.py puts this before Zensical's worker, CORE.
importScripts("CORE");

const EMPTY = new Set(
  ("a about an and another are as at be by can did do does for from happen happens how i if in is it its me my not of on one or own put s should so than that the " +
    "their them then there they this to try was we what when where which who why will with would you your " +
    "al algo como con cual cuales cuanta cuantas cuanto cuantos de del donde el en es esta este hay la las le lo los mi mis muy no o para pasa pero por porque puede puedes puedo " +
    "que quien se ser si sin son su sus te tu tus un una y ya").split(" "),
);
const ENOUGH = 3;
const LONG = 10_000;
const SHORTEST = 4;
const ENDING = 4;
const plain = (word) => word.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
const answer = self.onmessage;
const send = self.postMessage.bind(self);
let pages = [];
let found;

self.postMessage = (message) => {
  if (message.type === 3) found = message;
  else send(message);
};

/** What is found for these words, at once. */
function ask(query, input, anyOf = false) {
  self.anyOf = anyOf; // CORE looks at it
  answer({ data: { type: 2, data: { ...structuredClone(query), input } } });
  return found;
}

/** As much of the beginning of a word as stands somewhere: others end it in another way. */
function known(query, word) {
  for (let end = word.length; end >= SHORTEST && end >= word.length - ENDING; end--)
    if (ask(query, word.slice(0, end)).data.items.length) return word.slice(0, end);
  return word;
}

/** Sorts what has any of the words: by how many of them it has, where a rare word counts more, and more in a title, and a long text less. */
function rank(items) {
  const has = new Map();
  const often = new Map();
  for (const item of items) {
    const words = new Map();
    for (const { field, value } of item.matches)
      for (const { value: word } of value.highlight?.ranges ?? [])
        words.set(word, Math.max(words.get(word) ?? 0, field === "title" ? 1.3 : 1));
    has.set(item, words);
    for (const word of words.keys()) often.set(word, (often.get(word) ?? 0) + 1);
  }
  const worth = (item) => {
    let sum = 0;
    for (const [word, weight] of has.get(item)) sum += weight * Math.log((1 + pages.length) / often.get(word));
    const { location, text } = pages[item.id];
    return sum / (location.startsWith("api/") ? 2 : 1 + text.length / LONG);
  };
  const worths = new Map(items.map((item) => [item, worth(item)]));
  return items.sort((a, b) => worths.get(b) - worths.get(a)).slice(0, 10);
}

self.onmessage = (event) => {
  const { type, data } = event.data;
  if (type === 0) pages = data.items;
  if (type !== 2) return answer(event);
  let message = ask(data, data.input);
  const words = data.input.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !EMPTY.has(plain(word)));
  if (!message.data.items.length && words.length) message = ask(data, words.join(" "));
  const best = message.data.items;
  if (best.length < ENOUGH && words.length) {
    message = ask(data, words.map((word) => known(data, word)).join(" "), true);
    const first = new Set(best.map((item) => item.id));
    message.data.items = [...best, ...rank(message.data.items.filter((item) => !first.has(item.id)))];
  }
  send(message);
};
