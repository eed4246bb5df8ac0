// Derivation of a journal's shuffles from its secret in the reader's browser, with the same bytes as
// skyhop.engine.chance. docs/table.md describes the algorithm.

import { sha256 as ownSha256 } from "./sha256.js";

const LOT = -1; // number of the shuffle of the seats, which decides who begins
const text = new TextEncoder();
export const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256(bytes) {
  return crypto.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : ownSha256(bytes);
}

// Return the HMAC (RFC 2104) for a key of at most one block.
async function hmac(key, message) {
  const padded = new Uint8Array(64);
  padded.set(key);
  const inner = await sha256(Uint8Array.of(...padded.map((byte) => byte ^ 0x36), ...message));
  return sha256(Uint8Array.of(...padded.map((byte) => byte ^ 0x5c), ...inner));
}

// Yield 64-bit words without end: four of each HMAC-SHA-256(secret, "match:event:block"), big-endian.
async function* wordsOf(secret, match, event) {
  for (let block = 0; ; block += 1) {
    const digest = new DataView((await hmac(secret, text.encode(`${match}:${event}:${block}`))).buffer);
    for (let place = 0; place < 32; place += 8) yield digest.getBigUint64(place);
  }
}

// Shuffle by Fisher and Yates, from the last item to the first. Words that would cause a bias are skipped.
export async function shuffled(items, secret, match, event) {
  const [order, words] = [[...items], wordsOf(secret, match, event)];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const bound = BigInt(last + 1);
    const limit = 2n ** 64n - (2n ** 64n % bound);
    let word = (await words.next()).value;
    while (word >= limit) word = (await words.next()).value;
    const other = Number(word % bound);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

const kindOf = (token) => token.replace(/[0-9]+$/, "");
const numberOf = (token) => Number(token.slice(kindOf(token).length));

// Sort items as before a shuffle: by kind, in the given order, then by number.
export function sorted(tokens, kinds) {
  return [...tokens].sort((one, other) => kinds.indexOf(kindOf(one)) - kinds.indexOf(kindOf(other)) || numberOf(one) - numberOf(other));
}

// For a match with a client seed, return the hash of the value that the server drew. Also check that the secret and the
// name of the match follow from this value.
async function beforeTheWord({ match, secret, word, drawn: hex, word_commitment: shown }) {
  if (word === undefined && hex === undefined && shown === undefined) return {};
  const drawn = bytesOf(hex);
  const [follows, name] = [hexOf(await hmac(drawn, text.encode(word))), hexOf(await sha256(Uint8Array.of(...text.encode("match "), ...drawn)))];
  return { drawnHash: hexOf(await sha256(drawn)), isFromWord: follows === secret, isNamed: name.slice(0, 12) === match };
}

// Derive all shuffles of a journal; `kinds` has the order of the kinds of items for each pile.
export async function derive(journal, kinds) {
  const { match, secret: hex, by_lot: isByLot } = journal.fairness;
  const [secret, dealt, found] = [bytesOf(hex), journal.begun_from?.dealt ?? [], []];
  let lot = null;
  if (isByLot && !journal.begun_from) [lot] = await shuffled(journal.seats.keys(), secret, match, LOT);
  for (const [ply, [pile, written]] of journal.plies.entries()) {
    if (typeof pile !== "string") continue;
    const [order, event] = [written.split(" "), found.length];
    const kept = order.slice(0, dealt[event] ?? 0);
    const rest = sorted(order.slice(kept.length), kinds[pile] ?? []);
    const derived = [...kept, ...(await shuffled(rest, secret, match, event))];
    found.push({ ply, pile, count: order.length, fits: derived.join(" ") === written, derived, isDerived: rest.length > 0 });
  }
  return { hash: hexOf(await sha256(secret)), ...(await beforeTheWord(journal.fairness)), lot, shuffles: found.filter(({ isDerived }) => isDerived) };
}
