// What this browser keeps: drafts of maps with their steps, a card of each for the list, and the pictures under them.
// All tabs share them; each has one of them open.
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

// Strict: what is written is on the disk, so that it is there even if the browser dies at once.
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

// The cards of all drafts, the latest first. The one draft of earlier versions becomes one of them.
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
    return; // it stays where it is
  }
  store.put({ ...shown, id, when: Date.now() }, card(id));
  store.put({ stamp, file: text }, file(id));
  store.get("picture").onsuccess = ({ target: { result } }) => result && store.put(result, picture(id));
  store.delete("draft");
  store.delete("picture");
}

// Opens a draft in this tab; null where it cannot be read, undefined where it is not there.
export async function take(id) {
  const record = await found(file(id));
  const journal = record && read(record.file);
  if (journal) [open, seen] = [id, record.stamp];
  return journal;
}

// What comes next is a draft of its own.
export function begin() {
  [open, seen] = [unique(), undefined];
  return open;
}

// Keeps a journal; where another tab has kept one meanwhile, keeps nothing and answers with that one. A page on which
// nothing was ever done is not worth a place.
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

// A copy of a draft, by whatever is done to it; answers with its name among drafts.
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

// Puts a draft away for a day, or back: whoever draws on it in another tab is told, and the next step brings it back.
export async function putAway(id, gone) {
  const stamp = unique();
  await done((store) => {
    store.get(card(id)).onsuccess = ({ target: { result } }) => store.put({ ...result, gone }, card(id));
    store.get(file(id)).onsuccess = ({ target: { result } }) => store.put({ ...result, stamp }, file(id));
  });
  if (id === open) seen = stamp;
  told(id, stamp);
}

// Calls with what another tab has kept: of the draft that is open, and whether it was put away; and of any.
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
