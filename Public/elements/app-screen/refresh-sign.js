import { intend, make, parts, setAttribute } from "../../page/dom.js";
import { motions } from "../motion.js";

/** The sign turns no longer than this after somebody has asked, in milliseconds. */
const LONGEST = 4000;

/** What a screen shows above itself while it is pulled down: a sign that turns, and a button for keys. */
export function makeRefresh() {
  return make(
    "div",
    { class: "refresh", hidden: true },
    make("span", { class: "refresh-sign", "aria-hidden": "true" }),
    make("button", { type: "button", class: "refresh-button" }, "Refresh"),
  );
}

/**
 * @param {HTMLElement} element
 * @param {unknown} control
 */
export function drawRefresh(element, control) {
  const isThere = typeof control === "string";
  const scroll = element.parentElement;
  element.hidden = !isThere;
  if (!isThere || !scroll) return;
  const [, button] = parts(element);
  const ask = () => {
    setAttribute(scroll, "data-refreshing", true);
    setTimeout(() => setAttribute(scroll, "data-refreshing", false), LONGEST);
    intend(element, "tap", { control });
  };
  button.onclick = ask;
  setAttribute(button, "data-control", control);
  motions?.letPull(scroll, ask);
}
