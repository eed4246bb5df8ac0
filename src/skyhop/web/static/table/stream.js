// Match updates by server-sent events. The browser reconnects by itself and sends the id of its last picture. A page
// that lacks a fragment opens a new stream, names no fragments, and receives the whole picture. A page whose last picture
// differs from the server's has missed a picture, and opens a new stream too. Each page has a name, so that its stream
// leaves out pictures that the page received as answers to its forms.

import { received, synchronise } from "./clocks.js";
import { partNames } from "./parts.js";
import { elapsed } from "../awake.js";
import { reopening } from "../reopened.js";

export const PAGE = Math.random().toString(36).slice(2);
const PATIENCE = 2000;
const SIGN = 6000; // ms between two presence signals
let signed = 0;
let newest = ""; // latest received version
let lostTimer = null;

let reopen = () => {};

export const askForTheWhole = () => reopen("", "");

// Request all pictures since the shown one; a hidden tab does so when it becomes visible.
export const askAgain = () => document.hidden || reopen();

// Record a picture that came as the answer to a form.
export function noteAnswer(version) {
  if (!(parseInt(version) < parseInt(newest))) newest = version;
}

// Signal presence while players wait for each other: after each message of the stream, which also arrives in hidden
// tabs, and when the page is closed. A lost signal is repeated soon.
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
    source.addEventListener("closed", () => location.reload()); // spectators are barred now; the page shows the reason
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

  // A hidden tab closes its connection, because browsers allow only a few connections to one server. The tab keeps the
  // connection while its reader waits for an opponent, because the offer ends with the connection. The tab also keeps
  // the connection while the players of the match wait for each other.
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
