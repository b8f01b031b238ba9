import { itemsOf } from "../../model/styles/items.js";
import { lookOf, PLAIN, styleOf } from "../../model/styles/styles.js";
import { firstPart, make, parts, setAttribute } from "../../dom/dom.js";
import { drawSymbol, makeSymbol } from "../symbols/symbol.js";
import { writeUntrustedLines } from "../../dom/text.js";
import { drawNodes } from "./drawing.js";
import { wrapsContent } from "./plan.js";
import { writeTextRuns } from "./text-runs.js";

/** @import { Style, ViewNode } from "../../types/state.d.ts" */
/** @import { NodeContext } from "../../types/drawing.d.ts" */

const MOST_WORDS = 600;
/** Words with an author's style can be long: a whole article. */
const MOST_STYLED = 20_000;

/** A symbol, words, and a place for nodes instead of the words. */
export function makeContent() {
  return make(
    "span",
    { class: "node-content" },
    makeSymbol(),
    make("span", { class: "node-words" }),
    make("span", { class: "node-children" }),
  );
}

/**
 * Draws the words of a control with their symbol, or the nodes that replace them.
 * @param {HTMLElement} content
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawContent(content, node, context) {
  const nodes = labelNodes(node, context);
  const { label, systemImage } = node;
  const children = nodes ?? node.children ?? [];
  const [symbol, words, inside] = parts(content);
  const isPicture = !label && children.length === 0;
  words.hidden = isPicture || children.length > 0;
  inside.hidden = children.length === 0;
  setAttribute(content, "data-styled", nodes !== null);
  drawSymbol(
    symbol,
    children.length > 0 ? null : systemImage,
    isPicture ? "" : null,
    context.symbols,
  );
  if (!words.hidden) writeUntrustedLines(words, label ?? "", MOST_WORDS);
  const isNamed = context.isNamed || hasWords(children);
  drawNodes(inside, children, { ...context, axis: "v", isCell: false, isMain: false, isNamed });
}

/**
 * True if there are words among the nodes, which name a control.
 * @param {ViewNode[]} nodes
 * @returns {boolean}
 */
function hasWords(nodes) {
  return nodes.some(({ kind, label, children = [] }) =>
    (kind === "text" && Boolean(label)) || hasWords(children)
  );
}

/**
 * The content of a styled control: its words with their style, or its label's parts; in a list with
 * the row's own modifiers around it. Null if its style says nothing about it.
 * @param {ViewNode} node
 * @param {NodeContext} context
 * @returns {ViewNode[] | null}
 */
export function labelNodes(node, context) {
  const look = lookOf(node, context);
  if (look === PLAIN) return null;
  const { content, attached } = look.base;
  const isInside = wrapsContent(node, look, context) && look.modifiers.length > 0;
  if (content === undefined && !attached && !isInside) return null;
  const nodes = contentNodes(node, content, context);
  const around = isInside ? { ...PLAIN, modifiers: look.modifiers } : PLAIN;
  if (nodes.length === 1 && !isInside) return nodes;
  return [{ kind: "stack", axis: "horizontal", children: nodes, isArranged: true, look: around }];
}

/**
 * @param {ViewNode} node
 * @param {unknown} content
 * @param {NodeContext} context
 * @returns {ViewNode[]}
 */
function contentNodes(node, content, { styles }) {
  if (Array.isArray(content)) return itemsOf(node, content, styles);
  const inside = withoutAttached(node, lookOf(node, { styles }));
  if (inside.length > 0 && content === undefined) return inside;
  const [only] = inside;
  const { label = only?.label, systemImage = only?.systemImage } = node;
  const style = typeof content === "number" ? content : undefined;
  const isImage = "image" in styleOf(styles, style).base || (!label && systemImage);
  return [{ kind: isImage ? "image" : "text", label, systemImage, style }];
}

/**
 * The children of a control without those that are attached to its row.
 * @param {ViewNode} node
 * @param {Style} look
 */
function withoutAttached({ children = [] }, { base: { attached } }) {
  const lists = [attached?.badge, attached?.leading, attached?.trailing, attached?.menu];
  const gone = new Set(lists.filter(Array.isArray).flat());
  return children.filter((_, index) => !gone.has(index));
}

export function makeText() {
  return make("div", { class: "node-text" }, makeContent());
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawText(element, node, context) {
  const { label, value, systemImage, children = [] } = node;
  const look = lookOf(node, context);
  const { text: written } = look.base;
  const said = typeof written === "string"
    ? written
    : label ?? (typeof value === "string" ? value : "");
  const content = firstPart(element);
  const [symbol, words, inside] = parts(content);
  const hasWords = said !== "" || !systemImage;
  words.hidden = !hasWords || children.length > 0 || look.base.label === "iconOnly";
  inside.hidden = children.length === 0;
  const picture = children.length > 0 || look.base.label === "titleOnly" ? null : systemImage;
  drawSymbol(symbol, picture, words.hidden ? said : null, context.symbols);
  if (!words.hidden) drawWords(words, said, look, context);
  drawNodes(inside, children, { ...context, axis: "v", isCell: false, isMain: false });
  limitLines(element, context);
}

/**
 * @param {HTMLElement} words
 * @param {string} said
 * @param {Style} look
 * @param {NodeContext} context
 */
function drawWords(words, said, look, context) {
  const { runs } = look.base;
  if (Array.isArray(runs)) return writeTextRuns(words, said, runs, context);
  writeUntrustedLines(words, said, look === PLAIN ? MOST_WORDS : MOST_STYLED);
}

/**
 * Limits the text to this many lines, with an ellipsis if there are more.
 * @param {HTMLElement} element
 * @param {NodeContext} context
 */
function limitLines(element, { lines, isPainted }) {
  const most = Array.isArray(lines) ? lines[1] : lines;
  const isLimited = Number.isInteger(most) && most > 0 && most < 1000;
  setAttribute(element, "data-lines", isLimited ? most === 1 ? "one" : "some" : null);
  setAttribute(element, "data-painted", isPainted);
  if (isLimited) element.style.setProperty("--lines", String(most));
}
