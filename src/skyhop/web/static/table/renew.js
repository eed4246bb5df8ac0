// Update of the shown picture to a new one. Equal nodes stay: they are not styled, laid out or painted again, and keep
// the focus and their input.

const SHOWN_ANEW = "dialog, template, .notice, [role=alert], [aria-live]"; // elements that act when they are inserted

const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;
const isAlike = (old, fresh) =>
  old.isEqualNode(fresh) && !(isElement(fresh) && (fresh.matches(SHOWN_ANEW) || fresh.querySelector(SHOWN_ANEW)));

// Return the identity of a node: its name, or the choice that it represents. Only nodes of the same identity match.
function identity(node) {
  if (!isElement(node)) return node.nodeName;
  const named = ["id", "data-key", "data-ply", "name", "value", "action"].map((name) => node.getAttribute(name) ?? "");
  return [node.nodeName, ...named].join(" ");
}

// Update a picture to a fresh picture. New nodes come from the fresh picture. Its choices replace the reader's choices.
export function renew(picture, fresh) {
  renewElement(picture, fresh);
  for (const field of picture.querySelectorAll("input")) field.checked = field.defaultChecked;
}

function renewElement(old, fresh) {
  renewAttributes(old, fresh);
  renewChildren(old, [...old.childNodes], [...fresh.childNodes]);
}

// Update attributes, except the `open` state of lists. The page's security policy forbids style attributes, so set
// styles by `cssText`.
function renewAttributes(old, fresh) {
  const isKept = (name) => fresh.hasAttribute(name) || (name === "open" && old.localName === "details");
  for (const name of old.getAttributeNames()) if (!isKept(name)) old.removeAttribute(name);
  for (const { name, namespaceURI, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    if (name === "style") old.style.cssText = fresh.style.cssText;
    else old.setAttributeNS(namespaceURI, name, value);
  }
}

function renewChildren(parent, olds, fresh) {
  const partners = partnersOf(olds, fresh);
  const kept = new Set(partners.values());
  for (const old of olds) if (!kept.has(old)) old.remove();
  let place = parent.firstChild;
  for (const node of fresh) {
    const old = partners.get(node) ?? node;
    if (old === place) place = place.nextSibling;
    else parent.insertBefore(old, place);
    if (old !== node) become(old, node);
  }
}

function become(old, fresh) {
  if (isAlike(old, fresh)) return;
  if (isElement(old)) renewElement(old, fresh);
  else old.data = fresh.data;
}

// Return the old node for each fresh one: equal nodes at both ends, and between them the first one that matches.
function partnersOf(olds, fresh) {
  const partners = new Map();
  const [left, rest] = [[...olds], [...fresh]];
  const pairWhileAlike = (take, at) => {
    while (left.length && rest.length && isAlike(left.at(at), rest.at(at))) partners.set(rest[take](), left[take]());
  };
  pairWhileAlike("shift", 0);
  pairWhileAlike("pop", -1);
  const free = new Map();
  for (const old of left) free.set(identity(old), [...(free.get(identity(old)) ?? []), old]);
  for (const node of rest) {
    const old = isElement(node) && node.matches(SHOWN_ANEW) ? undefined : free.get(identity(node))?.shift();
    if (old !== undefined) partners.set(node, old);
  }
  return partners;
}
