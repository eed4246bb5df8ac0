// Measures the width of the buttons in the head of the page, for notices between them and the page's name.

export function measureHead() {
  const tools = document.querySelector(".bar .tools");
  const show = () => document.documentElement.style.setProperty("--tools", `${tools.offsetWidth + 28}px`);
  new ResizeObserver(show).observe(tools);
}
