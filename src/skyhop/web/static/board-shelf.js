// What this browser keeps: the map that is drawn, with its steps, and the picture under it. All tabs share them.
import { Journal } from "./board-journal.js";

const tabs = new BroadcastChannel("skyhop-drawing");
const opened = new Promise((resolve, reject) => {
  const opening = indexedDB.open("skyhop-drawing", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("files");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => resolve(opening.result);
});
opened.catch(() => {});
let seen;

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

const found = (name) => done((store, answer) => (store.get(name).onsuccess = (event) => (answer.found = event.target.result)));

function taken(record) {
  seen = record?.stamp;
  try {
    return record && Journal.of(record.file);
  } catch {
    return null;
  }
}

export const kept = async () => taken(await found("draft").catch(() => undefined));

// Keeps a journal; where another tab has kept one meanwhile, keeps nothing and answers with that one.
export async function keep(journal) {
  const stamp = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
  const newer = await done((store, answer) => {
    store.get("draft").onsuccess = ({ target: { result } }) => {
      if (result && result.stamp !== seen) answer.found = result;
      else store.put({ stamp, file: journal.file }, "draft");
    };
  });
  if (newer) return taken(newer);
  seen = stamp;
  tabs.postMessage(stamp);
  return null;
}

// Calls with what another tab has kept.
export function followed(follow) {
  tabs.onmessage = async ({ data }) => {
    if (data === seen) return;
    const record = await found("draft").catch(() => undefined);
    if (record && record.stamp !== seen) follow(() => taken(record));
  };
}

export const keepPicture = (file) => done((store) => store.put(file, "picture")).catch(() => {});
export const keptPicture = () => found("picture").catch(() => undefined);
