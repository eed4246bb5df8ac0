// Web push: subscribes this browser, keeps its subscription, and asks once after the first move in a match by days.

const ASKED = "skyhop-notices-asked"; // reader whom this browser has asked
const SENT = "skyhop-notices-address"; // reader who turned on notices here, a blank, and the address that the server has
const CHECKED = "skyhop-notices-checked"; // reader for whom this tab has compared the address with the server
const form = document.getElementById("push");
const dialog = form?.closest("dialog");
const isAble = window.isSecureContext && "PushManager" in window && "Notification" in window;

const read = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
const parse = async (answer) => new DOMParser().parseFromString(await answer.text(), "text/html");
const isReader = (name) => (localStorage.getItem(name) ?? "").split(" ")[0] === form.dataset.reader;

// Return the subscription of this browser. If the server has another key than before, replace the subscription.
async function subscribed() {
  const { pushManager } = await navigator.serviceWorker.ready;
  const how = { userVisibleOnly: true, applicationServerKey: read(form.dataset.pushKey) };
  try {
    return await pushManager.subscribe(how);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return await pushManager.subscribe(how);
  }
}

// Send the subscription to the server. Return an empty text, or the reason for which the server refused it.
async function send() {
  const { endpoint, keys } = (await subscribed()).toJSON();
  const fields = new FormData(form);
  const former = isReader(SENT) ? localStorage.getItem(SENT).split(" ")[1] : "";
  for (const [name, value] of Object.entries({ address: endpoint, former, ...keys })) fields.set(name, value);
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields) });
  if (!answer.ok) {
    const page = await parse(answer);
    const told = page.querySelector("[role=alert]:not([hidden])") ?? page.querySelector("h1 + p");
    return told?.textContent ?? form.dataset.failed;
  }
  localStorage.setItem(SENT, `${form.dataset.reader} ${endpoint}`);
  return "";
}

// Subscribe after the reader pressed the button: the browser asks for its permission.
async function begin() {
  const isAllowed = (await Notification.requestPermission()) === "granted";
  const problem = isAllowed ? await send().catch(() => form.dataset.failed) : form.dataset.denied;
  if (!problem && dialog) return dialog.close();
  if (!problem) return location.assign("/settings/notices?kept");
  const shown = form.querySelector("[role=alert]");
  shown.textContent = problem;
  shown.hidden = false;
}

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  begin();
});

// Ask each reader once, when the reader has acted and waits for the others.
function ask() {
  if (isReader(ASKED) || isReader(SENT) || Notification.permission === "denied") return;
  if ("own" in document.getElementById("table").dataset) return;
  localStorage.setItem(ASKED, form.dataset.reader);
  dialog.showModal();
}

// Return the start of the id that the server gives to an address.
async function identify(address) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`push  ${address}`));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
}

// Compare the subscription with the server's list, in which a "!" marks a subscription that no longer works. If the
// list lacks the subscription, the reader has ended it.
async function renew(known) {
  const former = localStorage.getItem(SENT).split(" ")[1];
  const name = await identify(former);
  const found = known.split(" ").find((each) => each.startsWith(name));
  if (!found) return localStorage.removeItem(SENT);
  if (found.endsWith("!") || (await subscribed()).toJSON().endpoint !== former) await send();
}

// The event for a changed subscription is not reliable, so each tab compares the subscription once.
async function check() {
  if (!isReader(SENT) || Notification.permission !== "granted") return;
  const here = form.dataset.known;
  if (here === undefined && sessionStorage.getItem(CHECKED) === form.dataset.reader) return;
  sessionStorage.setItem(CHECKED, form.dataset.reader);
  const known = here ?? (await parse(await fetch("/settings/notices"))).getElementById("push").dataset.known;
  await renew(known);
}

if (form) delete form.dataset.undecided;
if (form && !isAble && !dialog) {
  document.getElementById("push-told").textContent = form.dataset.unable;
  form.querySelector("button").disabled = true;
}
if (isAble && form) {
  form.hidden = false;
  let hasActed = false;
  document.addEventListener("submit", ({ target }) => (hasActed ||= target.getAttribute("action")?.endsWith("/actions")));
  if (dialog) document.addEventListener("picture-shown", () => hasActed && ask());
  dialog?.querySelector("[data-later]").addEventListener("click", () => dialog.close());
  check().catch(() => {});
}
for (const zone of document.querySelectorAll("input[name=zone]")) zone.value ||= Intl.DateTimeFormat().resolvedOptions().timeZone;
document.documentElement.dataset.scripted = "";
