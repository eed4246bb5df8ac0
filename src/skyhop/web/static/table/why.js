// Why something cannot be done: what a click would have meant stands in the page, the server says what is against it.

const table = () => document.getElementById("table");
let asking = "";

export async function explain(actions, announce) {
  const asked = table();
  const { match, seat, ply } = asked.dataset;
  if (seat === undefined || "past" in asked.dataset || "over" in asked.dataset) return;
  const question = new URLSearchParams([["seat", seat], ["ply", ply], ...actions.map((action) => ["action", action])]).toString();
  if (asking === question) return;
  asking = question;
  try {
    const answer = await fetch(`/matches/${match}/why?${question}`);
    if (asking === question && [200, 409].includes(answer.status)) show(await answer.text(), asked, announce);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // that is what a lost connection is, and the stream tells of it
  } finally {
    if (asking === question) asking = "";
  }
}

// It is said once, by the page's own voice; a picture that has come meanwhile needs no explanation of the one before.
function show(html, asked, announce) {
  if (asked !== table()) return;
  const notice = new DOMParser().parseFromString(html, "text/html").querySelector(".notice");
  notice.removeAttribute("role");
  asked.querySelector(":scope > .notice")?.remove();
  asked.prepend(notice);
  const above = -notice.getBoundingClientRect().top;
  if (above > 0) notice.style.marginTop = `${above + 4}px`; // the page is scrolled
  announce(notice.textContent);
}
