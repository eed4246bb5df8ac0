// Sign that the page waits: a line at its top, shown when an answer takes longer than a moment.

const MOMENT = 300; // ms
const LONGEST = 10_000; // ms; a form or link that leads to a download is answered without a new page

let waiting = 0; // number of answers that the page waits for
let timer = null;

function begin() {
  waiting += 1;
  timer ??= setTimeout(() => document.documentElement.setAttribute("data-waiting", ""), MOMENT);
}

function end() {
  waiting = Math.max(0, waiting - 1);
  if (waiting > 0) return;
  clearTimeout(timer);
  timer = null;
  document.documentElement.removeAttribute("data-waiting");
}

// Show the sign until a promise is settled. Return the promise.
export function waitFor(answer) {
  begin();
  return answer.finally(end);
}

// A form or link that leads to another page is answered when that page arrives. A restored page no longer waits.
const isOther = ({ ctrlKey, metaKey, shiftKey, button }) => ctrlKey || metaKey || shiftKey || button > 0;
const leads = (event) => !event.defaultPrevented && !isOther(event) && !event.target.closest("a, form")?.target;

function leave() {
  begin();
  setTimeout(end, LONGEST);
}

window.addEventListener("submit", (event) => leads(event) && event.target.method !== "dialog" && leave());
window.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || !leads(event) || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname + link.search !== location.pathname + location.search) leave();
});
window.addEventListener("pageshow", () => {
  waiting = 0;
  end();
});
