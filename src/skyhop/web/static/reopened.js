// Event streams that reopen. A browser reconnects by itself after a lost connection. It does not reconnect after a
// refusal of the server. It also does not reconnect after sleep, when the connection is dead without an error.

import { onWaking } from "./awake.js";

const PATIENCE = 2000; // ms

// Manage a stream that `opened` creates. After `close`, the stream stays closed.
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
