// Search of clauses by the server during typing. Without this module, the button sends the form.

const REST = 150;
let timer = null;
let asked = new AbortController();

async function find(form) {
  asked.abort();
  asked = new AbortController();
  const { signal } = asked;
  const answer = await fetch(`${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`, { signal });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const found = page.querySelector(".found") ?? page.querySelector("main p"); // the second is the message after too many requests
  if (found === null || signal.aborted) return;
  const place = form.parentElement.querySelector(".found");
  place.replaceChildren(...document.importNode(found, true).childNodes);
}

function findSoon(form, rest) {
  clearTimeout(timer);
  timer = setTimeout(() => find(form).catch(() => {}), rest);
}

const formOf = (event) => event.target.closest?.("form.clause-search") ?? null;

document.addEventListener("input", (event) => formOf(event) && findSoon(formOf(event), REST));
document.addEventListener("submit", (event) => {
  if (formOf(event) === null) return;
  event.preventDefault();
  findSoon(formOf(event), 0);
});
