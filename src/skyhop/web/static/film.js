// A film that is being made: the page asks how far it is, until it is there. Without this it loads itself anew.

const PAUSE = 600;
const film = () => document.getElementById("film");

async function ask() {
  const answer = await fetch(film().dataset.question);
  const found = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("film");
  if (found === null) return location.replace(film().dataset.question); // it says what is wrong
  if ("made" in found.dataset) return location.replace(film().dataset.address);
  if (!("waits" in found.dataset)) return film().replaceWith(found);
  for (const name of ["label", "progress"]) film().querySelector(name).replaceWith(found.querySelector(name));
  setTimeout(watch, PAUSE);
}

const watch = () => ask().catch(() => setTimeout(watch, 4 * PAUSE)); // where the connection is lost

setTimeout(watch, PAUSE);
