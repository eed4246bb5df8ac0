// Live list of offers in the lobby: the server sends it after each visible change. On each page of a reader with an open
// offer, the stream announces the beginning of the match, and the page moves to it. Without this module, the list stays
// as loaded.

import { reopening } from "./reopened.js";

const list = document.getElementById("offered");
const own = new Set(document.documentElement.dataset.ownOffers?.split(" "));

// Edited forms, the map editor, open dialogs and the reader's other match stay, and show a link instead.
const PLAYED = "#table[data-seat]:not([data-over]), #typing:not([hidden])";
const edited = new Set();
addEventListener("input", ({ isTrusted, target }) => isTrusted && target.form && edited.add(target.form));
addEventListener("submit", (event) => event.defaultPrevented || edited.delete(event.target));

const isPlaying = () => location.pathname.startsWith("/matches/") && document.querySelector(PLAYED);
const isEditing = () => [...edited].some((form) => form.isConnected);
// Of several pages, only those in sight move. The others show the link.
const isBusy = () => document.hidden || isEditing() || isPlaying() || document.querySelector("main.drawing, dialog[open]");

function goToMatch(html) {
  const { firstElementChild: notice } = document.createRange().createContextualFragment(html);
  own.delete(notice.dataset.match);
  if (!isBusy()) return location.assign(notice.querySelector("a").href);
  const dialog = document.querySelector("dialog[open]");
  (dialog ?? document.body).append(notice); // a modal dialog blocks the page below it
  dialog?.addEventListener("close", () => document.body.append(notice), { once: true });
}

if (list !== null || own.size > 0) {
  const stream = reopening(() => {
    const query = list && own.size === 0 ? "" : `?${list ? "own" : "only"}=${[...own].join("+")}`;
    const source = new EventSource(`/offers/events${query}`);
    source.addEventListener("begun", ({ data }) => goToMatch(data));
    source.addEventListener("offers", ({ data }) => {
      if (list.contains(document.activeElement)) keepFocus(data);
      else list.innerHTML = data;
      document.getElementById("offered-count").textContent = list.querySelectorAll("[data-offer]").length || "";
    });
    return source;
  });
  stream.open();
  document.addEventListener("visibilitychange", () => document.hidden || stream.open());
  window.addEventListener("pagehide", stream.close);
  window.addEventListener("pageshow", (event) => event.persisted && stream.open());
}

function keepFocus(html) {
  const { offer } = document.activeElement.closest("[data-offer]")?.dataset ?? {};
  list.innerHTML = html;
  list.querySelector(`[data-offer="${offer}"] :is(button, a)`)?.focus();
}
