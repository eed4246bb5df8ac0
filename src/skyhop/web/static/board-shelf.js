// Storage of this browser: drafts of maps with their steps, their cards for the list, and the pictures under them. All
// tabs share it; each tab has one draft open.
import { Journal } from "./board-journal.js";

const DAY = 24 * 3600 * 1000;
const tabs = new BroadcastChannel("skyhop-drawing");
const opened = new Promise((resolve, reject) => {
  const opening = indexedDB.open("skyhop-drawing", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("files");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => resolve(opening.result);
});
opened.catch(() => {});
let open = "", seen;

export const isOpen = (id) => id === open;
const unique = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`.replace(".", "");
const [file, card, picture] = ["file", "card", "picture"].map((what) => (id = open) => `${what}:${id}`);

// Run a transaction with strict durability, so that written data survives a crash of the browser.
async function done(work) {
  const transaction = (await opened).transaction("files", "readwrite", { durability: "strict" });
  const answer = {};
  work(transaction.objectStore("files"), answer);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(answer.found);
    transaction.onabort = () => reject(transaction.error);
  });
}

const found = (key) => done((store, answer) => (store.get(key).onsuccess = ({ target }) => (answer.found = target.result)));
const told = (id, stamp) => tabs.postMessage({ id, stamp });

function read(text) {
  try {
    return Journal.of(text);
  } catch {
    return null;
  }
}

function taken(record) {
  seen = record.stamp;
  return read(record.file);
}

// Return the cards of all drafts, the latest first. The single draft of earlier versions is converted.
export async function cards(carded) {
  const all = await done((store, answer) => {
    store.get("draft").onsuccess = ({ target: { result } }) => {
      if (result) moved(store, result, carded);
      store.getAll(IDBKeyRange.bound("card:", "card;")).onsuccess = ({ target }) => (answer.found = target.result);
    };
  });
  const old = all.filter(({ gone }) => gone && gone < Date.now() - DAY);
  if (old.length) await done((store) => old.forEach(({ id }) => [file(id), card(id), picture(id)].forEach((key) => store.delete(key))));
  return all.filter((one) => !old.includes(one)).sort((one, other) => other.when - one.when);
}

function moved(store, { stamp, file: text }, carded) {
  const id = unique();
  let shown;
  try {
    shown = carded(Journal.of(text).draft);
  } catch {
    return; // keep an unreadable draft in its old place
  }
  store.put({ ...shown, id, when: Date.now() }, card(id));
  store.put({ stamp, file: text }, file(id));
  store.get("picture").onsuccess = ({ target: { result } }) => result && store.put(result, picture(id));
  store.delete("draft");
  store.delete("picture");
}

// Open a draft in this tab. Return null if it cannot be read, undefined if it does not exist.
export async function take(id) {
  const record = await found(file(id));
  const journal = record && read(record.file);
  if (journal) [open, seen] = [id, record.stamp];
  return journal;
}

// Start a new draft with the next step.
export function begin() {
  [open, seen] = [unique(), undefined];
  return open;
}

// Store a journal. If another tab stored a newer journal, store nothing and return the newer journal. A draft without
// steps is not stored.
export async function keep(journal, carded, has_picture) {
  if (!seen && !has_picture && !journal.steps.length && !journal.draft.cities.length) return null;
  const [id, stamp, before] = [open, unique(), seen];
  const newer = await done((store, answer) => {
    store.get(file(id)).onsuccess = ({ target: { result } }) => {
      if (result && result.stamp !== before) return (answer.found = result);
      store.put({ stamp, file: journal.file }, file(id));
      store.put({ ...carded(journal.draft), id, when: Date.now() }, card(id));
    };
  });
  if (newer) return taken(newer);
  seen = stamp;
  told(id, stamp);
  return null;
}

// Copy a draft, changed by `doing`; return the name of the copy.
export async function copy(id, doing, carded) {
  const record = await found(file(id));
  const under = await found(picture(id));
  const [next, stamp, journal] = [unique(), unique(), doing(Journal.of(record.file))];
  await done((store) => {
    store.put({ stamp, file: journal.file }, file(next));
    store.put({ ...carded(journal.draft), id: next, when: Date.now() }, card(next));
    if (under) store.put(under, picture(next));
  });
  told(next, stamp);
  return next;
}

// Delete a draft for a day, or restore it. Other tabs are notified; the next step of one of them restores it.
export async function putAway(id, gone) {
  const stamp = unique();
  await done((store) => {
    store.get(card(id)).onsuccess = ({ target: { result } }) => store.put({ ...result, gone }, card(id));
    store.get(file(id)).onsuccess = ({ target: { result } }) => store.put({ ...result, stamp }, file(id));
  });
  if (id === open) seen = stamp;
  told(id, stamp);
}

// Call `follow` when another tab stores or deletes the open draft, and `changed` when one changes any draft.
export function followed(follow, changed) {
  tabs.onmessage = async ({ data: { id, stamp } = {} }) => {
    changed();
    if (id !== open || stamp === seen) return;
    const [record, at] = [await found(file(id)).catch(() => undefined), await found(card(id)).catch(() => undefined)];
    if (record && id === open && record.stamp !== seen) follow(() => taken(record), Boolean(at?.gone));
  };
}

export const keepPicture = (given) => done((store) => store.put(given, picture())).catch(() => {});
export const keptPicture = () => found(picture()).catch(() => undefined);
