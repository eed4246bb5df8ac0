// What is being made in the background: the page asks how far it is, until it is there. Without this it loads itself anew.

const PAUSE = 600;
const making = () => document.getElementById("making");

async function ask() {
  const answer = await fetch(making().dataset.question);
  const found = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("making");
  if (found === null) return location.replace(making().dataset.question); // it says what is wrong
  if ("made" in found.dataset) return location.replace(making().dataset.address);
  if (!("waits" in found.dataset)) return making().replaceWith(found);
  for (const name of ["label", "progress"]) making().querySelector(name).replaceWith(found.querySelector(name));
  setTimeout(watch, PAUSE);
}

const watch = () => ask().catch(() => setTimeout(watch, 4 * PAUSE)); // where the connection is lost

setTimeout(watch, PAUSE);
