/**
 * SHA-256 (FIPS 180-4). Browsers have their own, but not where the page comes over plain http, as from a house in the
 * local network; and there too people check a deal.
 */
const ROUNDS = 64;

/** The first 32 bits behind the point of a root of each of the first primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found = new Uint32Array(count);
  for (let n = 2, at = 0; at < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n && prime; d += 1) prime = n % d !== 0;
    if (prime) found[at++] = (root(n) % 1) * 2 ** 32;
  }
  return found;
}
const START = fractions(8, Math.sqrt);
const CONSTANTS = fractions(ROUNDS, Math.cbrt);

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The message in blocks of 64 bytes: behind it one bit, and its length in bits at the end. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

/** Mixes the block at *from* into the eight words of the hash. */
function mix(hash: Uint32Array, blocks: DataView, from: number): void {
  const w = new Uint32Array(ROUNDS);
  for (let i = 0; i < ROUNDS; i += 1) {
    if (i < 16) w[i] = blocks.getUint32(from + 4 * i);
    else {
      const [near, far] = [w[i - 2]!, w[i - 15]!];
      const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      w[i] = w[i - 16]! + low + w[i - 7]! + (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10));
    }
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < ROUNDS; i += 1) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + CONSTANTS[i]! + w[i]!;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i]! += word;
}

/** The 32 bytes of the hash. */
export function sha256(message: Uint8Array): Uint8Array {
  const hash = Uint32Array.from(START);
  const blocks = padded(message);
  for (let from = 0; from < blocks.byteLength; from += 64) mix(hash, blocks, from);
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of hash.entries()) out.setUint32(4 * i, word);
  return new Uint8Array(out.buffer);
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
