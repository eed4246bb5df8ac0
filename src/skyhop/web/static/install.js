// Installation of the site as an app, with a page for times without a connection.

const { worker } = document.querySelector("script[data-worker]").dataset;
if (window.isSecureContext) navigator.serviceWorker?.register(worker).catch(() => {});
