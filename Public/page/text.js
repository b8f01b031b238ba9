import { visiblePieces } from "../model/visible-marks.js";
import { make } from "./dom.js";

const drawn = new WeakMap();

/**
 * Fills `element` with text that came from outside: isolated from the text around it, with what
 * hides or reorders shown as marks, cut after `limit` units with a count of the rest.
 */
export function writeOutside(element, text, limit = 200) {
  const last = drawn.get(element);
  if (last?.text === text && last.limit === limit && last.inside === element.firstChild) return;
  const inside = make("bdi", {}, ...visiblePieces(text, limit).map(node));
  element.replaceChildren(inside);
  drawn.set(element, { text, limit, inside });
}

function node(piece) {
  if (typeof piece === "string") return piece;
  if (piece.more) return make("span", { class: "more" }, `… ${number.format(piece.more)} more`);
  return make("span", { class: "mark", title: piece.name }, piece.mark);
}

const number = new Intl.NumberFormat();
