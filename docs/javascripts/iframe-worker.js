/* A browser starts no worker for a page that is read from the disk. There the search works in a frame that nobody sees:
   `IFrameWorker` is the name by which the theme's search knows that it does. */
if (location.protocol === "file:") {
  const load = (frame, address) => new Promise((done, failed) => {
    const script = frame.contentDocument.createElement("script");
    Object.assign(script, { src: address, onload: done, onerror: failed });
    frame.contentDocument.head.append(script);
  });

  window.IFrameWorker = window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = Object.assign(document.createElement("iframe"), { hidden: true, srcdoc: "<!doctype html>" });
      this.ready = new Promise((done) => { frame.onload = done; }).then(() => {
        this.inside = frame.contentWindow;
        this.inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
        this.inside.importScripts = (...scripts) =>
          scripts.reduce((before, script) => before.then(() => load(frame, script)), Promise.resolve());
        return load(frame, address);
      });
      document.body.append(frame);
    }

    postMessage(data) {
      this.ready.then(() => this.inside.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
}
