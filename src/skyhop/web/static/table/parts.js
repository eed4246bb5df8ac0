// Fragments of pictures. The server only names those that the page has, and this module fills them in.

const PART = /<!--part (\S+)-->([\s\S]*?)<!--\/part-->/g;
const SAME = /<!--same (\S+)-->/g;
const MOST = 600;
const held = new Map(); // text of each fragment by name, the last used one last
let newest = []; // names of the fragments of the latest picture

// Fill in the fragments of a picture. Return null if one is missing, because the page has missed a message.
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
