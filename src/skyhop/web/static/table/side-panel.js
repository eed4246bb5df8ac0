// Side panel for settings and rules: shows the part of such a page that is meant for the panel. Without this module,
// the links open the whole pages.

const panel = document.getElementById("side-panel");
const place = document.getElementById("side-panel-part");
let shown = null; // address of the page whose part is shown

// Return the address to load. For rules, this is the address of the linked clause or of the search.
function addressOf(link) {
  const address = new URL(link.getAttribute("href"), shown ?? location.href);
  if (!address.pathname.startsWith("/rules/")) return address.pathname === "/settings" ? address : null;
  if (address.hash || !address.searchParams.has("q")) address.searchParams.set("q", address.hash.slice(1));
  address.hash = "";
  return address;
}

async function open(address) {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const part = page.querySelector("[data-panel]");
  if (part === null) return location.assign(address);
  const here = [...document.querySelectorAll("link[rel=stylesheet]")].map((sheet) => sheet.getAttribute("href"));
  for (const sheet of page.querySelectorAll("link[rel=stylesheet]")) {
    if (!here.includes(sheet.getAttribute("href"))) document.head.append(document.importNode(sheet));
  }
  import("../clause-search.js");
  shown = answer.url;
  place.className = page.body.className;
  place.replaceChildren(document.importNode(part, true));
  panel.setAttribute("aria-label", page.querySelector("h1").textContent);
  if (!panel.open) panel.showModal();
  else if (!panel.contains(document.activeElement)) panel.querySelector("button").focus(); // the focused link is gone
  panel.scrollTo(0, 0);
}

document.addEventListener("click", (event) => {
  if (event.target === panel) panel.close();
  const link = event.target.closest?.("a[href]:not([download])");
  if (!link || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || link.dataset.whole !== undefined) return;
  if (!panel.contains(link) && link.getAttribute("href").startsWith("#")) return;
  const address = addressOf(link);
  if (address === null) return;
  event.preventDefault();
  open(address).catch(() => location.assign(address));
});

panel.addEventListener("close", () => (shown = null));
