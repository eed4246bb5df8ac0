// How much of the head of the page its buttons take, for what comes between them and the name of the page.

export function measureHead() {
  const tools = document.querySelector(".bar .tools");
  const show = () => document.documentElement.style.setProperty("--tools", `${tools.offsetWidth + 28}px`);
  new ResizeObserver(show).observe(tools);
}
