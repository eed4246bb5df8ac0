// Live list of offers: the server sends it after each visible change. Without this module, the list stays as loaded.

import { reopening } from "./reopened.js";

const list = document.getElementById("offered");

if (list !== null) {
  const stream = reopening(() => {
    const source = new EventSource("/offers/events");
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
