// Streams that come back: a browser comes back by itself where a connection ends, but not where the table had no room,
// nor where the computer slept and the connection is dead without an error.

import { onWaking } from "./awake.js";

const PATIENCE = 2000; // ms

// `opened` gives the stream that listens. Closed by its page, it stays closed.
export function reopening(opened) {
  let source = null;
  let timer = null;
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const open = (...how) => {
    close();
    source = opened(...how);
    const own = source;
    source.addEventListener("error", () => {
      if (source === own && own.readyState === EventSource.CLOSED) timer = setTimeout(open, PATIENCE);
    });
  };
  onWaking(() => source !== null && open());
  return { open, close, isOpen: () => source !== null };
}
