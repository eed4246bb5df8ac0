// Time on the page, and detection of computer sleep, during which `performance.now()` may stand still. The wall clock goes on, but people may
// set it. So a jump of the wall clock counts as sleep only until the server sends its time.

const TICK = 1000; // ms
const JUMP = 2000; // ms; a smaller difference is a correction of the wall clock
const GAP = 10_000; // ms without a tick that count as sleep or freeze
let slept = 0;
let difference = Date.now() - performance.now();
let ticked = Date.now();
const wakers = [];

// Call `act` after each sleep of the computer or freeze of the page. A connection may then be dead without an error.
export const onWaking = (act) => wakers.push(act);

// Return the milliseconds since the page began, including sleep.
export function elapsed() {
  look();
  return performance.now() + slept;
}

// Return a duration in milliseconds as text, such as `4:05` or `1:04:05`.
export function written(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (number) => String(number).padStart(2, "0");
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

function look() {
  const jump = Date.now() - performance.now() - difference;
  const isLate = Date.now() - ticked > GAP && !document.hidden;
  difference += jump;
  if (jump > JUMP) slept += jump;
  if (jump <= JUMP && !isLate) return;
  ticked = Date.now();
  for (const act of wakers) act();
}

const tick = () => (ticked = Date.now());

setInterval(() => {
  look();
  tick();
}, TICK);
document.addEventListener("visibilitychange", tick); // hidden pages tick less often
