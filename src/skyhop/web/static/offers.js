// Live bar of the reader's own matches, and live list of offers in the lobby. The server sends both after each change.
// When a match that the reader offered begins, the page moves to it. When the next match of a tournament begins, the page
// shows a link, so that the reader can still look at the last result. Without this module, the page stays as loaded.
//
// A browser allows only a few connections to one host. So one tab, the leader, holds the stream and shares its events
// with the other tabs. The leader holds a lock, and another tab gets the lock when the leader closes.

import { elapsed, written } from "./awake.js";
import { cookie } from "./cookie.js";
import { reopening } from "./reopened.js";

const list = document.getElementById("offered");
const bar = document.getElementById("own-matches");
const own = new Set(bar.dataset.open.split(" ").filter(Boolean));

// A page does not move while it has an edited form, the map editor, an open dialog or another running match of the
// reader. It shows a link instead.
const PLAYED = "#table[data-seat]:not([data-over]), #typing:not([hidden])";
const edited = new Set();
addEventListener("input", ({ isTrusted, target }) => isTrusted && target.form && edited.add(target.form));
addEventListener("submit", (event) => event.defaultPrevented || edited.delete(event.target));

const isPlaying = () => location.pathname.startsWith("/matches/") && document.querySelector(PLAYED);
const isEditing = () => [...edited].some((form) => form.isConnected);
// Of several pages, only those in sight move. The others show the link.
const isBusy = () => document.hidden || isEditing() || isPlaying() || document.querySelector("main.drawing, dialog[open]");

function parse(html) {
  return document.createRange().createContextualFragment(html);
}

function goToMatch(html) {
  const { firstElementChild: notice } = parse(html);
  const link = notice.querySelector("a").href;
  own.delete(notice.dataset.match);
  if (notice.dataset.match === here || document.querySelector(`.begun[data-match="${notice.dataset.match}"]`)) return;
  if (notice.dataset.stays === undefined && !isBusy()) return location.assign(link);
  const dialog = document.querySelector("dialog[open]");
  if (dialog === null) return bar.after(notice);
  dialog.append(notice); // a modal dialog blocks the page below it
  dialog.addEventListener("close", () => bar.after(notice), { once: true });
}

function showOffers(html) {
  if (list === null) return;
  replace(list, parse(html));
  document.getElementById("offered-count").textContent = list.querySelectorAll("[data-offer]").length || "";
}

// Load the lists of friends and requests again. The forms below them keep their texts.
async function showFriends() {
  if (document.getElementById("people") === null) return;
  const page = new DOMParser().parseFromString(await (await fetch(`/friends${location.search}`)).text(), "text/html");
  const [old, fresh] = [document, page].map((each) => each.getElementById("people"));
  if (fresh === null) return;
  const hadFocus = old.contains(document.activeElement);
  old.replaceWith(fresh);
  fresh.tabIndex = -1;
  if (hadFocus) fresh.focus({ preventScroll: true });
  const [said, answer] = [document, page].map((each) => each.querySelector("main > .notice[role=status]"));
  said?.replaceWith(answer ?? "");
  bar.querySelector("[role=status]").textContent = (answer ?? fresh.querySelector("h2")).textContent;
}

// Replace the items of a list. The focus stays in the same item.
function replace(items, fragment) {
  const { offer, match } = (items.contains(document.activeElement) && document.activeElement.closest("li"))?.dataset ?? {};
  items.replaceChildren(fragment);
  if (offer ?? match) items.querySelector(`[data-offer="${offer}"] :is(button, a), [data-match="${match}"] a`)?.focus();
}

// The bar of the reader's own matches.

const DAY = 86_400_000;
const items = bar.querySelector("ul");
const more = bar.querySelector("ul + a");
const icon = document.querySelector("link[rel=icon]");
const [, here] = location.pathname.match(/^[/]matches[/](\w+)/) ?? [];
let ahead = Number(bar.dataset.now) - performance.getEntriesByType("navigation")[0].responseStart; // ms
let received = null; // items of the latest event
let kinds = kindsOf(items.children); // kind of each match on the page or in the latest event
let announced = new Map(); // kind of each match in the latest announcement
let hasAll = more.hidden; // the page as loaded names only some of many matches

function showOwn(text) {
  const [now] = text.split("\n", 1);
  ahead = Math.max(ahead, Number(now) - elapsed()); // the time in a message that another tab kept is too early
  received = text.slice(now.length + 1);
  showReceived(Number(now) >= Number(bar.dataset.now)); // an event that another tab kept may be older than the page
}

function showReceived(isNew = true) {
  const fragment = parse(received);
  const seen = cookie("skyhop-seen").split(".");
  for (const { dataset } of fragment.querySelectorAll("[data-kind=open]")) own.add(dataset.match);
  const rows = [...fragment.children].filter(({ dataset: { match, kind } }) => match !== here && !(kind === "over" && seen.includes(match)));
  const { most } = bar.dataset;
  fragment.replaceChildren(...rows.slice(0, most));
  const hadFocus = bar.contains(document.activeElement);
  replace(items, fragment);
  more.hidden = rows.length <= most;
  more.textContent = more.textContent.replace(/-?\d+/, rows.length - most);
  bar.dataset.due = rows.filter((row) => row.querySelector("a.due")).length;
  bar.hidden = rows.length === 0;
  if (hadFocus && (bar.hidden || !bar.contains(document.activeElement))) focusNext();
  announce(rows, isNew);
  count();
  showRest();
  document.dispatchEvent(new Event("own-changed"));
}

// The focused item has disappeared. So focus the first item or, if the bar is empty, the content below the bar.
function focusNext() {
  const main = document.querySelector("main");
  main.tabIndex = -1;
  (items.querySelector("a") ?? main).focus({ preventScroll: true });
}

// Tell screen readers what concerns the reader: it is their turn, a rematch is offered, or a match is over.
function announce(rows, isNew) {
  const [before, hadAll] = [kinds, hasAll];
  kinds = kindsOf(rows);
  hasAll = true;
  if (!isNew) return;
  const news = rows.filter(
    ({ dataset: { match, kind } }) =>
      ["due", "asked", "over"].includes(kind) && before.get(match) !== kind && (hadAll || before.has(match)),
  );
  const told = news.map((row) => [...row.querySelectorAll("b, .stand")].map((each) => each.textContent).join(": "));
  const status = bar.querySelector("[role=status]");
  if (told.length > 0) {
    status.textContent = told.join(". ");
    announced = new Map(news.map(({ dataset: { match, kind } }) => [match, kind]));
  } else if ([...announced].some(([match, kind]) => kinds.get(match) !== kind)) {
    status.textContent = ""; // such as a rematch that has been withdrawn
  }
}

function kindsOf(rows) {
  return new Map([...rows].map(({ dataset: { match, kind } }) => [match, kind]));
}

// Show in the title and the icon of the tab how many matches wait for the reader. Match pages do so themselves.
function count() {
  if (icon.dataset.turn !== undefined) return;
  const due = Number(bar.dataset.due);
  const counted = due ? `(${due}) ` : "";
  document.title = counted + document.title.replace(/^[(]\d+[)] /, "");
  icon.href = due ? bar.dataset.turn : bar.dataset.plain;
}

function showRest() {
  for (const rest of items.querySelectorAll("[data-until]")) {
    const left = rest.dataset.until - ahead - elapsed();
    if (left < DAY) rest.textContent = written(left);
  }
}

setInterval(showRest, 500);
// The reader may have seen a result in another tab.
document.addEventListener("visibilitychange", () => document.hidden || received === null || showReceived());

// A mouse wheel scrolls the bar too, because the bar has no scroll bar.
items.addEventListener("wheel", (event) => {
  if (event.deltaX !== 0 || items.scrollWidth === items.clientWidth) return;
  items.scrollLeft += event.deltaY;
  event.preventDefault();
});

// A browser leaves a focused item partly hidden if some of it is in sight.
bar.addEventListener("focusin", ({ target }) => target.scrollIntoView({ block: "nearest", inline: "nearest" }));

// The stream, which one tab holds for all tabs of the browser.

// Events contain texts for one reader in one language. Other tabs of the browser may have another account or language.
const NAME = `skyhop-own ${document.documentElement.lang} ${bar.dataset.reader}`;
const PATIENCE = 3000; // ms
const channel = new BroadcastChannel(NAME);
const act = { begun: goToMatch, offers: showOffers, own: showOwn, friends: showFriends };
const latest = new Map(); // for tabs that open later
const begun = new Map();
let isListing = list !== null;
let isAnswered = false;

const stream = reopening(() => {
  latest.clear();
  const query = isListing && own.size === 0 ? "" : `?${isListing ? "own" : "only"}=${[...own].join("+")}`;
  const source = new EventSource(`/offers/events${query}`);
  for (const kind of Object.keys(act)) {
    source.addEventListener(kind, ({ data }) => {
      if (kind === "begun") begun.set(data, kind);
      else if (kind !== "friends") latest.set(kind, data);
      channel.postMessage({ kind, data });
      act[kind](data);
    });
  }
  return source;
});

const greet = () => channel.postMessage({ kind: "hello", offers: [...own], isListing: list !== null });

// Answer a tab that has just opened. If it needs more than the present stream sends, open a new stream. Otherwise, send
// the latest events to the tab.
function answer({ offers, isListing: needsList }) {
  offers.forEach((offer) => own.add(offer));
  channel.postMessage({ kind: "here" });
  if (needsList && !isListing) {
    isListing = true;
    return stream.open();
  }
  for (const [kind, data] of latest) channel.postMessage({ kind, data });
  for (const [data, kind] of begun) if (offers.some((offer) => data.includes(`"${offer}"`))) channel.postMessage({ kind, data });
}

channel.onmessage = ({ data: message }) => {
  isAnswered ||= message.kind !== "hello";
  if (message.kind in act) act[message.kind](message.data);
  else if (message.kind === "hello" && stream.isOpen()) answer(message);
  else hear(message.kind);
};

const [start, stop, hear] = "locks" in navigator ? lead() : takeTurns();

// Hold the stream while this tab has the lock. A tab that comes into sight takes the lock from a frozen tab.
function lead() {
  let release = () => {};
  let queued = new AbortController();
  const join = (how) => {
    queued = new AbortController();
    const { signal } = queued;
    const hold = () => new Promise((resolve) => {
      release = resolve;
      stream.open();
    });
    const lost = ({ name }) => {
      if (signal.aborted) return;
      stream.close();
      if (name === "AbortError") join({}); // another tab has taken the lock
    };
    navigator.locks.request(NAME, how.steal ? how : { signal }, hold).catch(lost);
  };
  const leave = () => {
    stream.close();
    queued.abort();
    release();
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    if (stream.isOpen()) return stream.open(); // the connection may be dead
    isAnswered = false;
    greet();
    setTimeout(() => {
      if (isAnswered || document.hidden || stream.isOpen()) return;
      queued.abort();
      join({ steal: true });
    }, PATIENCE);
  });
  return [() => join({}), leave, () => {}];
}

// In a browser without locks, each visible tab holds a stream. If all tabs are hidden and the reader has an open offer,
// one of the hidden tabs holds a stream.
function takeTurns() {
  const open = () => {
    stream.open();
    channel.postMessage({ kind: "opened" });
  };
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) open();
    else if (own.size === 0) stream.close();
  });
  const leave = () => {
    stream.close();
    channel.postMessage({ kind: "closed" });
  };
  const hear = (kind) => {
    if (document.hidden && kind === "opened") stream.close();
    if (document.hidden && kind === "closed" && own.size > 0) open();
  };
  return [() => document.hidden || open(), leave, hear];
}

start();
greet();
window.addEventListener("pagehide", stop);
window.addEventListener("pageshow", (event) => event.persisted && start());
