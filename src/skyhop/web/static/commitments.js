// Notes in this browser the hash of a match's secret as it was first shown while the match went on, so that the page
// of its shuffles can tell afterwards whether the secret is still the same. The first note stays.

const PREFIX = "skyhop-hash-";
const MOST = 200;

export function noted(match) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + match));
  } catch {
    return null;
  }
}

function note({ match, hash }) {
  if (!match || noted(match)) return;
  try {
    localStorage.setItem(PREFIX + match, JSON.stringify({ hash, at: new Date().toISOString() }));
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    const age = (name) => noted(name.slice(PREFIX.length))?.at ?? "";
    for (const old of names.sort((one, other) => (age(one) < age(other) ? 1 : -1)).slice(MOST)) localStorage.removeItem(old);
  } catch {} // a browser that keeps nothing for pages
}

const shown = document.getElementById("fairness");
if (shown) note(shown.dataset);
