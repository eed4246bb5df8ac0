// Streams that come back: a browser comes back by itself where a connection ends, but not where the table had no room.

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
  return { open, close, isOpen: () => source !== null };
}
