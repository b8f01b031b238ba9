import { isChoice, keyedNodes, listGroups } from "../../model/view-nodes.js";
import { make, setAttribute, setText } from "../../page/dom.js";
import { keyedList } from "../../page/keyed-list.js";
import { fixedSymbol } from "../../page/symbol.js";
import { writeOutside } from "../../page/text.js";
import { tap } from "./controls.js";
import { drawNode, makeNode } from "./nodes.js";

const PAGE = 200;

/** A list: groups of rows, each with its header where it has one. */
export function makeList() {
  return make("div", { class: "node-list" });
}

export function drawGroups(list, { children = [] }, place) {
  keyedList(list, listGroups(children), {
    key: ({ key }) => key,
    make: makeGroup,
    update: (group, item) => drawGroup(group, item, place),
  });
}

function makeGroup() {
  const group = make(
    "section",
    { class: "node-group" },
    make("h3", {}, make("span"), makeFold()),
    make("ul", { class: "cells" }),
    make("button", { type: "button", class: "cells-more", hidden: true }),
  );
  group.shown = PAGE;
  return group;
}

/** Long groups are drawn a page at a time: the page costs the same however long the list. */
function drawGroup(group, item, place) {
  const { label, cells, fold, isSection } = item;
  const [heading, list, more] = group.children;
  drawHeading(heading, label, fold);
  list.hidden = cells.length === 0;
  const inCell = { ...place, isCell: true, isSection };
  keyedList(list, keyedNodes(cells.slice(0, group.shown)), {
    key: ({ key }) => key,
    make: ({ shape }) => make("li", { class: "cell" }, makeNode(shape)),
    update: (cell, { node, shape }) => drawCell(cell, node, shape, inCell),
  });
  const rest = cells.length - group.shown;
  more.hidden = rest <= 0;
  setText(more, `${number.format(rest)} more rows`);
  more.onclick = () => {
    group.shown += PAGE;
    drawGroup(group, item, place);
  };
}

function makeFold() {
  return make(
    "button",
    { type: "button", class: "group-fold" },
    make("span"),
    fixedSymbol("chevron.right"),
  );
}

function drawHeading(heading, label, fold) {
  const [words, button] = heading.children;
  heading.hidden = !label && !fold;
  words.hidden = fold !== null;
  button.hidden = fold === null;
  writeOutside(fold ? button.firstChild : words, label, 120);
  if (!fold) return;
  setAttribute(button, "data-control", fold.id);
  setAttribute(button, "aria-expanded", fold.value === true ? "true" : "false");
  setAttribute(button, "aria-disabled", fold.disabled ? "true" : null);
  button.onclick = () => tap(button, fold);
}

function drawCell(cell, node, shape, place) {
  setAttribute(cell, "data-kind", node.kind);
  setAttribute(cell, "data-chosen", node.selected && !(place.isSection && isChoice(node)));
  setAttribute(cell, "data-symbol", Boolean(node.systemImage && node.label));
  drawNode(cell.firstChild, node, place, shape);
}

const number = new Intl.NumberFormat();
