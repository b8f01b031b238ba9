import { methodTone, methodWords } from "../../model/change-summary.js";
import { firstPart, make, parts, setAttribute, setText } from "../../page/dom.js";
import { writeOutside } from "../../page/text.js";
import { chipFor } from "../value-chip/value-chip.js";

/** @import { LogEntry, Page, Piece } from "../../types.d.ts" */

/**
 * The content of a row: an entry, the next older one that is here, and the number missing between.
 * @typedef {{ entry: LogEntry, older: LogEntry | undefined, missing: number, page: Page }} Row
 */

/** @type {WeakMap<Element, Pick<Row, "entry" | "older"> & Pick<Page, "client" | "devices">>} */
const drawn = new WeakMap();
const clock = new Intl.DateTimeFormat(undefined, {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hour12: false,
});
const whole = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

/**
 * One row of the log; `onFocus` hears its revision.
 * @param {(revision: number) => void} onFocus
 */
export function makeRow(onFocus) {
  const cell = (/** @type {string} */ name, /** @type {Node[]} */ ...inside) =>
    make("span", { role: "gridcell", class: name }, ...inside);
  return make(
    "div",
    {
      role: "row",
      class: "log-row",
      focus: ({ currentTarget }) => onFocus(Number(currentTarget.dataset.revision)),
    },
    cell("log-revision"),
    cell("log-when", make("time"), make("span", { class: "log-gap" })),
    cell("log-what", make("span", { class: "method" })),
    cell("log-change"),
    cell("log-who", make("span"), make("span", { class: "log-label" })),
  );
}

/**
 * @param {HTMLElement} row
 * @param {Row} content
 */
export function drawRow(row, content) {
  const { entry, older, missing, page: { client, devices } } = content;
  const last = drawn.get(row);
  const isSame = last?.entry === entry && last.older === older && last.client === client;
  if (isSame && last.devices === devices) return;
  drawn.set(row, { entry, older, client, devices });
  const [revision, when, what, change, who] = parts(row);
  row.dataset.revision = String(entry.revision);
  setText(revision, `r${entry.revision}`);
  drawWhen(when, entry, missing === 0 ? older : undefined);
  const method = firstPart(what);
  setAttribute(method, "data-tone", methodTone(entry.cause.method));
  writeOutside(method, methodWords(entry.cause.method), 40);
  drawChange(change, content);
  drawWho(who, content);
}

/**
 * @param {HTMLElement} when
 * @param {LogEntry} entry
 * @param {LogEntry | undefined} older
 */
function drawWhen(when, { at }, older) {
  const [time, gap] = parts(when);
  const date = new Date(at);
  const isTime = !Number.isNaN(date.getTime());
  setText(time, isTime ? clock.format(date) : "");
  setAttribute(time, "datetime", isTime ? date.toISOString() : null);
  setAttribute(when, "title", isTime ? whole.format(date) : null);
  const step = older && isTime ? date.getTime() - Date.parse(older.at) : NaN;
  setText(gap, step >= 0 ? gapWords(step) : "");
}

/** @param {number} milliseconds */
function gapWords(milliseconds) {
  if (milliseconds < 60_000) return `+${(milliseconds / 1000).toFixed(1)} s`;
  return milliseconds < 3_600_000
    ? `+${Math.round(milliseconds / 60_000)} min`
    : `+${Math.round(milliseconds / 3_600_000)} h`;
}

/**
 * @param {HTMLElement} cell
 * @param {Row} row
 */
function drawChange(cell, { entry: { pieces, summary }, missing, page }) {
  cell.replaceChildren(...(pieces ?? []).map((piece) => drawPiece(piece, page)));
  if (!pieces && summary) cell.append(drawWords(summary, 160));
  if (missing > 0) {
    cell.append(make("span", { class: "log-missing" }, `${missing} earlier ones are not loaded`));
  }
}

/**
 * @param {Piece} piece
 * @param {Page} page
 */
function drawPiece(piece, { devices }) {
  if (typeof piece === "string") return drawWords(piece, 80);
  if ("device" in piece) return drawWords(devices.title(piece.device), 80);
  return "element" in piece
    ? chipFor(piece.element)
    : make("span", { class: "log-gone" }, `−${piece.gone}`);
}

/**
 * @param {string} text
 * @param {number} limit
 */
function drawWords(text, limit) {
  const words = make("span");
  writeOutside(words, text, limit);
  return words;
}

/**
 * @param {HTMLElement} cell
 * @param {Row} row
 */
function drawWho(cell, { entry: { cause: { client, id, label } }, page }) {
  const [name, note] = parts(cell);
  const isOwn = page.isOwn(id);
  if (isOwn) setText(name, "This tab");
  else if (client === page.client) setText(name, "This browser");
  else writeOutside(name, client ?? "The server", 64);
  setAttribute(cell, "data-own", isOwn);
  if (label) writeOutside(note, label, 80);
  note.hidden = !label;
}
