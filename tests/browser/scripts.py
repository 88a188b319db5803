"""What visitors ask of a page, and do in it, in JavaScript."""

SET = """try {
  const before = JSON.parse(localStorage.getItem("tafureria") ?? "{}");
  localStorage.setItem("tafureria", JSON.stringify({...before, ...%s}));
} catch { /* a page without storage */ }"""
"""Changes some settings of the page before it loads, and keeps the others."""
AT_ONCE = SET % '{pace: before.pace ?? "once", offered: before.offered ?? true}'
ASK_ALWAYS = SET % "{askAlways: true}"
"""Without this setting a look at cards in La reconquista ends at once, since nothing is paced here."""
LATE = """(() => {
  const later = window.setTimeout.bind(window), late = 80;
  const ask = window.fetch.bind(window);
  window.fetch = async (...what) => {
    const answer = await ask(...what);
    await new Promise((on) => later(on, late));
    return answer;
  };
  const kinds = ["open", "message", "close"];
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      for (const kind of kinds)
        this.addEventListener(kind, (event) => later(() => this[`late${kind}`]?.(event), late));
    }
  };
  for (const kind of kinds)
    Object.defineProperty(window.WebSocket.prototype, `on${kind}`, {
      get() { return this[`late${kind}`] ?? null; },
      set(what) { this[`late${kind}`] = what; },
    });
  window.setTimeout = (what, after, ...more) => later(what, (after ?? 0) + 30, ...more);
})()"""
"""Lets the page hear everything late and do what it postpones later still, as on a busy machine."""
# The phase if the table waits for this person and nothing is pending or moving, else an empty string.
SETTLED = """() => new Promise((answer) => {
  const state = () => {
    const at = document.querySelector("[data-position]")?.dataset;
    const busy = document.querySelector("main[aria-busy=true], [data-over]");
    return at?.mine === "true" && !busy ? `${at.phase} ${at.position}` : "";
  };
  const before = state();
  if (!before) answer("");
  else setTimeout(() => answer(state() === before ? before.split(" ")[0] : ""), 40);
})"""
# Resolves at the next change of the page, or after a tenth of a second.
CHANGED = """() => new Promise((done) => {
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  const end = () => { change.disconnect(); done(); };
  const change = new MutationObserver(end);
  change.observe(document, all);
  setTimeout(end, 100);
})"""
STANDS = """() => document.querySelector("main") && document.querySelector("h1")
  && !document.querySelector("[aria-busy=true]")"""
"""Whether the page is drawn: before that axe finds no headings, and nothing that is wrong either."""
AT_REST = """() => document.getAnimations().every((one) => one.playState !== "running"
  || one.effect.getComputedTiming().iterations === Infinity)"""
"""Nothing grows or moves into its place any more; what goes on for ever is no matter."""
CUT = """() => {
  for (const one of document.querySelectorAll("[data-cut]")) delete one.dataset.cut;
  for (const scroller of document.querySelectorAll("body *")) {
    if (scroller.scrollHeight <= scroller.clientHeight) continue;
    if (!/auto|scroll/.test(getComputedStyle(scroller).overflowY)) continue;
    const { top, bottom } = scroller.getBoundingClientRect();
    for (const one of scroller.querySelectorAll("a, button")) {
      const box = one.getBoundingClientRect();
      if ([top, bottom].some((edge) => box.top < edge && edge < box.bottom)) one.dataset.cut = "";
    }
  }
}"""
"""Marks what is cut at the edge of a list that scrolls: scrolled to, it is as large as the others."""
NAMES = "all => all.map((one) => (one.ariaLabel ?? one.querySelector('.sr-only').textContent).trim())"
"""How each of these is called by whoever reads the page aloud."""
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
# The state of the game on this page: a change means progress.
PROGRESS = """() => [location.pathname, JSON.stringify(document.querySelector("[data-position]")?.dataset),
  document.querySelector("[data-curtain], [data-news], [data-over]")?.innerText].join()"""
WITHIN_REACH = """() => {
  const at = document.activeElement;
  return Boolean(at?.matches("[data-act],[data-confirm]") && at.getAttribute("aria-disabled") !== "true");
}"""
# Marks one of the enabled choices as the target, by a number from 0 to 1; returns whether there was any.
AIM = """(share) => {
  for (const one of document.querySelectorAll("[data-mark]")) one.removeAttribute("data-mark");
  const top = document.querySelector("dialog[open]") ?? document;
  const open = [...top.querySelectorAll("[data-act],[data-confirm]")].filter((one) => one.checkVisibility()
    && !["aria-disabled", "aria-pressed", "aria-checked"].some((name) => one.getAttribute(name) === "true"));
  if (open.length) open[Math.floor(share * open.length)].dataset.mark = "";
  return open.length > 0;
}"""
# The key that moves the focus towards the target; empty once the target has the focus.
TOWARDS = """() => {
  const at = document.activeElement, to = document.querySelector("[data-mark]");
  if (!to || at === to) return "";
  const rows = "[role=group], [role=radiogroup], [role=grid], [role=listbox]";
  const row = (one) => one.parentElement?.closest(rows);
  const after = at.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING;
  const roving = to.tabIndex < 0 && at.parentElement && row(at) === row(to);
  if (roving) return after ? "ArrowRight" : "ArrowLeft";
  return after ? "Tab" : "Shift+Tab";
}"""
SMALL = """() => { const around = (one) => {
    const { width, height } = getComputedStyle(one, "::after");
    return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
  };
  return [...document.querySelectorAll("button, a[href], input, select, [role=button]")]
  .filter((one) => one.checkVisibility() && !one.closest("dialog:not([open])")
    && !["checkbox", "file"].includes(one.type)
    // Password managers read these fields, and nobody sees them.
    && !one.matches("[autocomplete][aria-hidden=true]")
    && !one.classList.contains("skip")
    // Within running text a term is as high as its line; around it a finger may miss it a little.
    && !one.matches("[data-term]:not(.alone)"))
  .map((one) => [one.outerHTML.slice(0, 120),
    one.matches("[data-term]") ? around(one) : one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([what, box]) => `${what} ${box.width}x${box.height}`); }"""
WHOLE = """() => {
  const within = document.querySelector("[data-stage]");
  return document.documentElement.scrollHeight + (within ? within.scrollHeight - within.clientHeight : 0);
}"""
# What a validator says of the page: elements where their parents may not have them, names of elements that
# are not there, names given twice, and labels of elements that cannot have one.
FAULTS = """() => {
  const PHRASE = "button, span, p, label, h1, h2, h3, h4, b, em, strong, i, small, output";
  const BLOCK = "div, p, ul, ol, dl, section, article, header, footer, main, nav, figure, table, "
    + "h1, h2, h3, h4, form, fieldset, details, dialog, hr";
  const LIVE = "a[href], button, input, select, textarea, [tabindex], label, summary, dialog";
  const REFERS = ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-details",
    "aria-activedescendant", "aria-errormessage", "for", "list", "form", "headers"];
  const NAMELESS = "div, span, p, b, i, em, strong, small, dt, dd, code, figcaption, li:not([role])";
  const MAY = { UL: "li, script, template", OL: "li, script, template", DL: "dt, dd, div, script, template",
    TABLE: "caption, colgroup, thead, tbody, tfoot, tr", TR: "td, th", SELECT: "option, optgroup, hr" };
  const say = (one) => one.cloneNode(false).outerHTML.slice(0, 110);
  const out = new Set(), met = new Set();
  for (const one of document.body.querySelectorAll("*")) {
    if (one.id && met.has(one.id)) out.add(`twice: ${one.id}`);
    met.add(one.id);
    const html = one.namespaceURI.endsWith("xhtml");
    const above = html && !one.parentElement.closest("svg") ? one.parentElement : null;
    const phrase = above?.closest(PHRASE), live = above?.closest("a[href], button");
    if (phrase && one.matches(BLOCK)) out.add(`${say(one)} in ${say(phrase)}`);
    if (live && one.matches(LIVE)) out.add(`${say(one)} in ${say(live)}`);
    if (above && !one.matches(MAY[above.tagName] ?? "*")) out.add(`${say(one)} in ${say(above)}`);
    if (above?.tagName === "SUMMARY" && one.matches("div, p, ul, section"))
      out.add(`${say(one)} in ${say(above)}`);
    for (const name of REFERS)
      for (const id of html || name.startsWith("aria") ? one.getAttribute(name)?.split(/\\s+/) ?? [] : [])
        if (!document.getElementById(id)) out.add(`${say(one)} names ${id}`);
    if (html && one.matches(NAMELESS) && !one.role && (one.ariaLabel || one.getAttribute("aria-labelledby")))
      out.add(`${say(one)} cannot have a name`);
    if (one.tagName === "IMG" && !one.hasAttribute("alt")) out.add(`${say(one)} has no text`);
  }
  return [...out];
}"""
UNDRAWN = """() => [...document.querySelectorAll("use")].map((one) => one.getAttribute("href"))
  .filter((at) => at.startsWith("#") && !document.getElementById(at.slice(1)))"""
"""Symbols that are used and that the page does not have, so that nothing is drawn there."""
