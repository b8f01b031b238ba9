import { visiblePieces } from "../model/visible-marks.js";
import { make } from "./dom.js";

const drawn = new WeakMap();
const MOST_LINES = 60;

/**
 * Fills `element` with text that came from outside: isolated from the text around it, with what
 * hides or reorders shown as marks, cut after `limit` units with a count of the rest.
 */
export function writeOutside(element, text, limit = 200) {
  write(element, text, limit, (shown) => visiblePieces(shown, limit).map(node));
}

/** The same for text whose line breaks are its own: they are kept. */
export function writeLines(element, text, limit = 200) {
  write(
    element,
    text,
    limit,
    (shown) =>
      linesOf(shown, limit).flatMap((
        line,
        index,
      ) => [...(index > 0 ? [make("br")] : []), ...visiblePieces(line, limit).map(node)]),
  );
}

function write(element, text, limit, nodes) {
  const last = drawn.get(element);
  if (last?.text === text && last.limit === limit && last.inside === element.firstChild) return;
  const inside = make("bdi", {}, ...nodes(text));
  element.replaceChildren(inside);
  drawn.set(element, { text, limit, inside });
}

/** The lines of as much as is shown; the last takes the rest, to be counted. */
function linesOf(text, limit) {
  const breaks = [...text.slice(0, limit).matchAll(/\n/g)].slice(0, MOST_LINES);
  const starts = [0, ...breaks.map(({ index }) => index + 1)];
  return starts.map((start, line) => text.slice(start, breaks[line]?.index));
}

function node(piece) {
  if (typeof piece === "string") return piece;
  if (piece.more) return make("span", { class: "more" }, `… ${number.format(piece.more)} more`);
  return make("span", { class: "mark", title: piece.name }, piece.mark);
}

const number = new Intl.NumberFormat();
