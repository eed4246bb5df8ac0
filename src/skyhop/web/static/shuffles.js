// Page of shuffles: derives the shuffles of a match from its journal, and describes the result in words.

import { added, noted } from "./commitments.js";
import { derive } from "./derive.js";

const page = document.getElementById("shuffles");
const words = page.dataset;
const verdict = document.getElementById("verdict");
const rows = document.getElementById("derived");
const HASH = /^[0-9a-f]{64}$/;
const filled = (sentence, names) => sentence.replace(/[{](\w+)[}]/g, (_, name) => names[name]);
const titled = (pile) => JSON.parse(words.piles)[pile] ?? pile;
let journal = null;

async function check() {
  const { fairness } = journal;
  const { hash, drawnHash, isFromWord, isNamed, lot, shuffles } = await derive(journal, JSON.parse(words.kinds));
  const field = document.getElementById("noted").value.trim().toLowerCase();
  const [own, ownWord] = [noted(fairness.match), added(fairness.match)];
  const known = HASH.test(field) && field !== drawnHash ? field : (own?.hash ?? "");
  const before = field === drawnHash ? field : (ownWord?.hash ?? "");
  const [wrong, starters] = [shuffles.find(({ fits }) => !fits), JSON.parse(words.starters)];
  const first = lot !== null && !starters.includes(lot) ? starters[0] : lot;
  const problems = [
    hash !== fairness.commitment && words.exchanged,
    known && hash !== known && words.other,
    drawnHash && !isFromWord && words.notOfWord,
    (drawnHash !== fairness.word_commitment || isNamed === false || (before && before !== drawnHash)) && words.redrawn,
    ownWord && !ownWord.words.includes(fairness.word) && filled(words.otherWord, { word: ownWord.words.at(-1) }),
    first !== null && first !== journal.first && words.lot,
    wrong && filled(words.chosen, { ply: wrong.ply, pile: titled(wrong.pile) }),
  ].filter(Boolean);
  const fits = [filled(words.fits, { count: shuffles.length }), known ? words.kept : words.unknown];
  if (drawnHash) fits.splice(1, 0, filled(words.word, fairness), before ? words.bound : words.unbound);
  if (journal.begun_from) fits.push(filled(words.branch, journal.begun_from));
  show(problems.length === 0, problems.length ? problems : fits);
  document.getElementById("hash").textContent = hash;
  for (const place of document.querySelectorAll(".of-word")) place.hidden = !drawnHash;
  document.getElementById("drawn-hash").textContent = drawnHash ?? "";
  rows.replaceChildren(...shuffles.map(row));
}

function show(isGood, sentences) {
  verdict.dataset.is = isGood ? "good" : "bad";
  verdict.textContent = sentences.join(" ");
}

function row({ ply, pile, count, fits, derived }) {
  const [item, summary, order] = ["li", "summary", "p"].map((name) => document.createElement(name));
  const details = document.createElement("details");
  summary.textContent = filled(fits ? words.row : words.badRow, { ply, pile: titled(pile), count });
  order.textContent = derived.join(" ");
  details.append(summary, order);
  item.append(details);
  return item;
}

async function read(line) {
  verdict.textContent = words.busy;
  delete verdict.dataset.is;
  try {
    journal = JSON.parse(line.split("\n")[0]);
    if (journal.fairness.match !== words.match || !/^[0-9a-f]{64}$/.test(journal.fairness.secret)) throw new TypeError();
    await check();
  } catch {
    rows.replaceChildren();
    show(false, [words.unread]);
  }
}

document.getElementById("noted").addEventListener("change", () => journal && check());
document.getElementById("own").addEventListener("change", async ({ target }) => {
  if (target.files.length) read(await target.files[0].text());
});
const own = noted(words.match);
if (own) document.getElementById("note").textContent = filled(words.note, { hash: own.hash, at: new Date(own.at).toLocaleString(document.documentElement.lang) });
fetch(words.journal).then((answer) => answer.text()).then(read, () => show(false, [words.unread]));
document.documentElement.dataset.scripted ??= "";
