// Web push: subscribes this browser, keeps its subscription, and asks once after the first move in a match by days.

const ASKED = "skyhop-notices-asked";
const SENT = "skyhop-notices-address"; // address that the server has from this browser
const form = document.getElementById("push");
const dialog = form?.closest("dialog");
const isAble = window.isSecureContext && "PushManager" in window && "Notification" in window;

const read = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

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

// Send the subscription to the server. Return true if the server has stored it.
async function send() {
  const { endpoint, keys } = (await subscribed()).toJSON();
  if (localStorage.getItem(SENT) === endpoint && dialog) return true;
  const fields = new FormData(form);
  for (const [name, value] of Object.entries({ address: endpoint, ...keys })) fields.set(name, value);
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields) });
  if (answer.ok) localStorage.setItem(SENT, endpoint);
  return answer.ok;
}

// Subscribe after the reader pressed the button: the browser asks for its permission.
async function begin() {
  const isAllowed = (await Notification.requestPermission()) === "granted";
  const isSent = isAllowed && (await send().catch(() => false));
  if (isSent && dialog) return dialog.close();
  if (isSent) return location.assign("/settings/notices?kept");
  const problem = form.querySelector("[role=alert]");
  problem.textContent = isAllowed ? form.dataset.failed : form.dataset.denied;
  problem.hidden = false;
}

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  begin();
});

// Ask once, when the reader has acted and waits for the others.
function ask() {
  if (localStorage.getItem(ASKED) || Notification.permission !== "default") return;
  if ("own" in document.getElementById("table").dataset) return;
  localStorage.setItem(ASKED, "yes");
  dialog.showModal();
}

if (isAble && form) {
  form.hidden = false;
  let hasActed = false;
  document.addEventListener("submit", ({ target }) => (hasActed ||= target.getAttribute("action")?.endsWith("/actions")));
  if (dialog) document.addEventListener("picture-shown", () => hasActed && ask());
  dialog?.querySelector("[data-later]").addEventListener("click", () => dialog.close());
  // The event for a changed subscription is not reliable, so each visit compares the subscription.
  if (dialog && Notification.permission === "granted" && localStorage.getItem(SENT)) send().catch(() => {});
}
for (const zone of document.querySelectorAll("input[name=zone]")) zone.value ||= Intl.DateTimeFormat().resolvedOptions().timeZone;
document.documentElement.dataset.scripted = "";
