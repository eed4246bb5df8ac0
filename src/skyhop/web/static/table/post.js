// Forms that are sent without leaving the page, again and again where the answer is lost.

import { received, thought } from "./clocks.js";
import { agreedTo } from "./confirm.js";
import { partNames } from "./parts.js";
import { askAgain, PAGE } from "./stream.js";

const KIND = "text/vnd.skyhop.server";
const RETRY = 1500;
const LONGEST = 20000; // ms that an answer may take; what is sent again is not done twice
const HELD = 4000; // ms that what follows waits for it; then the stream brings all of it
const MOVES = /\/(actions|resignation|draw|claim|take-back|time|phrases)$/; // what these change comes with their answers
const BUSY = 503;
const DEFECT = 500;
const TRY_LATER = [429, BUSY, 507];

let isUnanswered = false; // a form is being sent again

// Say what is the matter with the connection; nothing when all is well.
export function tell(sentence) {
  if (sentence === "" && isUnanswered) return;
  const notice = document.getElementById("connection");
  notice.hidden = sentence === "";
  notice.textContent = sentence;
}

let sending = null; // what gives up the form that is on its way; null where there is none

// Take over the forms of the page, one at a time: `send` is given a form, its fields, the button that was pressed and
// what says that the form is given up, where the form has a question only when the reader has agreed to it. Whoever
// sees a later ply and acts there waits for no answer about an earlier one.
export function watchForms(send) {
  let last; // the ply of the form that is on its way
  document.addEventListener("submit", async (event) => {
    const { target: form, submitter } = event;
    if (form.closest("[data-plain]") || form.method !== "post") return;
    event.preventDefault();
    const ply = Number(form.elements.ply?.value);
    if (sending !== null && !(ply > last)) return;
    if (sending !== null) leave();
    const own = (sending = new AbortController());
    last = ply;
    try {
      const fields = form.dataset.question ? await agreedTo(form) : new FormData(form, submitter);
      if (!fields || sending !== own) return;
      last = Number(fields.get("ply")); // the picture may be a later one by now
      fields.set("thought", thought());
      await send(form, fields, submitter, own.signal);
    } finally {
      if (sending === own) sending = null;
    }
  });
}

function leave() {
  sending.abort();
  if (held !== null) giveUp();
  isUnanswered = false;
  tell("");
}

let held = null; // what waits for the answer to something that changes the match; null where none is on its way
let heldTimer = null;

// Do something when no such answer is on its way.
export function afterAnswer(act) {
  if (held === null) act();
  else held.push(act);
}

function hold() {
  held ??= [];
  heldTimer ??= setTimeout(giveUp, HELD);
}

function letGo() {
  const acts = held ?? [];
  clearTimeout(heldTimer);
  held = heldTimer = null;
  for (const act of acts) act();
}

// An answer that is late or lost would have brought what the stream left out: from what is shown on, all comes anew.
function giveUp() {
  held = [];
  letGo();
  askAgain();
}

// A form names the ply it was made for, so sending it again after a lost answer cannot play it twice.
export async function post(form, fields, { took, lost, signal }) {
  const address = form.getAttribute("action"); // `form.action` would be the field of that name
  const body = new URLSearchParams(fields);
  while (!signal.aborted) {
    const rest = await sent(address, body, { took, lost, signal });
    if (rest === null) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

// Send something once; gives the milliseconds after which it is to be sent again, null where it is not.
async function sent(address, body, { took, lost, signal }) {
  const headers = { Accept: KIND, "Skyhop-Parts": partNames(), "Skyhop-Page": PAGE };
  if (MOVES.test(address)) hold();
  const late = new AbortController();
  const stop = () => late.abort();
  const timer = setTimeout(stop, LONGEST);
  signal.addEventListener("abort", stop, { once: true });
  let answer, html;
  try {
    answer = await fetch(address, { method: "POST", body, headers, signal: late.signal });
    html = await answer.text();
  } catch {
    if (signal.aborted) return null;
    if (held !== null) giveUp();
    tell(lost);
    isUnanswered = true;
    return RETRY;
  } finally {
    clearTimeout(timer);
  }
  isUnanswered = false;
  const rest = heard(answer, html, { took, lost });
  letGo();
  return rest;
}

// Take an answer; gives what `sent` does.
function heard(answer, html, { took, lost }) {
  if (TRY_LATER.includes(answer.status) || answer.status === DEFECT) {
    tell(new DOMParser().parseFromString(html, "text/html").querySelector("main p")?.textContent ?? lost);
    return answer.status === BUSY ? 1000 * (answer.headers.get("Retry-After") ?? 1) : null;
  }
  tell("");
  received();
  if (!took(html)) window.location.reload();
  return null;
}
