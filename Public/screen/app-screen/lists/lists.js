import { listGroups, sectionGroup } from "../../../model/styles/list-groups.js";
import { LONG } from "../../../model/layout/row-range.js";
import { withMissing } from "../../../model/styles/items.js";
import { lookOf } from "../../../model/styles/styles.js";
import { firstPart, make, parts, setAttribute } from "../../../dom/dom.js";
import { keyedList } from "../../../dom/keyed-list.js";
import { fixedSymbol } from "../../symbols/symbol.js";
import { writeUntrusted } from "../../../dom/text.js";
import { tap } from "../tap.js";
import { drawNodes } from "../drawing.js";
import { drawRows } from "./rows.js";
import { noteSeparators } from "./separators.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */
/** @import { Group } from "../../../model/styles/list-groups.js" */

/** A list: groups of rows, each with a header and a footer if it has them. */
export function makeList() {
  return make("div", { class: "node-list" });
}

/**
 * @param {HTMLElement} list
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawList(list, node, context) {
  const { base, traits } = lookOf(node, context);
  setAttribute(list, "data-style", listStyle(base.list?.style, context));
  setAttribute(list, "data-form", base.list?.form === true);
  setAttribute(list, "data-selecting", base.list?.selecting === true);
  setAttribute(list, "data-clear", traits.scrollBackground === "hidden");
  const rows = withMissing(node, base.list?.items, context.styles);
  drawGroups(list, listGroups(rows, context.styles), context);
}

/**
 * @param {HTMLElement} list
 * @param {Group[]} groups
 * @param {NodeContext} context
 */
function drawGroups(list, groups, context) {
  const rows = groups.flatMap(({ rows }) => rows);
  const isLong = rows.length > LONG || rows.some(({ missing }) => missing);
  keyedList(list, groups, {
    key: ({ key }) => key,
    make: makeGroup,
    update: (group, item) => drawGroup(group, item, context, isLong),
  });
  noteSeparators(list);
}

/**
 * The style of a list; a style that the author leaves to the platform depends on the column.
 * @param {string | undefined} asked
 * @param {NodeContext} context
 */
function listStyle(asked, { column }) {
  if (asked && asked !== "automatic")
    return asked === "sidebar" && !column ? "insetGrouped" : asked;
  return column === "sidebar" || column === "content" ? column : "insetGrouped";
}

/**
 * A section without a list around it.
 * @param {HTMLElement} list
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawSection(list, node, context) {
  setAttribute(list, "data-style", listStyle(undefined, context));
  drawGroups(list, [sectionGroup(node, "section", context.styles)], context);
}

function makeGroup() {
  return make(
    "section",
    { class: "node-group" },
    make("h3", {}, make("span"), makeFold(), make("div", { class: "group-header" })),
    make("ul", { class: "cells" }),
    make("div", { class: "group-footer", hidden: true }),
  );
}

/**
 * @param {HTMLElement} group
 * @param {Group} item
 * @param {NodeContext} context
 * @param {boolean} isLong
 */
function drawGroup(group, item, context, isLong) {
  const [heading, list, footer] = parts(group);
  const outside = { ...context, isCell: false, isSection: false };
  setAttribute(group, "data-prominent", item.isProminent);
  drawHeading(heading, item, outside);
  list.hidden = item.rows.length === 0;
  const { isSection, traits: rowTraits } = item;
  drawRows(list, item, { ...context, isCell: true, isSection, rowTraits }, isLong);
  footer.hidden = item.footer.length === 0;
  drawNodes(footer, item.footer, outside);
}

function makeFold() {
  const chevron = fixedSymbol("chevron.right");
  return make("button", { type: "button", class: "group-fold" }, make("span"), chevron);
}

/**
 * @param {HTMLElement} heading
 * @param {Group} group
 * @param {NodeContext} context
 */
function drawHeading(heading, { label, header, fold }, context) {
  const [words, button, nodes] = parts(heading);
  heading.hidden = !label && !fold && header.length === 0;
  words.hidden = fold !== null || header.length > 0;
  nodes.hidden = fold !== null || header.length === 0;
  button.hidden = fold === null;
  drawNodes(nodes, fold ? [] : header, context);
  writeUntrusted(fold ? firstPart(button) : words, label || fold?.label || "", 120);
  if (!fold) return;
  setAttribute(button, "data-control", fold.id);
  setAttribute(button, "aria-expanded", fold.value === true ? "true" : "false");
  setAttribute(button, "aria-disabled", fold.disabled ? "true" : null);
  button.onclick = () => tap(button, fold);
}
