// The table's page: posts forms without leaving the page, receives pictures and shows them one after another.
// No rule is decided here: the server draws every picture and says which places take which pieces.

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
import { keepsBack, now, watchLookBack } from "./look-back.js";
import "./hand-on.js";
import "./invitation.js";
import "./tab.js";
import "./side-panel.js";

const KIND = "text/vnd.skyhop.server";
const TRY_LATER = [429, 503, 507];
const LEADING = /^(Tab|Arrow|[a-z]$)/i; // keys that lead somewhere; the letters are those of a game
const queue = [];
let shown = Promise.resolve(); // when all is shown that was to be
let shownAt = 0;

const table = () => document.getElementById("table");
const words = document.getElementById("words").dataset;

// Versions begin with the ply; what else is in them changes beside the play, such as who sits down or offers a draw.
const isLater = (version) => parseInt(version) > parseInt(now().dataset.version);

const isPast = (version) => parseInt(version) < parseInt(now().dataset.version);

// What was said at a ply grows, but for what is said again: the picture in which more was said is the later one.
const remarks = (version) => /[.]said(\w+)/.exec(version)?.[1].length ?? 0;

function isNews(version) {
  const known = now().dataset.version;
  if (parseInt(version) !== parseInt(known)) return isLater(version);
  return version !== known && remarks(version) >= remarks(known);
}

// What was played has been seen: it does not fly, sound or wait once more.
function calm(picture) {
  picture.querySelector("template.flight")?.remove();
  for (const name of ["actor", "scored", "trophy"]) delete picture.dataset[name];
}

// A form names the ply of the picture it stands in, also where it came with an earlier one.
function nameThePly(picture) {
  for (const field of picture.querySelectorAll("input[name=ply]")) field.setAttribute("value", picture.dataset.ply);
}

// One picture is shown after the other, wherever they come from.
function inTurn(act) {
  shown = shown.catch(() => {}).then(act);
  return shown;
}

function pictureIn(html) {
  const picture = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  if (picture !== null) nameThePly(picture);
  return picture;
}

// Says whether there was a picture, or there will be one.
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

// Pictures stand in line by their plies: of one ply last a refusal, which speaks of what is shown before it, the others
// by what was said, and of what differs in nothing of that first what one's own action made.
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
  await showPicture(table(), picture, { from, placed: () => tellGame("picture-placed") });
  readyHand();
  tellGame("picture-shown");
  shownAt = performance.now();
}

// Show a step that is looked back at; `before` is told when its turn has come.
function showStep(picture, { isCalm, before }) {
  return inTurn(async () => {
    document.documentElement.dataset.state = "moving";
    before();
    if (isCalm) calm(picture);
    await show(picture);
    document.documentElement.dataset.state = "still";
  });
}

// Ask for a step by its address; null where there is none now.
async function ask(address) {
  for (const parts of [partNames(), ""]) {
    const answer = await fetch(address, { headers: { Accept: KIND, "Skyhop-Parts": parts } });
    if (TRY_LATER.includes(answer.status)) return null;
    const whole = answer.ok ? complete(await answer.text()) : "";
    const picture = whole === null ? null : pictureIn(whole);
    if (picture !== null) return picture;
    if (whole !== null) break;
  }
  window.location.assign(address);
  return null;
}

// What the other player does is given its time; one's own action is shown at once.
async function pause(picture) {
  document.documentElement.dataset.state = "moving";
  if (picture.dataset.actor === undefined || picture.dataset.actor === picture.dataset.seat) return;
  const pace = Number(document.documentElement.dataset.pace ?? (isReduced() ? 250 : 650));
  const rest = pace - (performance.now() - shownAt);
  if (rest > 0) await hurry.within(rest);
}

// A game's own module may want to prepare a picture that is coming, to do something when it is placed, before it is seen,
// and once all of it is shown and still.
function tellGame(name, detail) {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

// What is announced is said once: the notice itself then needs no voice.
function say(picture, isAnswer) {
  const notice = picture.querySelector(isAnswer ? ".notice, .hints" : ".notice");
  notice?.removeAttribute("role");
  announce(notice?.textContent ?? (isAnswer ? undefined : gone(picture)) ?? picture.dataset.said);
}

// Beside the play something may end, such as a free seat or the own offer of a draw: what is then so.
function gone(picture) {
  if (isLater(picture.dataset.version)) return undefined;
  const ended = [...table().querySelectorAll("[data-gone]")].find(({ id }) => picture.querySelector(`#${id}`) === null);
  return ended?.dataset.gone;
}

// A refusal is told though the match has gone on; a hint is about what was, and says nothing now.
const tellOld = (picture) => announce(picture.querySelector(".notice")?.textContent);

function announce(sentence) {
  if (!sentence) return;
  document.getElementById("said").textContent = sentence;
  speak(sentence);
}

// Whatever cannot be done says why when it is pressed or walked to by keys; the module comes with the first question.
let key = "";
document.addEventListener("keydown", (event) => (key = event.key), { capture: true });
document.addEventListener("keyup", () => (key = ""));
async function why(asked, isWalkedTo = false) {
  const module = await import("./why.js").catch(() => null); // without a connection nothing is answered either
  module?.explain(asked, announce, isWalkedTo);
}
document.addEventListener("why", ({ detail }) => why(detail));
document.addEventListener("click", ({ target }) => why(target));
document.addEventListener("focusin", ({ target }) => LEADING.test(key) && why(target, true));

watchForms(async (form, fields, submitter, signal) => {
  const from = form.flight ?? null;
  form.flight = null;
  if (!(await agreed(form, submitter, fields))) return;
  const isBelow = form.closest(".feet") && !form.closest("details"); // what is asked for there is answered above the table
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
// In a lesson nothing happens by itself, and there is nothing to look back at.
const bar = document.getElementById("look-back");
if (bar !== null) {
  watchLookBack({ show: showStep, ask, announce, connection });
  // In an analysis nothing is looked at as it stands now.
  // What follows on an answer may come before it, and refers to its parts: it waits.
  const follow = (html) => afterAnswer(() => receive(html));
  if (bar.dataset.page === bar.dataset.address) openStream(now, follow, connection);
}
