// Clocks that run: the server says until when, this shows how much that is. Nothing is decided here.

const SECOND = 1000;
const DAY = 86400 * SECOND;
const LOW = 20 * SECOND;
const { responseStart } = performance.getEntriesByType("navigation")[0];
const ahead = Number(document.getElementById("words").dataset.now) - responseStart; // the server's time when the page began
let told = ""; // of which turn it was said that little is left
let begun = performance.now(); // when the reader was sent what is to be decided

const now = () => ahead + performance.now();
const two = (number) => String(number).padStart(2, "0");

function written(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

function show() {
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
export const thought = () => Math.round(performance.now() - begun);

export function received() {
  begun = performance.now();
}

if (document.getElementById("clocks") !== null) {
  setInterval(show, 200);
  document.addEventListener("picture-shown", show);
  show();
}
