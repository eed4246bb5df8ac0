// News of the match by server-sent events. The browser comes back by itself and names the last picture it got.
// A page that has missed a part opens its stream anew and names nothing: it is sent the whole. One that hears that the
// last picture was another than it got has lost that on the way, and opens its stream anew, too. A page has a name, so that
// what it is sent as the answer to a form need not come by its stream as well.

import { received, synchronise } from "./clocks.js";
import { partNames } from "./parts.js";
import { elapsed } from "../awake.js";
import { reopening } from "../reopened.js";

export const PAGE = Math.random().toString(36).slice(2);
const PATIENCE = 2000;
const SIGN = 6000; // ms between two signs that the page is there
let signed = 0;
let newest = ""; // the version that came last
let lostTimer = null;

let reopen = () => {};

export const askForTheWhole = () => reopen("", "");

// Ask once more for all since what is shown; a hidden tab does when it is seen again.
export const askAgain = () => document.hidden || reopen();

// A picture came as an answer.
export function noteAnswer(version) {
  if (!(parseInt(version) < parseInt(newest))) newest = version;
}

// Where people wait for each other, a page says that it is there when its stream brings something, which comes in a
// hidden tab too, and that it is closed when it is. What was lost is said again soon.
function sign(table, fields = {}) {
  if (table.dataset.present === undefined) return;
  const { value: token } = document.querySelector("input[name=token]");
  const address = `${table.dataset.address.replace(/[/]text.*/, "")}/presence`;
  navigator.sendBeacon(address, new URLSearchParams({ token, ...fields }));
}

function signNowAndThen(table) {
  if (elapsed() - signed < SIGN) return;
  signed = elapsed();
  sign(table);
}

export function openStream(table, receive, connection) {
  const stream = reopening((version = table().dataset.version, parts = partNames()) => {
    newest = version;
    const shown = new URLSearchParams({ after: version, parts, page: PAGE });
    const source = new EventSource(`${table().dataset.address}/events?${shown}`);
    let isFirst = true;
    source.addEventListener("time", ({ data }) => {
      synchronise(Number(data), isFirst);
      isFirst = false;
    });
    source.addEventListener("table", (event) => {
      if (parseInt(event.lastEventId) !== parseInt(newest)) received();
      newest = event.lastEventId;
      receive(event.data);
      signNowAndThen(table());
    });
    source.addEventListener("still", (event) => {
      if (event.data !== newest) stream.open();
      signNowAndThen(table());
    });
    source.addEventListener("closed", () => location.reload()); // nobody may watch any more: the page says so
    source.addEventListener("ended", (event) => location.replace(event.data)); // signed out elsewhere: hide the hand
    source.addEventListener("open", () => {
      clearTimeout(lostTimer);
      lostTimer = null;
      connection(true);
    });
    source.addEventListener("error", () => {
      lostTimer ??= setTimeout(() => connection(false), PATIENCE);
    });
    return source;
  });

  // A hidden tab gives its connection back: browsers keep only a few to one host.
  // One that waits for somebody to sit down keeps it: an offer lasts as long as the page of its host. So does one whose
  // reader others wait for.
  const isWaiting = () =>
    stream.isOpen() && (document.querySelector("#invitation, #asking") !== null || table().dataset.present !== undefined);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) stream.open();
    else if (!isWaiting()) stream.close();
  });
  window.addEventListener("offline", () => connection(false));
  window.addEventListener("online", () => stream.open());
  window.addEventListener("pagehide", () => {
    stream.close();
    sign(table(), { left: 1 });
  });
  window.addEventListener("pageshow", (event) => event.persisted && stream.open());
  reopen = stream.open;
  stream.open();
}
