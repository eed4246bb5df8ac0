// Before an action is final, what was chosen is shown once more, where the reader wants that.

import { setting } from "../settings.js";

const dialog = document.getElementById("confirm");

export function asksFirst() {
  const wanted = setting("confirm");
  return wanted === "always" || (wanted === "device" && window.matchMedia("(pointer: coarse)").matches);
}

function words(element) {
  const hint = element?.querySelector("small")?.textContent ?? "";
  const text = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
  return (hint ? text.replace(hint, ` – ${hint}`) : text).replace(/\s+/g, " ").trim();
}

// What was chosen, in the words of the page: pieces, and a place or a button.
function told(form, submitter) {
  const pieces = [...form.querySelectorAll("input[name=action]:checked")].map(words);
  return [pieces.join(", "), words(submitter?.closest("[data-place]") ?? submitter)].filter(Boolean).join(" → ");
}

// Ask, and say whether it is to be done. News that come meanwhile mean no: they are to be seen first.
export function agreed(form, submitter, fields) {
  if (!asksFirst() || !form.getAttribute("action").endsWith("/actions")) return Promise.resolve(true);
  document.getElementById("confirm-told").textContent = told(form, submitter);
  document.getElementById("confirm-notation").textContent = [...fields.getAll("action"), ...fields.getAll("to")].join("");
  submitter?.setAttribute("data-over", "");
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    const answer = () => {
      submitter?.removeAttribute("data-over");
      resolve(dialog.returnValue === "yes");
    };
    dialog.addEventListener("close", answer, { once: true });
  });
}

// A key that is still held, or a click beside it, agrees to nothing.
dialog.addEventListener("keydown", (event) => event.repeat && event.preventDefault());
dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
document.addEventListener("picture-coming", () => dialog.close());
