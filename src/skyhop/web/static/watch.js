// Live cards of the matches to watch. The server sends the changed cards, the same to all viewers. A card keeps its
// picture until the next one is there. Without this module, the page stays as loaded.

import { elapsed, written } from "./awake.js";
import { reopening } from "./reopened.js";

const DAY = 86_400_000; // ms
const main = document.querySelector("main[data-events]");
const lists = { best: main.querySelector(".best .cards"), cards: main.querySelector(".running .cards") };
const ahead = Number(main.dataset.now) - performance.getEntriesByType("navigation")[0].responseStart;

function parse(html) {
  const fragment = document.createRange().createContextualFragment(html);
  return [...fragment.children];
}

// Return the card on the page with the content of a new one, or the new card if the page has none of its match.
function renewed(list, fresh) {
  const card = list.querySelector(`[data-match="${fresh.dataset.match}"]`);
  if (card === null) return fresh;
  const [image, next] = [card.querySelector("img"), fresh.querySelector("img")];
  if (image.src !== next.src) image.src = next.src;
  card.querySelector(".on-card").replaceWith(fresh.querySelector(".on-card"));
  return card;
}

// Replace the cards of a list. The focus stays on the card of the same match.
function show(name, html) {
  const list = lists[name];
  const focused = list.contains(document.activeElement) ? document.activeElement : null;
  list.replaceChildren(...parse(html).map((fresh) => renewed(list, fresh)));
  if (focused?.isConnected) focused.focus({ preventScroll: true });
  tick();
}

function showCard(html) {
  for (const fresh of parse(html)) renewed(lists.cards, fresh);
  tick();
}

function tick() {
  for (const clock of main.querySelectorAll("[data-until]")) {
    const left = clock.dataset.until - ahead - elapsed();
    if (left < DAY) clock.textContent = written(left);
  }
}

const stream = reopening(() => {
  const address = new URL(main.dataset.events, location);
  address.searchParams.set("after", main.dataset.version);
  const source = new EventSource(address);
  const hear = (name, act) =>
    source.addEventListener(name, ({ data, lastEventId }) => {
      main.dataset.version = lastEventId;
      act(data);
    });
  for (const name of Object.keys(lists)) hear(name, (html) => show(name, html));
  hear("card", showCard);
  return source;
});
stream.open();
tick();
setInterval(tick, 500);
addEventListener("pagehide", stream.close);
addEventListener("pageshow", ({ persisted }) => persisted && stream.open());
