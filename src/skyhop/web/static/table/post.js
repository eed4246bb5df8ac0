// Forms that are sent without leaving the page, again and again where the answer is lost.

import { agreedTo } from "./confirm.js";
import { partNames } from "./parts.js";
import { PAGE } from "./stream.js";

const KIND = "text/vnd.skyhop.table";
const RETRY = 1500;
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

let answered = Promise.resolve();

// Wait until what was sent has its answer, or that is lost.
export const allAnswered = () => answered;

// A form names the ply it was made for, so sending it again after a lost answer cannot play it twice.
export async function post(form, fields, { took, lost }) {
  const address = form.getAttribute("action"); // `form.action` would be the field of that name
  const body = new URLSearchParams(fields);
  for (;;) {
    answered = sent(address, body, { took, lost });
    const rest = await answered;
    if (rest === null) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}

// Send something once; gives the milliseconds after which it is to be sent again, null where it is not.
async function sent(address, body, { took, lost }) {
  const headers = { Accept: KIND, "Skyhop-Parts": partNames(), "Skyhop-Page": PAGE };
  let answer, html;
  try {
    answer = await fetch(address, { method: "POST", body, headers });
    html = await answer.text();
  } catch {
    tell(lost);
    return RETRY;
  }
  if (TRY_LATER.includes(answer.status) || answer.status === DEFECT) {
    tell(new DOMParser().parseFromString(html, "text/html").querySelector("main p")?.textContent ?? lost);
    return answer.status === BUSY ? 1000 * (answer.headers.get("Retry-After") ?? 1) : null;
  }
  tell("");
  if (!took(html)) window.location.reload();
  return null;
}
