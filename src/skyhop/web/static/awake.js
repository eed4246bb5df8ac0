// Sleep of the computer, which a browser's own clock may leave out. The wall clock goes on meanwhile, but people set it:
// a jump counts as sleep until the server says what time it is.

const TICK = 1000; // ms
const JUMP = 2000; // ms; a smaller difference is a correction of the wall clock
const GAP = 10_000; // ms without a tick of a visible page
let slept = 0;
let difference = Date.now() - performance.now();
let ticked = Date.now();
const wakers = [];

// Call `act` each time the computer has slept or the page was frozen: a connection may be dead without an error.
export const onWaking = (act) => wakers.push(act);

// Milliseconds since the page began, sleep included.
export function elapsed() {
  look();
  return performance.now() + slept;
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
document.addEventListener("visibilitychange", tick); // browsers slow the ticks of hidden pages down
