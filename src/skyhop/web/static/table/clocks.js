// Clocks that run: the server says until when, this shows how much that is. Nothing is decided here.

import { elapsed } from "../awake.js";

const SECOND = 1000;
const DAY = 86400 * SECOND;
const LOW = 20 * SECOND;
const { responseStart } = performance.getEntriesByType("navigation")[0];
const words = document.getElementById("words").dataset;
let ahead = Number(words.now) - responseStart; // the server's time when the page began
let told = ""; // of which turn it was said that little is left
let begun = elapsed(); // when the reader was sent what is to be decided
let isAway = false; // the server does not answer

const now = () => ahead + elapsed();
const two = (number) => String(number).padStart(2, "0");

function written(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

// Take over the time that the server has just said. What was long on its way says too little: the latest time holds, until
// the page opens a new stream.
export function synchronise(time, isFirst) {
  const next = time - elapsed();
  if (isFirst || next > ahead) ahead = next;
}

// Follow the connection, and return what the reader has to know. Time in which the server is away is charged to nobody, so
// nothing is counted down then; a device that is offline itself stops no clock.
export function noteConnection(isThere) {
  isAway = !isThere && navigator.onLine;
  if (isThere) return "";
  if (words.now === undefined) return words.lost;
  return isAway ? words.away : words.offline;
}

function show() {
  if (isAway) return;
  for (const left of document.querySelectorAll(".left[data-until]")) {
    const rest = Math.min(left.dataset.until - now(), Number(left.dataset.left) || Infinity);
    if (rest >= DAY) continue;
    left.textContent = written(rest);
    if (left.closest(".clock") === null) continue; // how long somebody who is gone is waited for, or a pause lasts
    const isLow = rest < LOW;
    left.closest(".clock").classList.toggle("low", isLow);
    if (isLow && left.closest("[data-own]") && told !== left.dataset.until) tell(left.dataset.until);
  }
}

function tell(until) {
  told = until;
  const said = document.getElementById("said");
  if (said !== null) said.textContent = document.getElementById("clocks").dataset.low;
}

// How long the reader thinks of what came last: what is more on the server's clock was the way.
export const thought = () => Math.round(elapsed() - begun);

export function received() {
  begun = elapsed();
}

if (document.getElementById("clocks") !== null) {
  setInterval(show, 200);
  document.addEventListener("picture-shown", show);
  show();
}
