// Running clocks: the server sends the times at which they reach zero, and this module shows the remaining time. It
// decides nothing.

import { elapsed, written } from "../awake.js";

const SECOND = 1000;
const DAY = 86400 * SECOND;
const LOW = 20 * SECOND;
const { responseStart } = performance.getEntriesByType("navigation")[0];
const words = document.getElementById("words").dataset;
let ahead = Number(words.now) - responseStart; // server time minus page time, in ms
let told = ""; // turn for which the low time was announced
let begun = elapsed(); // time at which the current decision arrived
let isAway = false; // true while the server is unreachable

const now = () => ahead + elapsed();

// Apply the server's time. A delayed message carries a time that is too early. So the latest time counts, until the page
// opens a new stream.
export function synchronise(time, isFirst) {
  const next = time - elapsed();
  if (isFirst || next > ahead) ahead = next;
}

// Follow the connection and return a message for the reader. Time while the server is unreachable is charged to nobody,
// so the display stops counting down. An offline device stops no clock.
export function noteConnection(isThere) {
  isAway = !isThere && navigator.onLine;
  if (isThere) return "";
  if (words.now === undefined) return words.lost;
  return isAway ? words.away : words.offline;
}

const restOf = ({ dataset }) => Math.min((dataset.until ?? Infinity) - now(), Number(dataset.left) || Infinity);

// Return the milliseconds left on the reader's own clock. Infinity if it does not run.
export function ownTime() {
  const left = document.querySelector(".clock.running[data-own] .left");
  return left === null ? Infinity : restOf(left);
}

function show() {
  if (isAway) return;
  for (const left of document.querySelectorAll(".left[data-until]")) {
    const rest = restOf(left);
    if (rest >= DAY) continue;
    left.textContent = written(rest);
    if (left.closest(".clock") === null) continue; // the countdown of an absence or a pause
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

// Return the reader's thinking time about the latest picture. More time on the server's clock is network lag.
export const thought = () => Math.round(elapsed() - begun);

export function received() {
  begun = elapsed();
}

if (document.getElementById("clocks") !== null) {
  setInterval(show, 200);
  document.addEventListener("picture-shown", show);
  show();
}
