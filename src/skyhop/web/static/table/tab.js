// Title and icon of the tab, which show whose turn it is.

const icon = document.querySelector("link[rel=icon]");
const { href } = icon;
const { turn, title } = icon.dataset;

function show() {
  const { headline, own } = document.getElementById("table").dataset;
  document.title = `${headline} · ${title}`;
  icon.href = own === undefined ? href : turn;
}

document.addEventListener("picture-shown", show);
show();
