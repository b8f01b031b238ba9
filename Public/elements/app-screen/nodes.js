import { isChoice, isPressed, keyedNodes } from "../../model/view-nodes.js";
import { make, setAttribute } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { drawSymbol, fixedSymbol, makeSymbol } from "../../page/symbol.js";
import { writeLines, writeOutside } from "../../page/text.js";
import {
  drawField,
  drawStepper,
  drawToggle,
  makeField,
  makeStepper,
  makeToggle,
  tap,
} from "./controls.js";
import { drawGroups, makeList } from "./lists.js";

// The nodes of a rendered tree as elements of the page. What a node looks like depends on its place:
// {isCell, isSection, marks}: whether it stands in a row of a list, in a section of it, and how a
// chosen row is shown there: "fill" in a column beside what it leads to, "grey" elsewhere.

/** Draws `nodes` as the children of `parent`. */
export function drawNodes(parent, nodes, place) {
  keyedList(parent, keyedNodes(nodes), {
    key: ({ key }) => key,
    make: ({ shape }) => makeNode(shape),
    update: (element, { node, shape }) => drawNode(element, node, place, shape),
  });
}

export function makeNode(shape) {
  return (MAKERS.get(shape) ?? makeText)();
}

export function drawNode(element, node, place, shape = node.kind) {
  (DRAWERS.get(shape) ?? drawText)(element, node, place);
  if (node.id !== undefined) setAttribute(element, "data-node", node.id);
}

/** A symbol, words, and whatever else stands where words could. */
export function makeContent() {
  return make(
    "span",
    { class: "node-content" },
    makeSymbol(),
    make("span", { class: "node-words" }),
    make("span", { class: "node-children" }),
  );
}

export function drawContent(content, { label, systemImage, children = [] }, place) {
  const [symbol, words, inside] = content.children;
  const isPicture = !label && children.length === 0;
  words.hidden = isPicture || children.length > 0;
  inside.hidden = children.length === 0;
  drawSymbol(symbol, children.length > 0 ? null : systemImage, isPicture ? "" : null);
  if (!words.hidden) writeLines(words, label ?? "", 600);
  drawNodes(inside, children, { ...place, isPart: true });
}

/** What a placeholder without words of its own is called. */
const NAMELESS = new Set([undefined, "", "Warning"]);
const WARNING = "exclamationmark.triangle.fill";
const PRESSED = [makePressed, drawPressed];
const AROUND = [makeAround, drawAround];
const KINDS = [
  ["text", makeText, drawText],
  ["button", ...PRESSED],
  ["link", ...PRESSED],
  ["row", ...PRESSED],
  ["button around controls", ...AROUND],
  ["link around controls", ...AROUND],
  ["row around controls", ...AROUND],
  ["list", makeList, drawGroups],
  ["section", makeList, (element, node, place) => drawGroups(element, { children: [node] }, place)],
  ["stack", () => make("div", { class: "node-stack" }), drawStack],
  ["stepper", makeStepper, drawStepper],
  ["image", () => make("span", { class: "node-image" }, makeSymbol()), drawImage],
  ["toggle", makeToggle, drawToggle],
  ["textField", makeField, drawField],
  ["divider", () => make("hr", { class: "node-divider" }), () => {}],
  ["placeholder", makePlaceholder, drawPlaceholder],
  ["warning", makeWarning, (element, { label }) => writeLines(element.lastChild, label ?? "", 600)],
];
const MAKERS = new Map(KINDS.map(([kind, maker]) => [kind, maker]));
const DRAWERS = new Map(KINDS.map(([kind, , drawer]) => [kind, drawer]));

function makeText() {
  return make("div", { class: "node-text" }, makeContent());
}

function drawText(element, { label, value, systemImage, children }, place) {
  const words = label ?? (typeof value === "string" ? value : "");
  drawContent(element.firstChild, { label: words, systemImage, children }, place);
}

/** What is pressed as a whole: a button of the page, looking like what it stands for. */
function makePressed() {
  return make("button", { type: "button", class: "node-press" }, makeContent(), ...makeMarks());
}

function drawPressed(button, node, place) {
  const { kind, id, selected, disabled } = node;
  setAttribute(button, "data-kind", kind);
  setAttribute(button, "data-control", id);
  setAttribute(button, "data-mark", markOf(node, place));
  setAttribute(button, "aria-current", selected ? "true" : null);
  setAttribute(button, "aria-disabled", disabled || id === undefined ? "true" : null);
  setAttribute(button, "data-disabled", disabled);
  button.onclick = () => tap(button, node);
  drawContent(button.firstChild, node, place);
}

/** The signs at a row's end; which of them shows is for its style to say. */
function makeMarks() {
  return ["chevron.right", "checkmark"].map((name) =>
    make("span", { class: "node-mark" }, fixedSymbol(name))
  );
}

/** How a row shows that it leads on, or that it is the chosen one. */
function markOf(node, { isCell, isSection, marks }) {
  if (!isCell) return null;
  if (node.kind === "link") return marks === "fill" ? null : "chevron";
  return isSection && isChoice(node) && node.selected ? "check" : null;
}

/** A row that holds controls of its own: it is pressed where they are not. */
function makeAround() {
  return make(
    "div",
    { class: "node-around" },
    make("button", { type: "button", class: "node-cover" }),
    make("div", { class: "node-inside" }),
    ...makeMarks(),
  );
}

function drawAround(element, node, place) {
  const [cover, inside] = element.children;
  setAttribute(element, "data-mark", markOf(node, place));
  setAttribute(cover, "data-control", node.id);
  setAttribute(cover, "aria-label", node.label || "Open");
  setAttribute(cover, "aria-current", node.selected ? "true" : null);
  setAttribute(cover, "aria-disabled", node.disabled ? "true" : null);
  setAttribute(element, "data-disabled", node.disabled);
  cover.hidden = node.id === undefined;
  cover.onclick = () => tap(cover, node);
  drawNodes(inside, node.children, { ...place, isCell: false, isPart: true });
}

function drawStack(element, { axis, children = [] }, place) {
  setAttribute(element, "data-axis", axis ?? "vertical");
  setAttribute(element, "data-pressed", children.some(isPressed));
  drawNodes(element, children, { ...place, isCell: false });
}

function drawImage(element, { label, systemImage }) {
  drawSymbol(element.firstChild, systemImage || label || "photo", label ?? "");
}

function makePlaceholder() {
  return make(
    "div",
    { class: "node-placeholder" },
    fixedSymbol(WARNING, "Warning"),
    make("p", { class: "placeholder-title" }),
    make("p", { class: "placeholder-why" }),
  );
}

function drawPlaceholder(element, { label, value }) {
  const [, title, why] = element.children;
  const type = typeof value?.type === "string" ? value.type : null;
  writeOutside(title, NAMELESS.has(label) ? "No destination for this value" : label, 200);
  writeOutside(
    why,
    type
      ? `No navigationDestination for ${type} stands where the stack can find it. SwiftUI shows this sign.`
      : "No navigationDestination for its type stands where the stack can find it. SwiftUI shows this sign.",
    400,
  );
}

function makeWarning() {
  return make("p", { class: "node-warning" }, fixedSymbol(WARNING, "Warning"), make("span"));
}
