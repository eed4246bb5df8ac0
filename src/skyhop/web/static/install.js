// The table can be installed, and says when it cannot be reached.

const { worker } = document.querySelector("script[data-worker]").dataset;
if (window.isSecureContext) navigator.serviceWorker?.register(worker).catch(() => {});
