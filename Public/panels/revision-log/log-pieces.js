import { sightWords } from "../../model/log/member-words.js";
import { translate } from "../../language/translate.js";
import { icon, make, setAttribute, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";
import { ValueChip } from "../value-chip/value-chip.js";

/** @import { Piece } from "../../types/log.d.ts" */
/** @import { Page } from "../page.d.ts" */
/** @import { LogRow } from "../../model/log/log-rows.js" */

/**
 * A piece of what a revision did, the button of a fold, or the words of a row that is not loaded.
 * @typedef {Piece | { fold: LogRow, oldest: number } | { waits: string }} LogPiece
 */
/** @typedef {"chip" | "fold" | "words"} Kind */

/**
 * Draws pieces side by side. Elements of earlier pieces of the same kind are reused.
 * @param {HTMLElement} cell
 * @param {LogPiece[]} pieces
 * @param {Page} page
 */
export function drawPieces(cell, pieces, page) {
  const places = pieces.map((piece, index) => ({ piece, index, kind: kindOf(piece) }));
  keyedList(cell, places, {
    key: ({ index, kind }) => `${index} ${kind}`,
    make: ({ kind }) => MAKERS[kind](),
    update: (element, { piece }) => draw(element, piece, page),
  });
}

/**
 * @param {LogPiece} piece
 * @returns {Kind}
 */
function kindOf(piece) {
  if (typeof piece === "string") return "words";
  if ("element" in piece || "went" in piece) return "chip";
  return "fold" in piece ? "fold" : "words";
}

/** @type {Record<Kind, () => HTMLElement>} */
const MAKERS = {
  words: () => make("span"),
  chip: () => document.createElement("value-chip"),
  fold: () =>
    make(
      "button",
      { type: "button", class: "log-fold", tabindex: "-1" },
      icon("forward"),
      make("span"),
    ),
};

/**
 * @param {HTMLElement} element
 * @param {LogPiece} piece
 * @param {Page} page
 */
function draw(element, piece, { devices }) {
  if (typeof piece === "string") return drawWords(element, piece, 80);
  if ("fold" in piece) return drawFold(element, piece);
  if (element instanceof ValueChip) {
    element.classList.toggle("log-went", "went" in piece);
    if ("element" in piece) element.element = piece.element;
    if ("went" in piece) element.element = piece.went;
    return;
  }
  if ("waits" in piece) drawWords(element, piece.waits, 80, "log-waits");
  if ("device" in piece) drawWords(element, devices.title(piece.device), 80);
  if ("quote" in piece) drawWords(element, `“${piece.quote}”`, 80, "log-quote");
  if ("code" in piece) drawWords(element, piece.code, 120, "log-code");
  if ("gone" in piece) drawWords(element, `−${piece.gone}`, 20, "log-gone");
  if ("mark" in piece)
    drawWords(element, sightWords(piece.kind, piece.mark), 60, `log-${piece.mark}`);
}

/**
 * @param {HTMLElement} element
 * @param {string} text
 * @param {number} limit
 * @param {string | null} [name]
 */
function drawWords(element, text, limit, name = null) {
  setAttribute(element, "class", name);
  writeUntrusted(element, text, limit);
}

/**
 * @param {HTMLElement} button
 * @param {{ fold: LogRow, oldest: number }} piece
 */
function drawFold(button, { fold: { count, revision, isOpen }, oldest }) {
  setAttribute(button, "aria-expanded", isOpen ? "true" : "false");
  setAttribute(button, "title", translate("r{from} to r{to}", { from: oldest, to: revision }));
  setText(button.children[1], translate("{count} changes", { count }));
}

/** The row of the columns' names. */
export function headings() {
  const cells = [
    translate("Revision"),
    translate("When"),
    translate("What"),
    translate("Change"),
    translate("Who"),
  ];
  return make(
    "div",
    { role: "rowgroup", class: "log-headings" },
    make(
      "div",
      { role: "row", "aria-rowindex": "1" },
      ...cells.map((words) => make("span", { role: "columnheader" }, words)),
    ),
  );
}
