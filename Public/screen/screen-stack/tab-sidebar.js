// Bars of tabs with more than plain tabs: a tab apart from the others, a sidebar with sections, views
// above the bar. Fetched when an app first has one.

import { lookOf } from "../../model/styles/styles.js";
import { simplest } from "../../model/styles/view-nodes.js";
import { make, parts, setAttribute } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { loadStyles } from "../../dom/style-sheet.js";
import { writeUntrusted } from "../../dom/text.js";
import { translate } from "../../language/translate.js";
import { drawNodes } from "../app-screen/nodes.js";

/** @import { ViewNode } from "../../types/state.d.ts" */
/** @import { NodeContext } from "../../types/drawing.d.ts" */

/**
 * A node's style says its place among the tabs, or which part of the bar it is.
 * @typedef {{
 *   part?: string, open?: boolean, role?: string, section?: number, heading?: string,
 *   bar?: boolean, sidebar?: boolean, pinned?: boolean,
 * }} Marks
 * @typedef {{ node: ViewNode, marks: Marks }} Tab
 * @typedef {{ element: HTMLElement, list: HTMLElement, areas: Record<string, HTMLElement> }} Sidebar
 */

/** @type {WeakMap<HTMLElement, { sidebar: Sidebar, accessory: HTMLElement }>} */
const known = new WeakMap();

/**
 * Draws the tabs of a bar, and beside the bar what else the app has there.
 * @param {HTMLElement} bar
 * @param {ViewNode[]} nodes
 * @param {NodeContext} context
 * @param {(tabs: ViewNode[]) => void} drawTabs Shows tabs in the bar.
 */
export function drawAll(bar, nodes, context, drawTabs) {
  loadStyles("/screen/screen-stack/tab-sidebar.css");
  const all = nodes.map((node) => ({ node, marks: lookOf(node, context).base.tabs ?? {} }));
  const tabs = all.filter(({ marks }) => !marks.part);
  const toggle = all.find(({ marks }) => marks.part === "toggle");
  const isOpen = toggle?.marks.open === true;
  const inBar = barTabs(tabs);
  drawTabs(
    [...(toggle ? [toggle] : []), ...inBar].map(({ node }) => ({ ...node, ...withWords(node) })),
  );
  bar.hidden = isOpen || inBar.length === 0;
  mark(bar, [...(toggle ? [toggle] : []), ...inBar], context);
  const accessory = all.filter(({ marks }) => marks.part === "accessory");
  const isMore = isOpen || accessory.length > 0;
  const beside = known.get(bar) ?? (isMore ? makeBeside(bar) : null);
  if (beside) {
    drawSidebar(beside.sidebar, isOpen ? all : [], context);
    beside.accessory.hidden = accessory.length === 0;
    drawNodes(beside.accessory, accessory.map(({ node }) => node), context);
  }
  const stack = /** @type {HTMLElement} */ (bar.parentElement);
  setAttribute(stack, "data-accessory", accessory.length > 0);
  setAttribute(stack, "data-sidebar", isOpen);
}

/**
 * The tabs of the bar: those of a section with a heading are one item.
 * @param {Tab[]} tabs
 * @returns {Tab[]}
 */
export function barTabs(tabs) {
  /** @type {Map<unknown, Tab>} */
  const items = new Map();
  for (const tab of tabs.filter(({ marks }) => marks.bar !== false)) {
    const { heading, section } = tab.marks;
    const key = heading ? section : tab;
    const first = items.get(key);
    if (!first) items.set(key, heading ? { ...tab, node: collapsed(tab.node, heading) } : tab);
    else if (tab.node.selected) first.node = collapsed(tab.node, heading ?? "");
  }
  const apart = [...items.values()];
  return [
    ...apart.filter(({ marks }) => !marks.pinned),
    ...apart.filter(({ marks }) => marks.pinned),
  ];
}

/**
 * The item for a section: a tap chooses the tab that it holds.
 * @param {ViewNode} tab
 * @param {string} heading
 * @returns {ViewNode}
 */
function collapsed({ id, kind, selected }, heading) {
  return { id, kind, selected, label: heading };
}

/**
 * Marks the toggle and the tab that is apart from the others: the prominent one, or else the search.
 * @param {HTMLElement} bar
 * @param {Tab[]} items
 * @param {NodeContext} context
 */
function mark(bar, items, context) {
  const roles = items.map(({ marks }) => marks.role);
  const prominent = roles.indexOf("prominent");
  const last = prominent < 0 ? roles.indexOf("search") : prominent;
  for (const [index, button] of [...bar.children].entries()) {
    setAttribute(button, "data-role", index === last ? roles[index] ?? null : null);
    setAttribute(button, "data-part", items[index]?.marks.part ?? null);
    drawBadge(button, items[index].node, context);
  }
  setAttribute(bar, "data-apart", last >= 0);
}

/**
 * @param {ViewNode} node
 * @param {NodeContext} context
 * @returns {string}
 */
function badgeOf(node, context) {
  const place = lookOf(node, context).base.attached?.badge?.[0];
  return node.children?.[place]?.label ?? "";
}

/**
 * @param {Element} button
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
function drawBadge(button, node, context) {
  const words = badgeOf(node, context);
  const badge = button.querySelector(".tab-badge") ?? make("span", { class: "tab-badge" });
  button.append(badge);
  setAttribute(badge, "hidden", words === "");
  writeUntrusted(/** @type {HTMLElement} */ (badge), words, 8);
}

/**
 * The words and the symbol of a tab, wherever they are in its label.
 * @param {ViewNode} node
 * @returns {Pick<ViewNode, "label" | "systemImage">}
 */
function withWords(node) {
  const { label, systemImage, children = [] } = simplest(node);
  const inside = children.map(withWords);
  return {
    label: label ?? inside.find((child) => child.label)?.label,
    systemImage: systemImage ?? inside.find((child) => child.systemImage)?.systemImage,
  };
}

/** @param {HTMLElement} bar */
function makeBeside(bar) {
  const [list, accessory] = [
    make("div", { class: "tab-rows" }),
    make("div", { class: "tab-accessory", hidden: true }),
  ];
  const areas = Object.fromEntries(
    ["toggle", "header", "footer", "bottom"].map((name) => [
      name,
      make("div", { class: `tab-sidebar-${name}` }),
    ]),
  );
  const element = make(
    "nav",
    { class: "tab-sidebar", "aria-label": translate("Sidebar"), hidden: true },
    areas.toggle,
    make("div", { class: "tab-sidebar-scroll" }, areas.header, list, areas.footer),
    areas.bottom,
  );
  bar.before(element, accessory);
  const beside = { sidebar: { element, list, areas }, accessory };
  known.set(bar, beside);
  return beside;
}

/**
 * @param {Sidebar} sidebar
 * @param {Tab[]} all
 * @param {NodeContext} context
 */
function drawSidebar({ element, list, areas }, all, context) {
  element.hidden = all.length === 0;
  for (const [name, part] of Object.entries(areas)) {
    const nodes = all.filter(({ marks }) => marks.part === name).map(({ node }) => node);
    part.hidden = nodes.length === 0;
    drawNodes(part, nodes, context);
  }
  keyedList(list, sidebarRows(all), { key: ({ key }) => key, make: makeRow, update: drawRow });

  /**
   * @param {HTMLElement} row
   * @param {Row} item
   */
  function drawRow(row, { node, heading }) {
    if (heading !== undefined) return writeUntrusted(row, heading, 60);
    setAttribute(row, "data-chosen", node?.selected === true);
    const [body, badge] = parts(row);
    drawNodes(body, node ? [node] : [], context);
    writeUntrusted(badge, node ? badgeOf(node, context) : "", 8);
  }
}

/** @typedef {{ key: string, node?: ViewNode, heading?: string }} Row */

/**
 * The rows of the sidebar: the tabs that belong there, each section's below its heading.
 * @param {Tab[]} all
 * @returns {Row[]}
 */
export function sidebarRows(all) {
  /** @type {Row[]} */
  const rows = [];
  const shown = all.filter(({ marks }) => !marks.part && marks.sidebar !== false);
  for (const [index, { node, marks }] of shown.entries()) {
    const { section, heading } = marks;
    if (heading && section !== shown[index - 1]?.marks.section) {
      rows.push({ key: `section ${section}`, heading });
    }
    rows.push({ key: String(node.id), node });
    if (section === undefined || section === shown[index + 1]?.marks.section) continue;
    const actions = all.find(({ marks }) => marks.part === "actions" && marks.section === section);
    if (actions) rows.push({ key: `actions ${section}`, node: actions.node });
  }
  return rows;
}

/** @param {Row} row */
function makeRow({ heading }) {
  if (heading !== undefined) return make("h3", {});
  return make("div", { class: "tab-row" }, make("div", {}), make("span", { class: "tab-count" }));
}
