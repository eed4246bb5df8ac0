// Text page: sends clicked or typed choices without leaving the page. It inserts news, announces them once, and keeps
// the focus.

import { noteConnection } from "./clocks.js";
import { openStream } from "./stream.js";
import { post, tell, watchForms } from "./post.js";
import { playSounds } from "./sound.js";
import "./tab.js";

const PLACES = ["answer", "due", "news", "standing", "choices"];
const MOST_SAID = 12; // number of lines kept in the live region
const said = document.getElementById("said");
const { lost } = document.getElementById("words").dataset;
let last = []; // last announced sentences
let known = new Set(keysIn(document));

const table = () => document.getElementById("table");

function keysIn(picture) {
  return [...picture.querySelectorAll("#news [data-key]")].map((line) => line.dataset.key);
}

// Return true for news. Versions begin with the ply; the rest changes between plies.
function isNews(version) {
  const shown = table().dataset.version;
  return parseInt(version) > parseInt(shown) || (parseInt(version) === parseInt(shown) && version !== shown);
}

function receive(html) {
  const picture = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  if (picture === null) return false;
  const notice = picture.querySelector(".notice")?.textContent;
  if (!isNews(picture.dataset.version) && notice === undefined) return true;
  const news = notice === undefined ? newsIn(picture) : [notice];
  if (picture.dataset.ply === table().dataset.ply) delete picture.dataset.actor; // play its sound only once
  playSounds(picture);
  show(picture);
  announce(news);
  return true;
}

// Return the new sentences of a picture. Add the headline if the reader must act, the match is over, or nothing is new.
function newsIn(picture) {
  const lines = [...picture.querySelectorAll("#news [data-key]")].filter(({ dataset }) => !known.has(dataset.key));
  const news = lines.map((line) => line.textContent);
  const { own, over, headline } = picture.dataset;
  const isDue = own !== undefined || over !== undefined || news.length === 0;
  const isTold = headline === table().dataset.headline || news.some((line) => line.includes(headline));
  return isDue && !isTold ? [...news, headline] : news;
}

// Show a picture. Steps are announced once; a remark that disappeared may be announced again.
function show(picture) {
  document.dispatchEvent(new CustomEvent("picture-coming", { detail: { old: table(), picture } }));
  known = new Set([...known].filter((key) => /^\d/.test(key)).concat(keysIn(picture)));
  const held = document.activeElement;
  for (const place of PLACES) {
    const [old, fresh] = [table(), picture].map((part) => part.querySelector(`#${place}`));
    for (const notice of fresh.querySelectorAll(".notice")) quieten(notice);
    if (old.innerHTML !== fresh.innerHTML) old.replaceChildren(...fresh.childNodes);
  }
  for (const name of Object.keys(table().dataset)) delete table().dataset[name];
  Object.assign(table().dataset, picture.dataset);
  for (const field of document.querySelectorAll("input[name=ply]")) field.value = picture.dataset.ply;
  const typing = document.getElementById("typing");
  if (typing !== null) typing.hidden = picture.dataset.over !== undefined;
  if (!held.isConnected || held.closest("[hidden]")) keepFocus(held);
  document.dispatchEvent(new CustomEvent("picture-shown"));
}

// Keep a notice that is already announced from being announced again and from taking the focus.
function quieten(notice) {
  for (const name of ["role", "tabindex", "autofocus"]) notice.removeAttribute(name);
}

// Restore the focus to the same element, or to the heading of the choices if it is gone.
function keepFocus(held) {
  const same = [...document.querySelectorAll("#choices button")].find(
    ({ name, value }) => name !== "" && name === held.name && value === held.value,
  );
  const isOpen = same !== undefined && same.closest("details:not([open])") === null;
  (isOpen ? same : document.getElementById("can")).focus({ preventScroll: true });
}

function announce(lines) {
  if (lines.length === 0) return;
  last = lines;
  for (const line of lines) {
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    said.append(paragraph);
  }
  while (said.childElementCount > MOST_SAID) said.firstElementChild.remove();
}

watchForms(async (form, fields, _submitter, signal) => {
  const before = table().dataset.version;
  await post(form, fields, { took: receive, lost, signal });
  if (form.id !== "typing") return;
  if (table().dataset.version !== before || isAnswered()) form.elements.typed.value = "";
  else form.elements.typed.select(); // typing replaces the text
});

// Return true if the server answered a question. A refusal has a clause, and keeps the typed text for correction.
const isAnswered = () => document.querySelector("#answer .notice:not(:has(a))") !== null;

document.getElementById("again").addEventListener("click", (event) => {
  event.preventDefault();
  const lines = [...table().querySelectorAll("#news li")].map((line) => line.textContent);
  announce(last.length > 0 ? last : [...lines, table().dataset.headline]);
});

document.documentElement.dataset.scripted = "";
openStream(table, receive, (isThere) => tell(noteConnection(isThere)));
