import { emit, make, parts, setAttribute } from "../../../dom/dom.js";
import { animations } from "../../animation/animation-loader.js";

/** The sign turns at least this many milliseconds after a pull; longer while the app loads. */
const SHORTEST = 1000;

/**
 * The sign above a screen that is pulled down: it turns, and has a button for keys.
 * @returns {HTMLElement}
 */
export function makeRefresh() {
  return make(
    "div",
    { class: "refresh", hidden: true },
    make("span", { class: "refresh-sign", "aria-hidden": "true" }),
    make("button", { type: "button", class: "refresh-button" }, "Refresh"),
  );
}

/** @type {WeakMap<HTMLElement, ReturnType<typeof setTimeout>>} */
const pulled = new WeakMap();

/**
 * @param {HTMLElement} element
 * @param {{ refresh?: unknown, refreshing?: unknown }} look
 */
export function drawRefresh(element, { refresh: control, refreshing }) {
  const isThere = typeof control === "string";
  const scroll = element.parentElement;
  element.hidden = !isThere;
  if (!isThere || !scroll) return;
  const [, button] = parts(element);
  setAttribute(element, "data-busy", refreshing === true);
  const turn = () =>
    setAttribute(scroll, "data-refreshing", pulled.has(scroll) || "busy" in element.dataset);
  const ask = () => {
    clearTimeout(pulled.get(scroll));
    pulled.set(scroll, setTimeout(() => (pulled.delete(scroll), turn()), SHORTEST));
    turn();
    emit(element, "tap", { control });
  };
  turn();
  button.onclick = ask;
  setAttribute(button, "data-control", control);
  animations?.enablePull(scroll, ask);
}
