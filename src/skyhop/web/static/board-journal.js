// Draft with its steps, equal to the journal of a draft on the server. The steps are applied from the start. So undo
// applies one step fewer.

const LISTS = { city: "cities", route: "routes", trajectory: "trajectories", order: "orders" };
const MOST = 1000;

export class Journal {
  constructor(start, steps = [], done = steps.length) {
    Object.assign(this, { start, steps, done });
    this.draft = steps.slice(0, done).reduce(after, start);
  }

  with(step) {
    return new Journal(this.start, [...this.steps.slice(0, this.done), step]).shortened(MOST);
  }

  // Merge the oldest steps into the start.
  shortened(most) {
    const spare = Math.min(this.done, Math.max(0, this.steps.length - most));
    return new Journal(this.steps.slice(0, spare).reduce(after, this.start), this.steps.slice(spare, spare + most), this.done - spare);
  }

  at(done) {
    return new Journal(this.start, this.steps, Math.min(this.steps.length, Math.max(0, done)));
  }

  get file() {
    return JSON.stringify({ format: "skyhop-draft-journal-1", start: this.start, steps: this.steps, done: this.done });
  }

  static of(text) {
    const given = JSON.parse(text);
    if (given.format !== "skyhop-draft-journal-1") return new Journal(filled(given));
    return new Journal(filled(given.start), given.steps ?? [], given.done ?? 0);
  }
}

function filled(draft) {
  if (!draft || typeof draft !== "object" || !draft.page) throw new SyntaxError("no draft");
  const empty = { name: "", ruleset: "pioneer", types: "ROYWKB", inventory: 0, settings: {}, faces: [], left: [] };
  for (const list of Object.values(LISTS)) empty[list] = [];
  return { ...empty, ...draft };
}

export function after(draft, step) {
  const now = { ...draft };
  for (const change of step.changes) {
    if (change.do === "write") now[change.field] = change.value;
    else if (change.do === "drop") drop(now, change.of, change.key);
    else {
      const list = LISTS[change.do];
      const rows = now[list];
      const known = rows.some((row) => row.key === change.put.key);
      now[list] = known ? rows.map((row) => (row.key === change.put.key ? change.put : row)) : [...rows, change.put];
    }
  }
  return now;
}

function drop(now, list, key) {
  now[list] = now[list].filter((row) => row.key !== key);
  if (list !== "cities") return;
  for (const name of ["routes", "trajectories", "orders"]) now[name] = now[name].filter((row) => !row.ends?.includes(key));
}

// Return a whole draft as a part of an address. Only readers who open the link receive it.
export async function packed(draft) {
  const stream = new Blob([JSON.stringify(draft)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return Journal.of(await new Response(stream).text());
}
