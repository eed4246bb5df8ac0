/* The theme's search looks when a key goes up: what comes into its field by the mouse, by dictation or by a drop brings
   no key, and would wait for one. */
document.addEventListener("input", ({ target }) => {
  if (target.matches(".md-search__input")) target.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
});
