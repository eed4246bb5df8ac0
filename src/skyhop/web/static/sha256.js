// SHA-256 (FIPS 180-4) for pages without https, where browsers do not offer it.

const { max, ceil } = Math;
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0));
const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const K = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const BEGINNING = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (word, by) => (word >>> by) | (word << (32 - by));

export function sha256(bytes) {
  const padded = new DataView(new ArrayBuffer(max(1, ceil((bytes.length + 9) / 64)) * 64));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const hash = Int32Array.from(BEGINNING);
  for (let start = 0; start < padded.byteLength; start += 64) mix(hash, padded, start);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => digest.setInt32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

function mix(hash, block, start) {
  const w = Array.from({ length: 16 }, (_, place) => block.getInt32(start + 4 * place));
  for (let t = 16; t < 64; t += 1) {
    const [early, late] = [w[t - 15], w[t - 2]];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[t] = (w[t - 16] + small + w[t - 7] + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let t = 0; t < 64; t += 1) {
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[t] + w[t]) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = (hash[place] + word) | 0));
}
