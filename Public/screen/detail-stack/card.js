import { translate } from "../../language/translate.js";
import { typeFamily } from "../../model/values/values.js";
import { valueTitle } from "../../model/values/value-fields.js";
import { icon, make, parts, setAttribute, setIcon, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { drawFace, makeFace } from "./card-face.js";

/** @import { PathElement, StackScreen } from "../../types/state.d.ts" */
/**
 * @typedef {{ screen: StackScreen, title: string, element: PathElement | null, key: string,
 *   index: number, isLeaving?: true }} Card
 */

const BEHIND = 3;

/**
 * The cards that are drawn, lowest first, each with its place on the stack.
 * @param {{ screens: StackScreen[], path: PathElement[], selected: PathElement | null }} stack
 * @returns {Card[]}
 */
export function cardsOf({ screens, path, selected }) {
  const first = Math.max(0, screens.length - 1 - BEHIND);
  return screens.slice(first).map((screen, offset) => {
    const pushed = screen.source === "path" ? path[screen.index ?? 0] : null;
    const index = first + offset;
    const key = pushed ? `element ${pushed.id}` : `${screen.source} ${index}`;
    const element = screen.source === "root" ? selected : pushed;
    const title = screen.source === "root" && selected ? valueTitle(selected) : screen.title;
    return { key, index, screen, title, element };
  });
}

/**
 * @param {HTMLElement} node
 * @param {Card} card
 * @param {number} index
 * @param {number} shift
 */
export function drawCard(node, { screen, title, element }, index, shift) {
  setAttribute(node, "data-place", index);
  node.style.setProperty("--shift", `${shift}px`);
  const [edge, face] = parts(node);
  const [glyph, words, depthMark] = parts(edge);
  const family = element === null ? null : typeFamily(element.type);
  edge.hidden = index === 0;
  setAttribute(edge, "data-family", family);
  setIcon(glyph, family ?? "root");
  edge.dataset.index = String(screen.source === "root" ? -1 : screen.index ?? -1);
  writeUntrusted(words, title, 60);
  setText(depthMark, screen.source === "path" ? String((screen.index ?? 0) + 1) : "");
  setAttribute(
    edge,
    "title",
    screen.source === "root" ? translate("Pop to root") : translate("Pop to here"),
  );
  face.inert = index > 0;
  drawFace(face, { screen, title, element });
}

/**
 * A card; pressing its edge pops to it: `popTo` gets its index, or -1 for the root.
 * @param {(index: number) => void} popTo
 */
export function makeCard(popTo) {
  const edge = make(
    "button",
    {
      type: "button",
      class: "card-edge",
      click: ({ currentTarget }) => popTo(Number(currentTarget.dataset.index)),
    },
    icon("root"),
    make("span"),
    make("span", { class: "card-depth" }),
  );
  return make("article", { class: "card" }, edge, makeFace());
}
