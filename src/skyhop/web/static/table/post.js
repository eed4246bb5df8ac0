// Forms that are sent without leaving the page, again and again where the answer is lost.

import { agreedTo } from "./confirm.js";
import { partNames } from "./parts.js";
import { askAgain, PAGE } from "./stream.js";

const KIND = "text/vnd.skyhop.table";
const RETRY = 1500;
const LONGEST = 20000; // ms that an answer may take; what is sent again is not done twice
const HELD = 4000; // ms that what follows waits for it; then the stream brings all of it
const MOVES = /\/(actions|resignation|draw)$/; // what these change comes with their answers
const BUSY = 503;
const DEFECT = 500;
const TRY_LATER = [429, BUSY, 507];

// Say what is the matter with the connection; nothing when all is well.
export function tell(sentence) {
  const notice = document.getElementById("connection");
  notice.hidden = sentence === "";
  notice.textContent = sentence;
}

// Take over the forms of the page, one at a time: `send` is given a form, its fields and the button that was pressed,
// where the form has a question only when the reader has agreed to it.
export function watchForms(send) {
  let isSending = false;
  document.addEventListener("submit", async (event) => {
    const { target: form, submitter } = event;
    if (form.closest("[data-plain]") || form.method !== "post") return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    try {
      const fields = form.dataset.question ? await agreedTo(form) : new FormData(form, submitter);
      if (fields) await send(form, fields, submitter);
    } finally {
      isSending = false;
    }
  });
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
export async function post(form, fields, { took, lost }) {
  const address = form.getAttribute("action"); // `form.action` would be the field of that name
  const body = new URLSearchParams(fields);
  for (let isFirst = true; ; isFirst = false) {
    const rest = await sent(address, body, { took, lost, isFirst });
    if (rest === null) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

// Send something once; gives the milliseconds after which it is to be sent again, null where it is not.
async function sent(address, body, { took, lost, isFirst }) {
  const headers = { Accept: KIND, "Skyhop-Parts": partNames(), "Skyhop-Page": PAGE };
  if (MOVES.test(address)) hold();
  let answer, html;
  try {
    answer = await fetch(address, { method: "POST", body, headers, signal: AbortSignal.timeout(LONGEST) });
    html = await answer.text();
  } catch {
    if (isFirst) giveUp();
    else letGo();
    tell(lost);
    return RETRY;
  }
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
  if (!took(html)) window.location.reload();
  return null;
}
