// Title and icon of the tab. They show whose turn it is, and how many other matches wait for the reader.

import { cookie, keep } from "../cookie.js";

const icon = document.querySelector("link[rel=icon]");
const { turn, title } = icon.dataset;
const { plain } = document.getElementById("own-matches")?.dataset ?? { plain: icon.href };
const SEEN = "skyhop-seen";
const MAX_SEEN = 8;

function show() {
  const { headline, own } = document.getElementById("table").dataset;
  const due = Number(document.getElementById("own-matches")?.dataset.due ?? 0);
  const counted = due ? `(${due}) ` : "";
  document.title = `${counted}${headline} · ${title}`;
  icon.href = own === undefined && due === 0 ? plain : turn;
  noteResult();
}

// Record in this browser that the reader has seen the result. Other pages then do not announce it.
function noteResult() {
  const { address, over, seat } = document.getElementById("table").dataset;
  const [, match] = address.match(/^[/]matches[/](\w+)/) ?? [];
  const seen = cookie(SEEN).split(".").filter(Boolean);
  if (document.hidden || over === undefined || seat === undefined || !match || seen.includes(match)) return;
  keep(SEEN, [match, ...seen].slice(0, MAX_SEEN).join("."));
}

document.addEventListener("picture-shown", show);
document.addEventListener("own-changed", show);
document.addEventListener("visibilitychange", noteResult);
show();
