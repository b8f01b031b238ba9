import { translate } from "../../language/translate.js";
import {
  coveredWords,
  showsBack,
  sourceWords,
  unreachable,
  viewScreens,
} from "../../model/state/path-items.js";
import { valueText } from "../../model/values/values.js";
import { visibleText } from "../../dom/visible-marks.js";
import { icon, lastPart, make, parts, setAttribute, setIcon, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { chipFor } from "../value-chip/value-chip.js";

/** @import { PathElement, State } from "../../types/state.d.ts" */
/** @import { PathItem, RootItem, ValueItem, ViewItem } from "../../model/state/path-items.js" */
/** @import { ValueChip } from "../value-chip/value-chip.js" */

/**
 * An item of the bar, or the outline of a popped value.
 * @typedef {PathItem | { kind: "popped", element: PathElement }} DrawnItem
 */

/**
 * @param {DrawnItem} item
 * @param {(button: HTMLButtonElement) => void} press
 */
export function makeItem(item, press) {
  const { kind } = item;
  if (kind === "popped") {
    return make("li", { class: kind, "aria-hidden": "true" }, chipFor(item.element));
  }
  const button = make(
    "button",
    { type: "button", click: ({ currentTarget }) => press(currentTarget) },
    ...insides(item),
  );
  return make("li", { class: kind }, kind === "root" ? null : icon("forward"), button);
}

/**
 * @param {Exclude<DrawnItem, { kind: "popped" }>} item
 * @returns {Node[]}
 */
function insides(item) {
  const title = make("span", { class: "item-title" });
  switch (item.kind) {
    case "chip":
      return [chipFor(item.element), title];
    case "view":
      return [
        make("span", { class: "view-face" }, icon("link"), make("span"), title),
      ];
    case "root":
      return [make("span"), title];
    default:
      return [make("span")];
  }
}

/**
 * @param {HTMLElement} element
 * @param {DrawnItem} item
 * @param {State} state
 */
export function drawItem(element, item, state) {
  if (item.kind === "popped") return;
  const button = lastPart(element);
  setAttribute(button, "aria-current", "current" in item && item.current ? "location" : null);
  if (item.kind === "root") drawRoot(button, item);
  else if (item.kind === "chip") drawChip(button, item);
  else if (item.kind === "view") drawView(button, item, state);
  else setText(parts(button)[0], restWords(item));
}

/** @param {{ kind: string, count: number }} rest */
const restWords = ({ kind, count }) =>
  kind === "earlier"
    ? translate("{count} earlier", { count })
    : translate("{count} later", { count });

/**
 * @param {HTMLElement} button
 * @param {RootItem} item
 */
function drawRoot(button, item) {
  const [word, title] = parts(button);
  setText(word, translate("Root"));
  drawTitle(title, item.title);
  setAttribute(button, "data-covered", item.covered);
  const name = visibleText(item.title ?? "", 60);
  const here = name === ""
    ? translate("The root")
    : translate("The root of {title}", { title: name });
  const pops = name === ""
    ? translate("Pop to the root")
    : translate("Pop to the root of {title}", { title: name });
  const words = item.current ? here : pops;
  setAttribute(button, "title", item.covered ? coveredWords(item) : words);
}

/**
 * @param {HTMLElement} button
 * @param {ValueItem} item
 */
function drawChip(button, item) {
  const { element, index, title, current, covered } = item;
  const [chip, name] = parts(button);
  button.dataset.index = String(index);
  setAttribute(button, "data-element", element.id);
  setAttribute(button, "data-covered", covered);
  /** @type {ValueChip} */ (chip).element = element;
  drawTitle(name, title);
  const words = visibleText(valueText(element), 60);
  const described = title
    ? translate("{value}, titled {title}", { value: words, title: visibleText(title, 60) })
    : words;
  const sentence = current
    ? translate("{value}: a value on the path", { value: described })
    : translate("Show {value} (depth {depth})", { value: words, depth: index + 1 });
  setAttribute(
    button,
    "title",
    covered
      ? translate("{name}. {reason}", { name: described, reason: coveredWords(item) })
      : sentence,
  );
}

/**
 * @param {HTMLElement} button
 * @param {ViewItem} item
 * @param {State} state
 */
function drawView(button, { screen, order, current }, state) {
  const [glyph, word, title] = [...parts(button)[0].children];
  const source = sourceWords(screen);
  button.dataset.view = String(order);
  setIcon(glyph, source.glyph);
  setText(word, source.word);
  drawTitle(/** @type {HTMLElement} */ (title), screen.title || translate("no title"));
  setAttribute(title, "data-empty", screen.title === "");
  setAttribute(button, "title", unreachable(screen, state, current));
}

/**
 * @param {HTMLElement} item
 * @param {string | null} title
 */
function drawTitle(item, title) {
  item.hidden = title === null;
  if (title !== null) writeUntrusted(item, title, 60);
}

/**
 * Why an item's button pops nothing, and whether Back helps; null if it pops.
 * @param {HTMLElement} button
 * @param {State} state
 * @returns {{ words: string, backHelps: boolean } | null}
 */
export function explanation({ dataset }, state) {
  if (dataset.view !== undefined) {
    const views = viewScreens(state);
    const screen = views[Number(dataset.view)];
    if (!screen) return null;
    const isTop = screen === views.at(-1);
    return { words: unreachable(screen, state, isTop), backHelps: isTop && showsBack(state) };
  }
  if (dataset.covered === undefined) return null;
  const words = coveredWords({ kind: dataset.index === undefined ? "root" : "chip" });
  return { words, backHelps: showsBack(state) };
}
