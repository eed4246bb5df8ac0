// Progress of a background job: the page polls until the result exists. Without this module, the page reloads itself.

const PAUSE = 400;
const making = () => document.getElementById("making");

async function ask() {
  const answer = await fetch(making().dataset.question);
  const found = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("making");
  if (found === null) return location.replace(making().dataset.question); // an error page
  if ("made" in found.dataset) return location.replace(making().dataset.address);
  if (!("waits" in found.dataset)) return making().replaceWith(found);
  for (const name of ["label", "progress", "#early"]) making().querySelector(name)?.replaceWith(found.querySelector(name));
  setTimeout(watch, PAUSE);
}

const watch = () => ask().catch(() => setTimeout(watch, 4 * PAUSE)); // after a lost connection

setTimeout(watch, PAUSE);
