// Live page of a tournament. The server sends the part of the reader and the shared part after each change. When a match
// of the reader begins, the page moves to it if the reader sees the page. Without this module, the page stays as loaded.

import { reopening } from "./reopened.js";
import { show as showTimes } from "./times.js";

const main = document.querySelector("main[data-events]");
const parts = { own: document.getElementById("own"), live: document.getElementById("live") };
const listMatches = () => [...parts.own.querySelectorAll("[data-match]")].map(({ dataset }) => dataset.match);
// Matches that this tab has shown before. A match may begin while a page is on its way, for example after "Start now".
const KNOWN = `skyhop-tournament ${location.pathname}`;
let known = new Set(sessionStorage.getItem(KNOWN)?.split(" ") ?? listMatches());

const isEditing = (part) => part.contains(document.activeElement) && document.activeElement.matches("input, select");

function show(name, html) {
  const part = parts[name];
  if (isEditing(part)) return part.addEventListener("focusout", () => show(name, html), { once: true });
  const focused = part.contains(document.activeElement) ? document.activeElement.textContent : null;
  part.replaceChildren(document.createRange().createContextualFragment(html));
  showTimes();
  if (focused) [...part.querySelectorAll("a, button")].find((each) => each.textContent === focused)?.focus();
  mark();
}

// Mark the rows of the reader. The shared part is the same for all readers.
function mark() {
  const own = new Set([...parts.own.querySelectorAll("[data-entrant]")].map(({ dataset }) => dataset.entrant));
  for (const row of parts.live.querySelectorAll("[data-entrant]")) row.classList.toggle("mine", own.has(row.dataset.entrant));
  for (const row of parts.live.querySelectorAll("[data-entrants]")) {
    row.classList.toggle("mine", row.dataset.entrants.split(" ").some((each) => own.has(each)));
  }
}

function showOwn(html) {
  show("own", html);
  goToMatch();
}

function goToMatch() {
  const begun = listMatches().find((match) => !known.has(match));
  known = new Set([...known, ...listMatches()]);
  sessionStorage.setItem(KNOWN, [...known].join(" "));
  if (begun && !document.hidden) location.assign(begun);
}

document.getElementById("print").addEventListener("click", () => window.print());
document.documentElement.dataset.scripted = "";
mark();
goToMatch();
if (main.dataset.over === undefined) {
  const stream = reopening(() => {
    const source = new EventSource(`${main.dataset.events}?after=${main.dataset.version}`);
    source.addEventListener("own", ({ data }) => showOwn(data));
    source.addEventListener("live", ({ data }) => show("live", data));
    return source;
  });
  stream.open();
  addEventListener("pagehide", stream.close);
  addEventListener("pageshow", ({ persisted }) => persisted && stream.open());
}
