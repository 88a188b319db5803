/** Sounds of the table, synthesised in the browser: no file is loaded. Off by default; one volume for all. */
import { settings } from "./settings.svelte";
import type { Told } from "./wire";

export type Sound = "card" | "coin" | "seal" | "tear" | "dice" | "hammer" | "gavel" | "tick" | "voice" | "turn";
/** Which sound an event makes, by its tag. */
export type Sounds = Readonly<Record<string, Sound>>;

let audio: AudioContext | undefined;
let out: GainNode;
let hiss: AudioBuffer;

/** Opened by the first sound: browsers require somebody to use the page before it. */
function open(): AudioContext {
  if (audio) return audio;
  audio = new AudioContext();
  out = audio.createGain();
  out.connect(audio.destination);
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return audio;
}

/** A gain that rises at once and then fades out. */
function fading(at: number, loud: number, long: number): GainNode {
  const gain = audio!.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(out);
  return gain;
}
function tone(at: number, pitch: number, loud: number, long: number, type: OscillatorType = "sine", falls = 1): void {
  const one = audio!.createOscillator();
  one.type = type;
  one.frequency.setValueAtTime(pitch, at);
  if (falls !== 1) one.frequency.exponentialRampToValueAtTime(pitch * falls, at + long);
  one.connect(fading(at, loud, long));
  one.start(at);
  one.stop(at + long + 0.02);
}
/** Noise around one pitch, for paper, wood and wax. */
function rustle(at: number, pitch: number, loud: number, long: number, sharp = 1): void {
  const one = audio!.createBufferSource();
  const band = audio!.createBiquadFilter();
  one.buffer = hiss;
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = sharp;
  one.connect(band).connect(fading(at, loud, long));
  one.start(at, Math.random() * 0.5, long + 0.05);
}
/** A plucked string: a loop of noise that is smoothed each time it goes round (Karplus and Strong, 1983). */
function pluck(at: number, pitch: number, loud: number): void {
  const rate = audio!.sampleRate;
  const buffer = audio!.createBuffer(1, Math.round(rate * 1.1), rate);
  const data = buffer.getChannelData(0);
  const loop = Math.round(rate / pitch);
  for (let i = 0; i < data.length; i++) data[i] = i < loop ? Math.random() * 2 - 1 : 0.497 * (data[i - loop]! + data[i - loop + (i > loop ? -1 : 0)]!);
  const one = audio!.createBufferSource();
  one.buffer = buffer;
  one.connect(fading(at, loud, 1.1));
  one.start(at);
}

/** A short "ah": a sawtooth through the two resonances of the vowel; each seat has a pitch of its own. */
function voice(at: number, seat: number): void {
  const one = audio!.createOscillator();
  one.type = "sawtooth";
  const pitch = 110 * 2 ** (((seat * 5) % 13) / 12);
  one.frequency.setValueAtTime(pitch * 0.94, at);
  one.frequency.linearRampToValueAtTime(pitch, at + 0.06);
  for (const [resonance, loud] of [[750, 0.3], [1150, 0.16]] as const) {
    const band = audio!.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = resonance;
    band.Q.value = 6;
    one.connect(band).connect(fading(at, loud, 0.24));
  }
  one.start(at);
  one.stop(at + 0.26);
}

const MADE: Readonly<Record<Sound, (at: number, seat: number) => void>> = {
  card: (at) => {
    rustle(at, 3200, 0.16, 0.09, 0.7);
    rustle(at + 0.07, 900, 0.2, 0.05);
  },
  coin: (at) => {
    for (const [late, pitch] of [[0, 3140], [0.055, 4210]] as const) {
      tone(at + late, pitch, 0.06, 0.32);
      tone(at + late, pitch * 1.51, 0.03, 0.2);
    }
  },
  seal: (at) => {
    rustle(at, 2100, 0.34, 0.035, 2);
    rustle(at + 0.03, 700, 0.26, 0.07);
  },
  tear: (at) => {
    for (let i = 0; i < 4; i++) rustle(at + i * 0.05, 2600 - 300 * i, 0.2, 0.06, 0.6);
  },
  dice: (at) => {
    for (let i = 0; i < 6; i++) rustle(at + i * (0.06 + i * 0.008), 1500 + 500 * Math.random(), 0.3 / (1 + i * 0.3), 0.03, 5);
  },
  hammer: (at) => {
    tone(at, 190, 0.4, 0.16, "sine", 0.4);
    rustle(at, 1200, 0.3, 0.05);
  },
  gavel: (at) => {
    tone(at, 130, 0.45, 0.42, "sine", 0.4);
    rustle(at, 800, 0.3, 0.09);
  },
  tick: (at) => rustle(at, 2600, 0.07, 0.02, 6),
  voice,
  turn: (at) => [293.66, 369.99, 440, 587.33].forEach((pitch, i) => pluck(at + i * 0.15, pitch, 0.16)),
};

/** Now, as sounds count it; null if the visitor wants none. */
function ready(): number | null {
  if (!settings.sound || settings.volume <= 0) return null;
  const context = open();
  void context.resume();
  out.gain.value = settings.volume;
  return context.currentTime + 0.01;
}

/** Plays a sound, *late* milliseconds from now, if the visitor wants sounds; *seat*: whose it is. */
export function play(sound: Sound, late = 0, seat = 0): void {
  const now = ready();
  if (now === null) return;
  MADE[sound](now + late / 1000, seat);
}

/** A phrase that is plucked: when each string sounds, in seconds, and its pitch, in hertz. */
export type Phrase = readonly (readonly [number, number])[];
const PLAIN: Phrase = [[0, 293.66], [0.18, 369.99], [0.36, 440], [0.54, 587.33], [0.9, 587.33]];

/** Plays three low notes for a word that is said, each figure's at its own pitch, if the visitor wants sounds. */
export function murmur(seat: number): void {
  const now = ready();
  if (now === null) return;
  [1, 1.19, 0.89].forEach((step, i) => tone(now + i * 0.09, (150 + 22 * (seat % 8)) * step, 0.07, 0.12, "triangle"));
}

/** Plays a phrase of victory, if the visitor wants sounds. */
export function triumph(phrase: Phrase = PLAIN): void {
  const now = ready();
  if (now === null) return;
  for (const [late, pitch] of phrase) pluck(now + 0.04 + late, pitch, 0.2);
}

/** Plays the sounds of events just told, at most three: each sound once, one after another. */
export function hear(told: readonly Told[], sounds: Sounds): void {
  const heard = new Map<Sound, number>();
  for (const { event } of told) {
    const one = sounds[String(event.on)];
    if (one) heard.set(one, Number(event["seat"] ?? 0));
  }
  [...heard].slice(0, 3).forEach(([one, seat], i) => play(one, i * 160, seat));
}
