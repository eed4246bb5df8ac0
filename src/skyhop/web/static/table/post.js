// Forms sent without leaving the page, and repeated if the answer is lost.

import { received, thought } from "./clocks.js";
import { agreedTo } from "./confirm.js";
import { partNames } from "./parts.js";
import { askAgain, PAGE } from "./stream.js";
import { waitFor } from "../waiting.js";

const KIND = "text/vnd.skyhop.server";
const RETRY = 1500;
const LONGEST = 20000; // ms until a form is sent again; the server acts only once
const HELD = 4000; // ms that streamed pictures wait for the answer; then the page requests all pictures
const MOVES = /\/(actions|resignation|draw|claim|take-back|time|phrases)$/; // forms whose answers contain the changed picture
const BUSY = 503;
const DEFECT = 500;
const TRY_LATER = [429, BUSY, 507];

let isUnanswered = false; // true while a form is sent again

// Show a message about the connection; an empty one hides it.
export function tell(sentence) {
  if (sentence === "" && isUnanswered) return;
  const notice = document.getElementById("connection");
  notice.hidden = sentence === "";
  notice.textContent = sentence;
}

let sending = null; // AbortController of the form in progress, or null

// Handle the forms of the page, one at a time. `send` gets a form, its fields, the pressed button and an abort signal; a
// form with a question is sent only after the reader agreed. A form of a later ply aborts the one of an earlier ply.
export function watchForms(send) {
  let last; // ply of the form in progress
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
      last = Number(fields.get("ply")); // a later picture may have arrived meanwhile
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

let held = null; // actions that wait for the answer of a form that changes the match, or null
let heldTimer = null;

// Run `act` now, or after the answer to a form that changes the match.
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

// Stop waiting for an answer. The stream left out the picture of the answer, so request all pictures since the current
// picture.
function giveUp() {
  held = [];
  letGo();
  askAgain();
}

// Send a form until it is answered. It names its ply, so a repetition cannot play it twice.
export async function post(form, fields, { took, lost, signal }) {
  const address = form.getAttribute("action"); // `form.action` is the field named action
  const body = new URLSearchParams(fields);
  while (!signal.aborted) {
    const rest = await sent(address, body, { took, lost, signal });
    if (rest === null) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

// Send a form once. Return the milliseconds until the next attempt, or null for none.
async function sent(address, body, { took, lost, signal }) {
  const headers = { Accept: KIND, "Skyhop-Parts": partNames(), "Skyhop-Page": PAGE };
  if (MOVES.test(address)) hold();
  const late = new AbortController();
  const stop = () => late.abort();
  const timer = setTimeout(stop, LONGEST);
  signal.addEventListener("abort", stop, { once: true });
  let answer, html;
  try {
    answer = await waitFor(fetch(address, { method: "POST", body, headers, signal: late.signal, keepalive: true }));
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

// Process an answer; return the same as `sent`.
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
