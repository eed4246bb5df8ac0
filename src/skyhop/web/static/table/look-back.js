// Looking back: an earlier step is shown while the match goes on. How the table stands now is kept meanwhile, and the
// reader is not thrown forward: a sign says that there is something new. The server draws every step.

import { isReduced } from "./motion.js";
import { putAway } from "./panel.js";

const KEYS = { ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1, Home: () => 0, End: () => Infinity };
const OWN_KEYS = "input, select, textarea, [contenteditable], dialog, #log";
const NO_NEWS = /^(seen|counting|marks|since)/;
const REST = 900;
const NOT_YET = Object.assign(document.createElement("div"), { id: "table" });
NOT_YET.dataset.version = "-1"; // older than any: what comes is news
let kept = null; // the table as it stands now, while another step is shown
let wanted = null; // the step to be shown next, and the place that it is seen from
let isGoing = false;
let isPlaying = false;
let host = null; // how `table.js` shows a picture, and asks for one

const part = (name) => document.getElementById(`look-${name}`);
const bar = () => part("back");
const shown = () => document.getElementById("table");
const placeOf = (picture) => picture.dataset.perspective;
const standing = () => Number(shown().dataset.step);

// The table as it stands now, for whoever keeps up with the match.
export const now = () => kept ?? shown();

// The lines of all steps, one each, in a table's log; what was said beside the play has none.
const linesOf = (table) => [...table.querySelectorAll("#log [data-ply]")];

// How many steps there are: by the latest log that is here.
const count = () => linesOf(now()).length || linesOf(shown()).length;

// Of a version all but what is no news to whoever looks back: who else looks, marks that were counted, a clock that began.
const news = (table) => table.dataset.version.split(".").filter((each) => !NO_NEWS.test(each)).join(".");

// Keep a picture that has come; say whether it is to be kept, not shown.
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

// Of a step, which before the end shows each reader what it may see, or of a file, which stays as it is seen here.
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
    if (!(error instanceof TypeError)) throw error; // that is what a lost connection is
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

// The first step away from now keeps the table that was there, and brings it into sight: the bar may be far below it.
function leave() {
  if (kept === null && shown().getBoundingClientRect().top < -innerHeight / 3) window.scrollTo({ top: 0, behavior: "instant" });
  kept ??= copyOf(shown());
  putAway();
}

// What is chosen there is chosen again when it comes back.
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

// What stands in the bar, and which line of the log is that of the step.
function mark() {
  const isPast = kept !== null;
  const last = count();
  const [step, place] = [standing(), placeOf(shown())];
  bar().toggleAttribute("data-past", isPast);
  Object.assign(part("range"), { max: last, value: step });
  part("range").setAttribute("aria-valuetext", shown().dataset.said ?? String(step));
  part("step").textContent = String(step);
  part("all").textContent = String(last);
  part("from").hidden = ![now(), shown()].some((table) => "over" in table.dataset);
  for (const [seat, title] of JSON.parse(now().dataset.seats ?? "[]").entries()) part("as").options[seat].textContent = title;
  part("as").value = place;
  const analysis = part("analysis"); // of the whole match: it begins where the reader stands
  analysis?.toggleAttribute("hidden", part("from").hidden);
  analysis?.setAttribute("href", address(place, { step }, "/analysis"));
  const playOn = part("play-on"); // what the match could have come to: not before it is over, nor after its last step
  playOn.hidden = part("from").hidden || step === last;
  playOn.href = `${bar().dataset.address}/play-on?step=${step}`;
  for (const kind of ["png", "svg"]) part(kind).href = address(place, { step }, `/picture.${kind}`);
  part("film").href = address(place, {}, "/film");
  part("films").hidden = last === 0;
  for (const [end, name] of [["from", "first"], ["to", "last"]]) {
    part(`film-${end}`).href = address(place, { [name]: step }, "/film");
    part(`film-${end}`).hidden = step === 0 || step === last; // that would be the whole match, or nothing
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

// A card that was clicked leaves the arrows to the match; walked to by keys, it leads to the next card.
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
  window.addEventListener("keydown", onKey); // after all others: who has used a key says so
  part("play").addEventListener("click", play);
  part("range").addEventListener("input", (event) => go(Number(event.target.value)));
  part("as").addEventListener("change", (event) => {
    part("more").hidePopover(); // it lies over what was asked for
    go(standing(), event.target.value);
  });
}
