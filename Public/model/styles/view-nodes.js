// The nodes of a rendered tree, as the drawing needs them.

import { boxKind, itemsOf } from "./items.js";
import { lookOf, PLAIN, styleOf } from "./styles.js";

/** @import { Screen, Style, StyleTable, ViewNode } from "../../types/state.d.ts" */

/** @typedef {{ node: ViewNode, shape: string, key: string }} KeyedNode */

/** @typedef {{ styles?: StyleTable }} Styled */

/**
 * The simplest form of each node, with a key: its id if it has one, otherwise shape and ordinal.
 * @param {ViewNode[]} nodes
 * @param {Styled} styled
 * @returns {KeyedNode[]}
 */
export function keyedNodes(nodes, styled = {}) {
  const counts = new Map();
  return nodes.map((node) => simplest(node, styled)).map((node) => {
    const shape = shapeOf(node, styled);
    const name = node.id === undefined ? shape : `${shape} ${node.id}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { node, shape, key: node.id === undefined || count > 1 ? `${name} #${count}` : name };
  });
}

/**
 * The node that shows the same with the fewest wrappers: a row that cannot be pressed becomes its
 * content, and a control takes over the words inside it.
 * @param {ViewNode} node
 * @param {Styled} styled
 * @returns {ViewNode}
 */
export function simplest(node, styled = {}) {
  const children = node.children ?? [];
  if (node.kind === "row" && node.id === undefined) return plainRow(node, styled);
  const [words] = children;
  if (!isPressed(node) || children.length !== 1 || words.kind !== "text" || words.children)
    return node;
  if (words.style !== undefined || lookOf(node, styled).base.content !== undefined) return node;
  return { ...node, label: words.label, systemImage: words.systemImage, children: [] };
}

/**
 * A row that cannot be pressed: its one child, or its words or children with the row's own style.
 * @param {ViewNode} node
 * @param {Styled} styled
 * @returns {ViewNode}
 */
function plainRow(node, styled) {
  const own = lookOf(node, styled);
  const { base: { content }, modifiers, traits } = own;
  const children = itemsOf(node, content, styled.styles);
  if (children.length === 0) return plainText(node, own, styled);
  if (children.length === 1 && SAYING.some((name) => name in own.base)) {
    return saidBy(node, simplest(children[0], styled), styled);
  }
  if (children.length === 1 && modifiers.length === 0) {
    return withTraits(simplest(children[0], styled), traits, styled);
  }
  const axis = Array.isArray(content) ? "horizontal" : "vertical";
  if (own === PLAIN) return { kind: "stack", axis, children };
  const base = SAYING.some((name) => name in own.base) ? own.base : {};
  const look = { ...PLAIN, base, traits, modifiers };
  return { kind: "stack", axis, children, isArranged: true, look };
}

/**
 * @param {ViewNode} node
 * @param {Style} own
 * @param {Styled} styled
 * @returns {ViewNode}
 */
function plainText(node, own, { styles }) {
  if (own === PLAIN) return { kind: "text", label: node.label };
  const { content } = own.base;
  const words = styleOf(styles, typeof content === "number" ? content : undefined);
  const { content: _, ...base } = { ...own.base, ...words.base };
  const modifiers = [...words.modifiers, ...own.modifiers];
  return { ...node, kind: "text", style: undefined, look: { ...own, base, modifiers } };
}

/**
 * Gives a row's content the traits of the row.
 * @param {ViewNode} node
 * @param {Style["traits"]} traits
 * @param {Styled} styled
 * @returns {ViewNode}
 */
function withTraits(node, traits, styled) {
  if (Object.keys(traits).length === 0) return node;
  const look = lookOf(node, styled);
  return { ...node, look: { ...look, traits: { ...look.traits, ...traits } } };
}

/**
 * The content of a row, with the base operations of the row's style.
 * @param {ViewNode} row
 * @param {ViewNode} inside
 * @param {Styled} styled
 * @returns {ViewNode}
 */
function saidBy(row, inside, styled) {
  const [outer, inner] = [lookOf(row, styled), lookOf(inside, styled)];
  const base = { ...inner.base, ...outer.base };
  const modifiers = [...inner.modifiers, ...outer.modifiers];
  return { ...inside, look: { ...inner, base, modifiers } };
}

const CONTROLS = new Set(["button", "link", "row", "toggle", "textField"]);

/** Base operations that make a node a different thing than its kind says. */
const SAYING =
  `slider stepper picker date color progress gauge unavailable group disclosure labeled`
    .split(" ");

/**
 * The shape of a node: its kind, or what its style makes of it. A kind that is built in two ways
 * has two shapes.
 * @param {ViewNode} node
 * @param {Styled} styled
 */
function shapeOf(node, styled) {
  const look = lookOf(node, styled);
  const said = look === PLAIN ? undefined : SAYING.find((name) => name in look.base);
  if (said) return said;
  if (node.kind === "stack") return boxKind(look) ?? (isStepper(node) ? "stepper" : "stack");
  if (isPressed(node) && holdsControls(node.children)) return `${node.kind} around controls`;
  return node.kind;
}

/**
 * True for a node that is pressed as a whole.
 * @param {ViewNode} node
 */
export function isPressed({ kind }) {
  return kind === "button" || kind === "link" || kind === "row";
}

/**
 * True when one of `nodes`, or a node in them, can be operated.
 * @param {ViewNode[]} nodes
 * @returns {boolean}
 */
export function holdsControls(nodes = []) {
  return nodes.some(({ kind, id, children }) =>
    (CONTROLS.has(kind) && id !== undefined) || holdsControls(children)
  );
}

const LESS = new Set(["-", "−", "–", "minus", "decrement"]);
const MORE = new Set(["+", "plus", "increment"]);

/**
 * True for the stack of a Stepper: words, a button for less, a button for more.
 * @param {ViewNode} node
 */
export function isStepper({ axis, children = [] }) {
  if (axis !== "horizontal" || children.length !== 3) return false;
  const [words, less, more] = children;
  return words.kind === "text" && less.kind === "button" && more.kind === "button" &&
    LESS.has(buttonWord(less)) && MORE.has(buttonWord(more));
}

/** @param {ViewNode} node */
function buttonWord({ label, systemImage }) {
  return (label || systemImage || "").trim().toLowerCase();
}

/**
 * True for a row that is one of several choices, such as a Picker's, and leads nowhere.
 * @param {ViewNode} node
 */
export function isChoice({ kind, value, selected }) {
  return kind === "row" && selected !== undefined && value === undefined;
}

/**
 * True if a screen's nodes fill it as a list does; other nodes are in its middle.
 * @param {ViewNode[]} nodes
 * @returns {boolean}
 */
export function fillsScreen(nodes) {
  return nodes.some(({ kind, children }) =>
    kind === "list" || kind === "section" || kind === "screen" ||
    (kind === "stack" && fillsScreen(children ?? []))
  );
}

/**
 * An alert's message, and its buttons wherever they are.
 * @param {Screen} alert
 */
export function alertParts({ body, toolbar = [] }) {
  const all = [...body, ...toolbar];
  const buttons = buttonsIn(all);
  return { message: all.filter(({ kind }) => kind === "text"), buttons };
}

/**
 * @param {ViewNode[]} nodes
 * @returns {ViewNode[]}
 */
function buttonsIn(nodes) {
  return nodes.flatMap((node) => (isPressed(node) ? [node] : buttonsIn(node.children ?? [])));
}

/**
 * The button that changes nothing: the one with a name such as Cancel, or the only one.
 * @param {ViewNode[]} buttons
 * @returns {ViewNode | null}
 */
export function cancelButton(buttons) {
  const named = buttons.find(({ label }) => /^(cancel|abort|no|not now)$/i.test(label ?? ""));
  return named ?? (buttons.length === 1 ? buttons[0] : null);
}
