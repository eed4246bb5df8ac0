// The page in words: what is pressed or typed is sent without leaving the page; news are put into their places and
// announced once, and the focus stays where it is.

import { noteConnection } from "./clocks.js";
import { openStream } from "./stream.js";
import { post, tell, watchForms } from "./post.js";
import { playSounds } from "./sound.js";
import "./tab.js";

const PLACES = ["answer", "due", "news", "standing", "choices"];
const MOST_SAID = 12; // lines that stay where they were announced
const said = document.getElementById("said");
const { lost } = document.getElementById("words").dataset;
let last = []; // what was announced last
let known = new Set(keysIn(document));

const table = () => document.getElementById("table");

function keysIn(picture) {
  return [...picture.querySelectorAll("#news [data-key]")].map((line) => line.dataset.key);
}

// Versions begin with the ply; what else is in them changes beside the play.
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
  if (picture.dataset.ply === table().dataset.ply) delete picture.dataset.actor; // it sounds once
  playSounds(picture);
  show(picture);
  announce(news);
  return true;
}

// What a picture tells that was not told yet, and what is due where that is the reader's, or all that is new.
function newsIn(picture) {
  const lines = [...picture.querySelectorAll("#news [data-key]")].filter(({ dataset }) => !known.has(dataset.key));
  const news = lines.map((line) => line.textContent);
  const { own, over, headline } = picture.dataset;
  const isDue = own !== undefined || over !== undefined || news.length === 0;
  const isTold = headline === table().dataset.headline || news.some((line) => line.includes(headline));
  return isDue && !isTold ? [...news, headline] : news;
}

// Steps are told once and for all; what is beside the play may come again when it has gone.
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

// It is announced already, and the focus stays.
function quieten(notice) {
  for (const name of ["role", "tabindex", "autofocus"]) notice.removeAttribute(name);
}

// What had the focus is gone: the same again where it is, else the heading of what can be done.
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
  else form.elements.typed.select(); // what is typed next replaces it
});

// A question was answered, nothing refused: a refusal has its clause, and what was typed is there to be mended.
const isAnswered = () => document.querySelector("#answer .notice:not(:has(a))") !== null;

document.getElementById("again").addEventListener("click", (event) => {
  event.preventDefault();
  const lines = [...table().querySelectorAll("#news li")].map((line) => line.textContent);
  announce(last.length > 0 ? last : [...lines, table().dataset.headline]);
});

document.documentElement.dataset.scripted = "";
openStream(table, receive, (isThere) => tell(noteConnection(isThere)));
