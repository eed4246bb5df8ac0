// Pictures come in parts. What the page has already is only named, and filled in here from what came before.

const PART = /<!--part (\S+)-->([\s\S]*?)<!--\/part-->/g;
const SAME = /<!--same (\S+)-->/g;
const MOST = 600;
const held = new Map(); // the text of each part by its name, the one used last at the end
let newest = []; // the names of the parts of the picture that came last

// Fill a picture in; null where the page lacks a part, for then it has missed something.
export function complete(html) {
  if ([...html.matchAll(SAME)].some(([, name]) => !held.has(name))) return null;
  const whole = html.replace(SAME, (_hole, name) => `<!--part ${name}-->${held.get(name)}<!--/part-->`);
  newest = [...whole.matchAll(PART)].map(([, name, text]) => keep(name, text));
  return whole;
}

export const partNames = () => newest.join(",");

function keep(name, text) {
  held.delete(name);
  held.set(name, text);
  if (held.size > MOST) held.delete(held.keys().next().value);
  return name;
}
