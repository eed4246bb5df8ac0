// Replay during a match: shows an earlier step while the match goes on. The current picture is kept meanwhile, and a
// notice tells the reader about new steps. The server draws every step.

import { isReduced } from "./motion.js";
import { putAway } from "./panel.js";

const KEYS = { ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1, Home: () => 0, End: () => Infinity };
const OWN_KEYS = "input, select, textarea, [contenteditable], dialog, #log";
const NO_NEWS = /^(seen|counting|marks|since)/;
const REST = 900;
const NOT_YET = Object.assign(document.createElement("div"), { id: "table" });
NOT_YET.dataset.version = "-1"; // older than any version, so every picture is news
let kept = null; // current table while another step is shown
let wanted = null; // next step to show, and its perspective
let isGoing = false;
let isPlaying = false;
let host = null; // functions of `table.js` that show and request pictures

const part = (name) => document.getElementById(`look-${name}`);
const bar = () => part("back");
const shown = () => document.getElementById("table");
const placeOf = (picture) => picture.dataset.perspective;
const standing = () => Number(shown().dataset.step);

// Return the current table of the match, even while another step is shown.
export const now = () => kept ?? shown();

// Return the lines of a table's log, one for each step; remarks have none.
const linesOf = (table) => [...table.querySelectorAll("#log [data-ply]")];

// Return the number of steps in the latest log.
const count = () => linesOf(now()).length || linesOf(shown()).length;

// Return the parts of a version that count as news in a replay. Spectators, computed medals and started clocks do not.
const news = (table) => table.dataset.version.split(".").filter((each) => !NO_NEWS.test(each)).join(".");

// Keep a new picture for later during a replay. Return true if it must not be shown now.
export function keepsBack(picture) {
  if (kept === null) return false;
  if (kept !== NOT_YET && part("news").hidden && news(picture) !== news(kept)) {
    part("news").hidden = false;
    host.announce(part("news").textContent);
  }
  kept = picture;
  mark();
  return true;
}

// Return the address of a step or a file. Before the end of the match, the address of a step names no view: it shows
// each reader the reader's own view. The address of a file always names the view `place`.
function address(place, steps, file = "") {
  const asked = new URLSearchParams(steps);
  if (file || part("from").hidden === false) asked.set("as", place);
  return `${file ? bar().dataset.address + file : bar().dataset.page}?${asked}`;
}

async function go(step, place = wanted?.place ?? placeOf(shown())) {
  wanted = { step: Math.min(Math.max(step, 0), count()), place };
  if (isGoing) return;
  isGoing = true;
  try {
    while (wanted !== null) {
      const { step, place } = wanted;
      await show(step, place);
      if (wanted?.step === step && wanted.place === place) wanted = null;
    }
  } catch (error) {
    wanted = null;
    stop();
    if (!(error instanceof TypeError)) throw error; // a lost connection raises a TypeError
    host.connection(false);
  } finally {
    isGoing = false;
  }
}

async function show(step, place) {
  const isNow = step === count() && place === placeOf(now());
  if (isNow && now() !== NOT_YET) return back();
  if (step === standing() && place === placeOf(shown()) && kept !== null) return;
  const isNext = step === standing() + 1 && place === placeOf(shown());
  const there = address(place, { step });
  const picture = await host.ask(there);
  if (picture === null) return stop();
  await host.show(picture, { isCalm: !isNext, before: leave });
  history.replaceState(null, "", there);
}

// Start a replay: keep the current table, and scroll the board into view, because the bar may be far below it.
function leave() {
  if (kept === null && shown().getBoundingClientRect().top < -innerHeight / 3) window.scrollTo({ top: 0, behavior: "instant" });
  kept ??= copyOf(shown());
  putAway();
}

// Copy a table with its chosen cards, so that it can be shown again later.
function copyOf(table) {
  const copy = table.cloneNode(true);
  for (const field of copy.querySelectorAll("input:checked")) field.setAttribute("checked", "");
  return copy;
}

async function back() {
  if (kept === null) return;
  const picture = kept;
  await host.show(picture, { isCalm: true, before: () => (kept = null) });
  part("news").hidden = true;
  history.replaceState(null, "", bar().dataset.address);
}

async function play() {
  isPlaying = !isPlaying;
  markPlaying();
  if (!isPlaying) return;
  if (standing() >= count()) await go(0);
  while (isPlaying) {
    await new Promise((resolve) => setTimeout(resolve, isReduced() ? 2 * REST : REST * Number(document.documentElement.dataset.speed ?? 1)));
    if (!isPlaying) return;
    await go(standing() + 1);
    if (standing() >= count()) stop();
  }
}

function stop() {
  isPlaying = false;
  markPlaying();
}

const markPlaying = () => part("play").setAttribute("aria-pressed", String(isPlaying));

// Update the bar, and mark the line of the step in the log.
function mark() {
  const isPast = kept !== null;
  const last = count();
  const [step, place] = [standing(), placeOf(shown())];
  bar().toggleAttribute("data-past", isPast);
  bar().toggleAttribute("data-empty", last === 0 && !isPast);
  Object.assign(part("range"), { max: last, value: step });
  part("range").setAttribute("aria-valuetext", shown().dataset.said ?? String(step));
  part("step").textContent = String(step);
  part("all").textContent = String(last);
  part("from").hidden = ![now(), shown()].some((table) => "over" in table.dataset);
  for (const [seat, title] of JSON.parse(now().dataset.seats ?? "[]").entries()) part("as").options[seat].textContent = title;
  part("as").value = place;
  const analysis = part("analysis"); // link to the analysis, at the same step
  analysis?.toggleAttribute("hidden", part("from").hidden);
  analysis?.setAttribute("href", address(place, { step }, "/analysis"));
  const playOn = part("play-on"); // a branch: only of a finished match, before its last step
  playOn.hidden = part("from").hidden || step === last;
  playOn.href = `${bar().dataset.address}/play-on?step=${step}`;
  for (const kind of ["png", "svg"]) part(kind).href = address(place, { step }, `/picture.${kind}`);
  part("film").href = address(place, {}, "/film");
  part("films").hidden = last === 0;
  for (const [end, name] of [["from", "first"], ["to", "last"]]) {
    part(`film-${end}`).href = address(place, { [name]: step }, "/film");
    part(`film-${end}`).hidden = step === 0 || step === last; // the whole match, or no step
  }
  markLine(isPast ? step : null);
}

function markLine(step) {
  for (const line of shown().querySelectorAll("#log [aria-current]")) line.removeAttribute("aria-current");
  if (step === null) return;
  const line = linesOf(shown())[step - 1] ?? null;
  const log = document.getElementById("log");
  line?.setAttribute("aria-current", "step");
  const top = line === null ? 0 : line.getBoundingClientRect().top - log.getBoundingClientRect().top;
  log?.scrollTo(0, line === null ? 0 : log.scrollTop + top - log.clientHeight / 2);
}

// Return true if a focused element uses the arrow keys itself. A clicked card does not; a card focused by keys does.
const hasOwnKeys = (focus) => focus.closest(OWN_KEYS) && !focus.matches("[type=radio]:not(:focus-visible)");

function onKey(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(event.key in KEYS) || hasOwnKeys(document.activeElement) || document.querySelector("dialog:modal")) return;
  event.preventDefault();
  stop();
  go(KEYS[event.key](wanted?.step ?? standing()));
}

const PRESSED = {
  "look-first": () => go(0),
  "look-previous": () => go((wanted?.step ?? standing()) - 1),
  "look-next": () => go((wanted?.step ?? standing()) + 1),
  "look-last": () => go(Infinity),
  "look-now": () => (kept === NOT_YET ? window.location.assign(bar().dataset.address) : go(Infinity, placeOf(now()))),
};

function onClick(event) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const line = event.target.closest?.("#log [data-ply]");
  const link = event.target.closest?.("#look-back a, [data-look]");
  const press = PRESSED[link?.dataset.look ? `look-${link.dataset.look}` : link?.id];
  if (line === null && press === undefined) return;
  if (line !== null && !window.getSelection().isCollapsed) return;
  event.preventDefault();
  stop();
  if (press) press();
  else go(linesOf(shown()).indexOf(line) + 1);
}

export function watchLookBack(shows) {
  host = shows;
  NOT_YET.dataset.address = shown().dataset.address;
  if ("past" in shown().dataset) kept = NOT_YET;
  mark();
  document.addEventListener("picture-shown", mark);
  window.addEventListener("resize", mark);
  document.addEventListener("click", onClick);
  window.addEventListener("keydown", onKey); // on the window, after handlers that use a key
  part("play").addEventListener("click", play);
  part("range").addEventListener("input", (event) => go(Number(event.target.value)));
  part("as").addEventListener("change", (event) => {
    part("more").hidePopover(); // it covers the requested view
    go(standing(), event.target.value);
  });
}
