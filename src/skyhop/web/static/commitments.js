// Store of commitments in this browser. It keeps the first hash of the secret that the page of a match showed. It also
// keeps each client seed that was sent in a form, with the hash that the form showed. It keeps all sent seeds, because
// some forms never reach the server. The page of shuffles can then check that these values are unchanged.

const [HASH, WORD] = ["skyhop-hash-", "skyhop-word-"];
const MOST = 200;

export const noted = (match) => read(HASH + match);
export const added = (match) => read(WORD + match);

function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name));
  } catch {
    return null;
  }
}

function note(prefix, { match, hash }, word) {
  const before = read(prefix + match);
  if (!match || (before && !word)) return;
  const words = [...(before?.words ?? []), ...(word ? [word] : [])];
  try {
    localStorage.setItem(prefix + match, JSON.stringify({ hash, at: new Date().toISOString(), ...before, words }));
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    const age = (name) => read(name)?.at ?? "";
    for (const old of names.sort((one, other) => (age(one) < age(other) ? 1 : -1)).slice(MOST)) localStorage.removeItem(old);
  } catch {} // a browser may forbid storage
}

const shown = document.getElementById("fairness");
if (shown) note(HASH, shown.dataset);
document.addEventListener("submit", ({ target }) => {
  const word = target.elements.word?.value.trim();
  if (word) note(WORD, target.elements.word.closest("[data-match]").dataset, word);
});
