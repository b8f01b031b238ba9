import { isChoice, keyedNodes, listGroups } from "../../model/view-nodes.js";
import { firstPart, make, parts, setAttribute, setText } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { fixedSymbol } from "../../page/symbol.js";
import { writeOutside } from "../../page/text.js";
import { tap } from "./controls.js";
import { drawNode, makeNode } from "./drawing.js";

/** @import { NodePlace, ViewNode } from "../../types.d.ts" */
/** @import { NodeGroup } from "../../model/view-nodes.js" */

const PAGE = 200;
const number = new Intl.NumberFormat();

/**
 * The number of cells that a group shows.
 * @type {WeakMap<Element, number>}
 */
const shown = new WeakMap();

/** A list: groups of rows, each with its header where it has one. */
export function makeList() {
  return make("div", { class: "node-list" });
}

/**
 * @param {HTMLElement} list
 * @param {ViewNode} node
 * @param {NodePlace} place
 */
export function drawList(list, { children = [] }, place) {
  keyedList(list, listGroups(children), {
    key: ({ key }) => key,
    make: makeGroup,
    update: (group, item) => drawGroup(group, item, place),
  });
}

/**
 * A section without a list around it.
 * @param {HTMLElement} list
 * @param {ViewNode} node
 * @param {NodePlace} place
 */
export function drawSection(list, node, place) {
  drawList(list, { kind: "list", children: [node] }, place);
}

function makeGroup() {
  return make(
    "section",
    { class: "node-group" },
    make("h3", {}, make("span"), makeFold()),
    make("ul", { class: "cells" }),
    make("button", { type: "button", class: "cells-more", hidden: true }),
  );
}

/**
 * Draws a group a page at a time, so that the page costs the same however long the list.
 * @param {HTMLElement} group
 * @param {NodeGroup} item
 * @param {NodePlace} place
 */
function drawGroup(group, item, place) {
  const { label, cells, fold, isSection } = item;
  const [heading, list, more] = parts(group);
  drawHeading(heading, label, fold);
  list.hidden = cells.length === 0;
  const inCell = { ...place, isCell: true, isSection };
  const count = shown.get(group) ?? PAGE;
  keyedList(list, keyedNodes(cells.slice(0, count)), {
    key: ({ key }) => key,
    make: ({ shape }) => make("li", { class: "cell" }, makeNode(shape)),
    update: (cell, { node, shape }) => drawCell(cell, node, shape, inCell),
  });
  const rest = cells.length - count;
  more.hidden = rest <= 0;
  setText(more, `${number.format(rest)} more rows`);
  more.onclick = () => {
    shown.set(group, count + PAGE);
    drawGroup(group, item, place);
  };
}

function makeFold() {
  const chevron = fixedSymbol("chevron.right");
  return make("button", { type: "button", class: "group-fold" }, make("span"), chevron);
}

/**
 * @param {HTMLElement} heading
 * @param {string} label
 * @param {ViewNode | null} fold
 */
function drawHeading(heading, label, fold) {
  const [words, button] = parts(heading);
  heading.hidden = !label && !fold;
  words.hidden = fold !== null;
  button.hidden = fold === null;
  writeOutside(fold ? firstPart(button) : words, label, 120);
  if (!fold) return;
  setAttribute(button, "data-control", fold.id);
  setAttribute(button, "aria-expanded", fold.value === true ? "true" : "false");
  setAttribute(button, "aria-disabled", fold.disabled ? "true" : null);
  button.onclick = () => tap(button, fold);
}

/**
 * @param {HTMLElement} cell
 * @param {ViewNode} node
 * @param {string} shape
 * @param {NodePlace} place
 */
function drawCell(cell, node, shape, place) {
  setAttribute(cell, "data-kind", node.kind);
  setAttribute(cell, "data-chosen", node.selected && !(place.isSection && isChoice(node)));
  setAttribute(cell, "data-symbol", Boolean(node.systemImage && node.label));
  drawNode(firstPart(cell), node, place, shape);
}
