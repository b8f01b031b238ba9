import { lookOf } from "../../../model/styles/styles.js";
import { simplest } from "../../../model/styles/view-nodes.js";
import { firstPart, make, parts, setAttribute } from "../../../dom/dom.js";
import { keyedList } from "../../../dom/keyed-list.js";
import { fixedSymbol } from "../../symbols/symbol.js";
import { writeUntrusted } from "../../../dom/text.js";
import { animations, loadAnimations } from "../../animation/animation-loader.js";
import { drawContent, makeContent } from "../content.js";
import { tap } from "../tap.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

/** Pickers whose choices are side by side or below each other; others use a menu. */
const BESIDE = new Set(["segmented", "palette"]);
const BELOW = new Set(["inline", "wheel", "radioGroup"]);

/** One value among several, in the style that its author has chosen. */
export function makePicker() {
  return make(
    "div",
    { class: "node-picker" },
    make("span", { class: "picker-words" }),
    make("div", { class: "picker-choices", role: "radiogroup" }),
    makeOpener(),
  );
}

function makeOpener() {
  return make(
    "button",
    { type: "button", class: "picker-open", "aria-haspopup": "menu" },
    make("span", { class: "node-words" }),
    fixedSymbol("chevron.up.chevron.down"),
    fixedSymbol("chevron.right"),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawPicker(element, node, context) {
  const { label = "", children = [], disabled } = node;
  const { style = "automatic" } = lookOf(node, context).base.picker ?? {};
  const [words, choices, opener] = parts(element);
  const isMenu = !BESIDE.has(style) && !BELOW.has(style);
  setAttribute(element, "data-style", isMenu ? "menu" : style);
  setAttribute(element, "data-leads", style === "navigationLink");
  writeUntrusted(words, label, 120);
  words.hidden = !label || (BESIDE.has(style) || style === "wheel");
  choices.hidden = isMenu;
  opener.hidden = !isMenu;
  setAttribute(choices, "aria-label", label || "Choices");
  if (isMenu) drawOpener(opener, node, context);
  else drawChoices(choices, children, { ...context, isCell: false }, Boolean(disabled));
  if (style === "wheel") loadAnimations().then(() => turnToChosen(choices, children));
}

/**
 * @param {HTMLElement} list
 * @param {ViewNode[]} rows
 */
function turnToChosen(list, rows) {
  animations?.turnWheel(list, Math.max(0, rows.findIndex(({ selected }) => selected)));
}

/**
 * @param {HTMLElement} opener
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
function drawOpener(opener, { label = "", children = [], disabled }, context) {
  const chosen = wordsOf(children.find(({ selected }) => selected), context);
  writeUntrusted(firstPart(opener), chosen, 80);
  setAttribute(opener, "aria-label", [label, chosen].filter(Boolean).join(", ") || "Choose");
  setAttribute(opener, "aria-disabled", disabled ? "true" : null);
  opener.onclick = () => {
    if (!disabled) animations?.openMenu(opener, children, null, context.styles);
  };
}

/**
 * @param {ViewNode | undefined} row
 * @param {NodeContext} context
 */
function wordsOf(row, context) {
  return row ? row.label || simplest(row, context).systemImage || "" : "";
}

/**
 * @param {HTMLElement} list
 * @param {ViewNode[]} rows
 * @param {NodeContext} context
 * @param {boolean} isDisabled
 */
function drawChoices(list, rows, context, isDisabled) {
  const chosen = rows.findIndex(({ selected }) => selected);
  keyedList(list, rows, {
    key: (row) => row.id ?? row,
    make: () =>
      make(
        "button",
        { type: "button", class: "choice", role: "radio", keydown: walk },
        makeContent(),
        make("span", { class: "choice-check" }, fixedSymbol("checkmark")),
      ),
    update: (button, row, index) => {
      const node = simplest(row, context);
      setAttribute(button, "data-control", row.id);
      setAttribute(button, "aria-checked", row.selected ? "true" : "false");
      setAttribute(button, "aria-disabled", isDisabled || row.disabled ? "true" : null);
      setAttribute(button, "tabindex", index === Math.max(0, chosen) ? "0" : "-1");
      button.onclick = () => !isDisabled && tap(button, row);
      drawContent(firstPart(button), node, context);
    },
  });
  setAttribute(list, "data-count", rows.length);
  list.style.setProperty("--choices", String(Math.max(1, rows.length)));
  list.style.setProperty("--chosen", String(Math.max(0, chosen)));
  setAttribute(list, "data-chosen", chosen >= 0);
}

/**
 * Arrow keys choose the next one, as among radio buttons.
 * @param {KeyboardEvent & { currentTarget: HTMLElement }} event
 */
function walk(event) {
  const step = STEPS.get(event.key);
  const list = event.currentTarget.parentElement;
  if (!step || !list) return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = parts(list);
  const index = buttons.indexOf(event.currentTarget);
  const next = buttons[(index + step + buttons.length) % buttons.length];
  next.focus();
  next.click();
}

const STEPS = new Map([["ArrowRight", 1], ["ArrowDown", 1], ["ArrowLeft", -1], ["ArrowUp", -1]]);
