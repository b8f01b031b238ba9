import { styleOf } from "../../../model/styles/styles.js";
import { simplest } from "../../../model/styles/view-nodes.js";
import { make, scaleOf, setAttribute } from "../../../dom/dom.js";
import { drawSymbol, makeSymbol } from "../../symbols/symbol.js";
import { writeUntrusted } from "../../../dom/text.js";
import { tap } from "../tap.js";

/** @import { StyleTable, ViewNode } from "../../../types/state.d.ts" */

/**
 * Opens a menu of buttons on the device's screen, at the pointer or below an element. A choice,
 * Escape, or a press elsewhere closes it; the focus then returns to the previous element.
 * @param {HTMLElement} owner The element that the menu belongs to.
 * @param {ViewNode[]} nodes
 * @param {{ clientX: number, clientY: number } | null} point
 * @param {StyleTable} [styles]
 */
export function openMenu(owner, nodes, point, styles) {
  const screen = owner.closest(".device-screen");
  if (!(screen instanceof HTMLElement)) return;
  const before = document.activeElement;
  const cover = make("div", { class: "menu-cover" });
  const close = () => {
    cover.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
  const items = nodes.flatMap((node) => menuItem(node, styles, () => (close(), tap(screen, node))));
  const menu = make("div", { class: "row-menu", role: "menu", "aria-label": "Actions" }, ...items);
  cover.append(menu);
  cover.addEventListener("pointerdown", ({ target }) => target === cover && close());
  cover.addEventListener("contextmenu", (event) => event.preventDefault());
  cover.addEventListener("keydown", (event) => walk(event, items, close));
  screen.append(cover);
  positionMenu(menu, screen, point ?? below(owner));
  items[0]?.focus({ preventScroll: true });
}

/**
 * @param {ViewNode} node
 * @param {StyleTable | undefined} styles
 * @param {() => void} choose
 */
function menuItem(node, styles, choose) {
  const { kind, label, systemImage, selected, disabled } = simplest(node);
  if (kind === "divider") return [];
  const { role } = styleOf(styles, node.style).base.button ?? {};
  const words = make("span", { class: "node-words" });
  const symbol = makeSymbol();
  const check = make("span", { class: "menu-check" }, selected ? "✓" : "");
  const item = make(
    "button",
    { type: "button", class: "menu-item", role: "menuitem", tabindex: "-1" },
    check,
    words,
    symbol,
  );
  writeUntrusted(words, label ?? node.label ?? "", 120);
  drawSymbol(symbol, systemImage);
  setAttribute(item, "data-role", role);
  setAttribute(item, "aria-disabled", disabled ? "true" : null);
  item.addEventListener("click", () => !disabled && choose());
  return [item];
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} items
 * @param {() => void} close
 */
function walk(event, items, close) {
  const index = items.findIndex((item) => item === document.activeElement);
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (event.key === "Escape" || event.key === "Tab") close();
  else if (step !== 0) items[(index + step + items.length) % items.length]?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {HTMLElement} owner */
function below(owner) {
  const box = owner.getBoundingClientRect();
  return { clientX: box.left, clientY: box.bottom + 4 };
}

/**
 * Puts the menu at a point of the page, entirely within the screen.
 * @param {HTMLElement} menu
 * @param {HTMLElement} screen
 * @param {{ clientX: number, clientY: number }} point
 */
function positionMenu(menu, screen, { clientX, clientY }) {
  const [frame, scale] = [screen.getBoundingClientRect(), scaleOf(screen)];
  const x = (clientX - frame.left) / scale;
  const y = (clientY - frame.top) / scale;
  const left = Math.min(x, screen.offsetWidth - menu.offsetWidth - 8);
  const top = Math.min(y, screen.offsetHeight - menu.offsetHeight - 8);
  menu.style.setProperty("left", `${Math.max(8, left)}px`);
  menu.style.setProperty("top", `${Math.max(8, top)}px`);
}
