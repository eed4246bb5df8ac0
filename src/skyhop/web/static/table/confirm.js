// Confirmation of an action before it is sent, for readers who want it. On touch, an action is kept back for a moment
// instead, in which the reader can undo it.

import { setting } from "../settings.js";
import { ownTime } from "./clocks.js";

const OK = 200;
const PATIENCE = 1500; // ms
const KEPT_BACK = 3000; // ms
const HOUR = 3_600_000; // ms
const QUESTIONED = "form[data-question]";
const dialog = document.getElementById("confirm");
const [title, told, notation] = ["title", "told", "notation"].map((name) => document.getElementById(`confirm-${name}`));
const [yes, no] = dialog.querySelectorAll("button");
const USUAL = { question: title.textContent, yes: yes.textContent, no: no.textContent };

export function asksFirst() {
  const wanted = setting("confirm");
  return wanted === "always" || (wanted === "device" && window.matchMedia("(pointer: coarse)").matches);
}

// Return true if a chosen action can be undone for a moment. With little time on the reader's clock, the page asks for
// a confirmation instead, because the moment would cost time.
const mayUndo = () => setting("confirm") === "device" && ownTime() >= HOUR;

// Return the text of a button, with its hint after a dash.
export function words(element) {
  const hint = element?.querySelector("small")?.textContent ?? "";
  const text = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
  return (hint ? text.replace(hint, ` – ${hint}`) : text).replace(/\s+/g, " ").trim();
}

// Return the chosen pieces and the place or button, in the words of the page.
function named(form, submitter) {
  const pieces = [...form.querySelectorAll("input[name=action]:checked")].map(words);
  return [pieces.join(", "), words(submitter?.closest("[data-place]") ?? submitter)].filter(Boolean).join(" → ");
}

// Return the server's description of an action; empty if it has none or does not answer soon.
async function explained(address, action) {
  const { seat, ply } = document.getElementById("table").dataset;
  const question = new URLSearchParams({ seat, ply, action });
  try {
    const answer = await fetch(`${address}?${question}`, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.status === OK ? await answer.text() : "";
  } catch {
    return "";
  }
}

// Return the first sentence of a description, which names the action, as a question, and the other sentences.
function questionOf(description) {
  const [action, ...rest] = description.split(/(?<=\.) (?=\p{Lu})/u);
  const question = dialog.dataset.question.replace("%(action)s", () => action.replace(/\.$/, ""));
  return { question, sentence: rest.join(" "), action: action.replace(/\.$/, "") };
}

// Ask, and return true if the reader agrees.
async function asked({ question, sentence, action, answer, look = "primary" }) {
  title.textContent = question;
  told.textContent = sentence;
  notation.textContent = action;
  yes.textContent = answer;
  yes.className = look;
  no.textContent = USUAL.no;
  dialog.removeAttribute("data-undo");
  dialog.style.inset = "";
  dialog.showModal();
  return await new Promise((resolve) => (decide = resolve));
}

// Show an action with a button that undoes it, first in the words of the page, then as `explanation` names it. Return
// true when its time is over, at the next press, or when the reader leaves the page. Return false for the button, for
// Escape, and for a picture of another ply.
async function keptBack(sentence, explanation) {
  const { ply } = document.getElementById("table").dataset;
  const over = new AbortController();
  const { signal } = over;
  title.textContent = sentence;
  no.textContent = dialog.dataset.undone;
  dialog.setAttribute("data-undo", "");
  dialog.show();
  explanation.then((told) => told && !signal.aborted && (title.textContent = questionOf(told).action));
  const isSent = await new Promise((resolve) => {
    const timer = setTimeout(resolve, KEPT_BACK, true);
    signal.addEventListener("abort", () => clearTimeout(timer));
    const listen = (on, name, act) => on.addEventListener(name, act, { capture: true, signal });
    listen(document, "pointerdown", ({ target }) => target.closest("button") === no || resolve(true));
    listen(document, "keydown", ({ key }) => key === "Escape" && resolve(false));
    listen(document, "keydown", ({ key, target }) => key !== "Tab" && target !== no && resolve(true));
    listen(document, "visibilitychange", () => document.hidden && resolve(true));
    listen(window, "pagehide", () => resolve(true));
    listen(document, "picture-coming", ({ detail }) => detail.picture.dataset.ply !== ply && resolve(false));
    listen(no, "click", () => resolve(false));
  });
  over.abort();
  dialog.close();
  return isSent;
}

// Return the elements of an action on the board: its button, and the places of a map that it names.
function placesOf(submitter) {
  const named = `${submitter?.dataset.target ?? ""} ${submitter?.dataset.way ?? ""}`.trim().split(/\s+/);
  return [submitter, ...named.map((id) => id && document.getElementById(id))].filter(Boolean);
}

// Place the question below the clocks or above the hand, where it covers neither of them nor the place of the action.
function lieBeside(place) {
  const hand = document.querySelector(".hand")?.getBoundingClientRect();
  const below = hand && hand.left < innerWidth / 2 ? Math.max(0, innerHeight - Math.max(hand.top, 0)) : 0;
  const { top, bottom } = place?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const isHigh = (top + bottom) / 2 < (innerHeight - below) / 2;
  const above = Math.max(0, document.getElementById("clocks")?.getBoundingClientRect().bottom ?? 0);
  dialog.style.inset = isHigh ? `auto 0 ${below + 12}px` : `${above + 12}px 0 auto`;
}

// Ask to confirm an action. A new picture means no, because the reader should see it first.
export async function agreed(form, submitter, fields) {
  const address = form.getAttribute("action");
  if (!asksFirst() || !address.endsWith("/actions")) return true;
  const action = [...fields.getAll("action"), ...fields.getAll("to")].join("");
  const before = pictures;
  const explanation = explained(address.replace(/actions$/, "explanation"), action);
  const isUndoable = mayUndo();
  const sentence = isUndoable ? "" : await explanation; // a reader who leaves the page meanwhile loses the action
  if (pictures !== before) return false;
  const places = placesOf(submitter);
  for (const place of places) place.setAttribute("data-over", "");
  const told = sentence ? questionOf(sentence) : { ...USUAL, sentence: named(form, submitter) };
  const answer = isUndoable ? keptBack(told.sentence, explanation) : asked({ ...told, action, answer: USUAL.yes });
  lieBeside(places.at(-1));
  const isAgreed = await answer;
  for (const place of places) place.removeAttribute("data-over");
  return isAgreed;
}

// Ask the question of a form whose effect cannot be undone. Return the current fields of the form, or null for no. New
// pictures have the form too, so the question stays open.
export async function agreedTo(form) {
  const { question, told: sentence } = form.dataset;
  const answer = asked({ question, sentence, action: "", answer: form.querySelector("button").textContent, look: "danger" });
  no.focus();
  isLasting = true;
  const isAgreed = await answer;
  isLasting = false;
  const shown = document.querySelector(QUESTIONED);
  shown?.querySelector("button").focus({ preventScroll: true });
  if (!isAgreed) return null;
  const fields = new FormData(shown);
  fields.set("sure", "yes"); // otherwise, the server would ask, as without JavaScript
  return fields;
}

// Take the answer at `submit`. A browser reports `close` one frame later, which would miss a quick second answer.
let decide = () => {};
let isLasting = false;
let pictures = 0; // number of received pictures

function leave() {
  if (dialog.hasAttribute("data-undo")) return;
  dialog.close();
  decide(false);
}

dialog.addEventListener("submit", ({ submitter }) => decide(submitter.value === "yes"));
dialog.addEventListener("cancel", leave);
dialog.addEventListener("close", () => dialog.open || decide(false));

// A key that is still held, or a click outside, does not confirm.
dialog.addEventListener("keydown", (event) => event.repeat && event.preventDefault());
dialog.addEventListener("click", (event) => event.target === dialog && leave());
document.addEventListener("picture-coming", ({ detail: { old, picture } }) => {
  pictures += 1;
  const isSameSeat = old.dataset.seat === picture.dataset.seat;
  if (!isLasting || !isSameSeat || picture.querySelector(QUESTIONED) === null) leave();
});
