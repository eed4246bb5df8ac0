// Match page: posts forms without leaving the page, and shows received pictures one after another. No rule is decided
// here: the server draws every picture and names the pieces that each place takes.

import { noteConnection } from "./clocks.js";
import { showPicture, hurry, isReduced } from "./motion.js";
import { arrangeHand, readyHand, watchHand } from "./hand.js";
import { complete, partNames } from "./parts.js";
import { askForTheWhole, noteAnswer, openStream } from "./stream.js";
import { afterAnswer, post, tell, watchForms } from "./post.js";
import { released } from "./press.js";
import { playSounds } from "./sound.js";
import { speak } from "./voice.js";
import { agreed } from "./confirm.js";
import { measureHead } from "./head.js";
import { watchPanel } from "./panel.js";
import { waitFor } from "../waiting.js";
import { keepsBack, now, watchLookBack } from "./look-back.js";
import "./hand-on.js";
import "./invitation.js";
import "./tab.js";
import "./side-panel.js";

const KIND = "text/vnd.skyhop.server";
const TRY_LATER = [429, 503, 507];
const LEADING = /^(Tab|Arrow|[a-z]$)/i; // keys that move the focus; games use letters
const queue = [];
let shown = Promise.resolve(); // resolves when all received pictures are shown
let shownAt = 0;

const table = () => document.getElementById("table");
const words = document.getElementById("words").dataset;

// Return true if a version has a later ply. A version begins with its ply. The rest changes between plies, for example
// after a draw offer.
const isLater = (version) => parseInt(version) > parseInt(now().dataset.version);

const isPast = (version) => parseInt(version) < parseInt(now().dataset.version);

// Return the length of the remarks in a version. During a ply, this length only grows, so the longer version is later.
const remarks = (version) => /[.]said(\w+)/.exec(version)?.[1].length ?? 0;

function isNews(version) {
  const known = now().dataset.version;
  if (parseInt(version) !== parseInt(known)) return isLater(version);
  return version !== known && remarks(version) >= remarks(known);
}

// Remove motion, sound and delay of an action that the reader has already seen.
function calm(picture) {
  picture.querySelector("template.flight")?.remove();
  for (const name of ["actor", "scored", "trophy"]) delete picture.dataset[name];
}

// Write the ply of a picture into its forms; forms in cached fragments have an earlier one.
function nameThePly(picture) {
  for (const field of picture.querySelectorAll("input[name=ply]")) field.setAttribute("value", picture.dataset.ply);
}

// Show one picture after the other, from all sources.
function inTurn(act) {
  shown = shown.catch(() => {}).then(act);
  return shown;
}

function pictureIn(html) {
  const picture = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  if (picture !== null) nameThePly(picture);
  return picture;
}

// Receive a message. Return true if it contains a picture, now or after missing fragments arrive.
export function receive(html, { isAnswer = false, from = null } = {}) {
  const whole = complete(html);
  if (whole === null) {
    askForTheWhole();
    return true;
  }
  const picture = pictureIn(whole);
  if (picture === null) return false;
  if (isAnswer) noteAnswer(picture.dataset.version);
  const isTold = isAnswer && picture.querySelector(".notice, .hints") !== null;
  line({ picture, from, isAnswer, isTold });
  inTurn(showAll);
  return true;
}

// Queue pictures by ply. Within a ply, order them by their remarks. Among equal pictures, the answer to the reader's
// own action comes first. A refusal comes last, because it refers to the picture shown before.
function line(next) {
  const order = ({ picture, isAnswer, isTold }) => {
    const { version } = picture.dataset;
    return [parseInt(version), isTold, remarks(version), !isAnswer];
  };
  const isBehind = (other) => isBefore(order(next), order(other));
  const place = queue.findIndex(isBehind);
  queue.splice(place < 0 ? queue.length : place, 0, next);
}

function isBefore(one, other) {
  const place = one.findIndex((each, number) => each !== other[number]);
  return place >= 0 && one[place] < other[place];
}

async function showAll() {
  while (queue.length > 0) {
    const { picture, from, isAnswer, isTold } = queue.shift();
    if (isTold && isPast(picture.dataset.version)) tellOld(picture);
    if (isTold ? isPast(picture.dataset.version) : !isNews(picture.dataset.version)) continue;
    if (!isLater(picture.dataset.version)) calm(picture);
    if (keepsBack(picture)) continue;
    await pause(picture);
    await released();
    await show(picture, from, isAnswer);
  }
  document.documentElement.dataset.state = "still";
}

async function show(picture, from = null, isAnswer = false) {
  playSounds(picture, table());
  say(picture, isAnswer);
  arrangeHand(picture);
  tellGame("picture-coming", { old: table(), picture });
  await showPicture(table(), picture, { from, placed: () => tellGame("picture-placed"), restored: readyHand });
  tellGame("picture-shown");
  shownAt = performance.now();
}

// Show a step of the replay; `before` is called when its turn has come.
function showStep(picture, { isCalm, before }) {
  return inTurn(async () => {
    document.documentElement.dataset.state = "moving";
    before();
    if (isCalm) calm(picture);
    await show(picture);
    document.documentElement.dataset.state = "still";
  });
}

// Request a step by its address. Return null if it is unavailable now.
async function ask(address) {
  for (const parts of [partNames(), ""]) {
    const answer = await waitFor(fetch(address, { headers: { Accept: KIND, "Skyhop-Parts": parts } }));
    if (TRY_LATER.includes(answer.status)) return null;
    const whole = answer.ok ? complete(await answer.text()) : "";
    const picture = whole === null ? null : pictureIn(whole);
    if (picture !== null) return picture;
    if (whole !== null) break;
  }
  window.location.assign(address);
  return null;
}

// Wait a moment before another player's action; show the reader's own action at once.
async function pause(picture) {
  document.documentElement.dataset.state = "moving";
  if (picture.dataset.actor === undefined || picture.dataset.actor === picture.dataset.seat) return;
  const pace = Number(document.documentElement.dataset.pace ?? (isReduced() ? 250 : 650));
  const rest = pace - (performance.now() - shownAt);
  if (rest > 0) await hurry.within(rest);
}

// Notify the game's own module: of a coming picture, of a placed picture before it is visible, and of a picture that is
// shown and no longer moves.
function tellGame(name, detail) {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

// Announce a text once, and remove the live region of its notice.
function say(picture, isAnswer) {
  const notice = picture.querySelector(isAnswer ? ".notice, .hints" : ".notice");
  notice?.removeAttribute("role");
  announce(notice?.textContent ?? (isAnswer ? undefined : gone(picture)) ?? picture.dataset.said);
}

// Return the message about something that ended between plies, such as a free seat or the reader's draw offer.
function gone(picture) {
  if (isLater(picture.dataset.version)) return undefined;
  const ended = [...table().querySelectorAll("[data-gone]")].find(({ id }) => picture.querySelector(`#${id}`) === null);
  return ended?.dataset.gone;
}

// Announce the refusal in an outdated picture; a hint in it is no longer relevant.
const tellOld = (picture) => announce(picture.querySelector(".notice")?.textContent);

function announce(sentence) {
  if (!sentence) return;
  document.getElementById("said").textContent = sentence;
  speak(sentence);
}

// Explain why something is impossible when it is pressed or focused by keys. The module is loaded on first use.
let key = "";
document.addEventListener("keydown", (event) => (key = event.key), { capture: true });
document.addEventListener("keyup", () => (key = ""));
async function why(asked, isWalkedTo = false) {
  const module = await import("./why.js").catch(() => null); // offline, the server could not answer either
  module?.explain(asked, announce, isWalkedTo);
}
document.addEventListener("why", ({ detail }) => why(detail));
document.addEventListener("click", ({ target }) => why(target));
document.addEventListener("focusin", ({ target }) => LEADING.test(key) && why(target, true));

watchForms(async (form, fields, submitter, signal) => {
  const from = form.flight ?? null;
  form.flight = null;
  if (!(await agreed(form, submitter, fields))) return;
  const isBelow = form.closest(".feet") && !form.closest("details"); // its answer appears above the table
  if (isBelow) window.scrollTo({ top: 0, behavior: "instant" });
  await post(form, fields, { took: (html) => receive(html, { isAnswer: true, from }), lost: words.lost, signal });
});

function showEndOfLog() {
  for (const log of document.querySelectorAll("[data-scroll=end]")) log.scrollTo(0, log.scrollHeight);
}

export const connection = (isThere) => tell(noteConnection(isThere));

document.documentElement.dataset.scripted = "";
document.documentElement.dataset.state = "still";
showEndOfLog();
window.addEventListener("resize", () => table().dataset.past === undefined && showEndOfLog());
complete(table().outerHTML);
if (document.getElementById("free-seat") !== null) import("../own-name.js");
watchHand();
watchPanel();
measureHead();
arrangeHand(table());
readyHand();
// A lesson has no stream and no replay.
const bar = document.getElementById("look-back");
if (bar !== null) {
  watchLookBack({ show: showStep, ask, announce, connection });
  // An analysis has no stream, because it never shows the current table.
  // A streamed picture may arrive before the answer to a form and refer to its fragments. So it waits for the answer.
  const follow = (html) => afterAnswer(() => receive(html));
  if (bar.dataset.page === bar.dataset.address) openStream(now, follow, connection);
}
