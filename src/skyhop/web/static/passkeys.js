// Passkeys: the browser signs the challenge of the server, and the form sends the signature.

const words = document.querySelector("main").dataset;
const FORMS = "application/x-www-form-urlencoded";

const read = (text) => {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
};
const written = (bytes) => {
  const signs = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return signs.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};
const named = (credentials) => (credentials ?? []).map((each) => ({ ...each, id: read(each.id) }));

// Request the options for a signature from the server; throw its reason if it refuses.
async function asked(form, purpose) {
  const fields = new URLSearchParams(new FormData(form));
  fields.set("purpose", purpose);
  const answer = await fetch("/account/passkeys/options", { method: "POST", body: fields, headers: { "Content-Type": FORMS } });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.detail);
  const options = { ...said, challenge: read(said.challenge) };
  if (said.allowCredentials) options.allowCredentials = named(said.allowCredentials);
  if (purpose !== "add") return options;
  return { ...options, user: { ...said.user, id: read(said.user.id) }, excludeCredentials: named(said.excludeCredentials) };
}

async function signed(form, purpose) {
  const publicKey = await asked(form, purpose);
  const { id, rawId, type, response } = await navigator.credentials[purpose === "add" ? "create" : "get"]({ publicKey });
  const parts = purpose === "add" ? ["clientDataJSON", "attestationObject"] : ["clientDataJSON", "authenticatorData", "signature", "userHandle"];
  const present = parts.filter((part) => response[part]?.byteLength);
  return { id, rawId: written(rawId), type, response: Object.fromEntries(present.map((part) => [part, written(response[part])])) };
}

function complain(form, error) {
  const texts = { NotAllowedError: words.cancelled, AbortError: words.cancelled, InvalidStateError: words.known, Error: error.message };
  const notice = form.querySelector("[role=alert]") ?? form.appendChild(document.createElement("p"));
  Object.assign(notice, { className: "notice", textContent: texts[error.name] ?? words.failed });
  notice.setAttribute("role", "alert");
}

async function send(button) {
  const { form } = button;
  const purpose = button.dataset.passkey;
  const passphrase = form.querySelector("[name=passphrase]");
  if (passphrase && purpose === "sure") passphrase.required = false;
  const isFilledIn = form.reportValidity();
  if (passphrase) passphrase.required = true;
  if (!isFilledIn) return;
  button.disabled = true;
  try {
    form.elements.passkey.value = JSON.stringify(await signed(form, purpose));
    form.submit();
    button.disabled = false;
  } catch (error) {
    complain(form, error);
    button.disabled = false;
    // If the form has a passphrase, a refusal of the server is about the passphrase, so focus it. After other errors,
    // focus the button for a retry.
    (error.constructor === Error && passphrase ? passphrase : button).focus();
  }
}

if (globalThis.PublicKeyCredential && location.origin === words.origin) {
  for (const place of document.querySelectorAll("[data-passkeys]")) place.hidden = false;
  for (const button of document.querySelectorAll("[data-passkey]")) {
    button.hidden = false;
    button.addEventListener("click", () => send(button));
    button.form.addEventListener("submit", () => { button.form.elements.passkey.value = ""; });
  }
}
document.documentElement.dataset.scripted = "";
