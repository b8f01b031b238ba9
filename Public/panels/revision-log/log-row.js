import { dayAndTime, timeOfDay } from "../../model/values/clock.js";
import { aboutPieces, piecesOf, withDepth } from "../../model/history/change-summary.js";
import { methodTone } from "../../model/log/method-tone.js";
import { isNamedByChance, nameOfClient } from "../../model/session/client-words.js";
import { causeWords } from "../../protocol/methods.js";
import { translate } from "../../language/translate.js";
import { visibleText } from "../../dom/visible-marks.js";
import { firstPart, make, parts, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";
import { drawPieces } from "./log-pieces.js";

/** @import { Effect } from "../../types/wire.d.ts" */
/** @import { LogEntry } from "../../types/log.d.ts" */
/** @import { Page } from "../page.d.ts" */
/** @import { LogRow } from "../../model/log/log-rows.js" */
/** @import { LogPiece } from "./log-pieces.js" */

/**
 * The content of a row, and the entry before it if that is loaded; for a fold, the total of its
 * entries, and the oldest of them.
 * @typedef {{ row: LogRow, older: LogEntry | undefined, page: Page,
 *   folded?: { did: Effect[], oldest: number } }} Content
 */

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();
/** @type {WeakMap<object, number>} */
const numbers = new WeakMap();
let last = 0;

/**
 * One row of the log; `onFocus`, `onClick` and `onOpen` are its handlers.
 * @param {{ onFocus: (row: HTMLElement) => void, onOpen: (row: HTMLElement) => void,
 *   onClick: (row: HTMLElement, event: MouseEvent) => void }} listeners
 */
export function makeRow({ onFocus, onClick, onOpen }) {
  const cell = (/** @type {string} */ name, /** @type {Node[]} */ ...inside) =>
    make("span", { role: "gridcell", class: name }, ...inside);
  return make(
    "div",
    {
      role: "row",
      class: "log-row",
      focus: ({ currentTarget }) => onFocus(currentTarget),
      click: (event) => onClick(event.currentTarget, event),
      dblclick: ({ currentTarget, target }) =>
        isOther(currentTarget, target) || onOpen(currentTarget),
    },
    cell("log-revision"),
    cell("log-when", make("time"), make("span", { class: "log-gap" })),
    cell("log-what", make("span", { class: "method" })),
    cell("log-change"),
    cell(
      "log-who",
      make("button", { type: "button", class: "log-person", tabindex: "-1" }),
      make("span", { class: "log-device" }),
      make("span", { class: "log-label" }),
    ),
  );
}

/**
 * True if each of the two clicks has already done something of its own.
 * @param {HTMLElement} row
 * @param {EventTarget | null} target
 */
function isOther({ dataset }, target) {
  return dataset.kind === "fold" ||
    (target instanceof Element && target.closest("button") !== null);
}

/**
 * @param {HTMLElement} element
 * @param {Content} content
 */
export function drawRow(element, content) {
  const { row, older, page, folded } = content;
  const { kind, revision, entry, inner, isOpen } = row;
  const { revision: newest, from } = page.selection;
  const oldest = kind === "fold" && !isOpen ? folded?.oldest ?? revision : revision;
  const isSelected = newest !== null && oldest <= newest && revision >= (from ?? newest);
  setAttribute(element, "aria-selected", isSelected ? "true" : "false");
  const { depth } = page.overview?.at(revision) ?? {};
  const facts = [kind, revision, row.count, inner, isOpen, numberOf(entry), numberOf(older), depth];
  const state = [
    ...facts,
    folded?.oldest,
    page.devices.size,
    page.scenes.length,
    numberOf(page.log.titles),
    page.people?.version,
  ].join();
  if (drawn.get(element) === state) return;
  drawn.set(element, state);
  const [number, when, what, change, who] = parts(element);
  element.dataset.revision = String(revision);
  setAttribute(element, "data-kind", inner ? "inner" : kind);
  setAttribute(element, "aria-busy", kind === "gap" ? "true" : null);
  setText(number, `r${revision}`);
  setAttribute(
    number,
    "title",
    kind !== "fold" && translate("Press Enter or double-click to view it"),
  );
  if (!entry) return drawGap([when, what, change, who], page);
  drawWhen(when, entry, older);
  const method = firstPart(what);
  setAttribute(method, "data-tone", methodTone(entry.cause.method));
  writeUntrusted(method, causeWords(entry.cause), 40);
  drawChange(change, content, entry);
  drawWho(who, entry, page);
}

/**
 * The number of an object: always the same one for the same object.
 * @param {object | undefined} object
 */
function numberOf(object) {
  if (!object) return 0;
  if (!numbers.has(object)) numbers.set(object, last += 1);
  return numbers.get(object);
}

/**
 * @param {HTMLElement[]} cells
 * @param {Page} page
 */
function drawGap([when, what, change, who], page) {
  for (const part of [...parts(when), ...parts(what), ...parts(who)]) part.replaceChildren();
  for (const name of ["data-colour", "title"]) setAttribute(firstPart(who), name, null);
  setAttribute(firstPart(what), "data-tone", null);
  drawPieces(change, [{ waits: translate("Loading…") }], page);
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
  setText(time, timeOfDay(at));
  setAttribute(time, "datetime", isTime ? date.toISOString() : null);
  setAttribute(when, "title", dayAndTime(at) || null);
  const step = older && isTime ? date.getTime() - Date.parse(older.at) : NaN;
  setText(gap, step >= 0 ? gapWords(step) : "");
}

/** @param {number} milliseconds */
function gapWords(milliseconds) {
  if (milliseconds < 60_000)
    return translate("+{count} s", { count: (milliseconds / 1000).toFixed(1) });
  return milliseconds < 3_600_000
    ? translate("+{count} min", { count: Math.round(milliseconds / 60_000) })
    : translate("+{count} h", { count: Math.round(milliseconds / 3_600_000) });
}

/**
 * @param {HTMLElement} cell
 * @param {Content} content
 * @param {LogEntry} entry
 */
function drawChange(cell, { row, page, folded }, { cause, did = [], coalesced }) {
  const { titles } = page.log;
  const { depth } = page.overview?.at(row.revision) ?? {};
  const sum = coalesced ? [translate("{count} changes at once:", { count: coalesced })] : [];
  /** @type {LogPiece[]} */
  const pieces = row.kind === "fold"
    ? [foldOf(row, folded), ...sum, ...piecesOf(folded?.did ?? [], titles)]
    : [...sum, ...aboutPieces(cause.about), ...piecesOf(withDepth(did, depth), titles)];
  drawPieces(cell, pieces, page);
}

/**
 * @param {LogRow} row
 * @param {Content["folded"]} folded
 */
function foldOf(row, folded) {
  return { fold: row, oldest: folded?.oldest ?? row.revision };
}

/**
 * @param {HTMLElement} cell
 * @param {LogEntry} entry
 * @param {Page} page
 */
function drawWho(cell, { cause: { client, id, label, name: then } }, page) {
  const [name, device, note] = parts(cell);
  const isOwn = page.isOwn(id);
  const taken = page.people?.nameOf(client) || then || (isOwn && page.ownName) || "";
  const about = { taken, isOwn, own: page.client };
  writeUntrusted(
    name,
    client === null ? taken || translate("The server") : nameOfClient(client, about),
    80,
  );
  const hasID = taken !== "" && client !== null && !isNamedByChance(client);
  if (hasID) writeUntrusted(device, client, 64);
  device.hidden = !hasID;
  setAttribute(name, "data-colour", client === null ? null : page.people?.colourOf(client));
  setAttribute(name, "data-client", client);
  const plain = client === null ? taken || translate("the app") : nameOfClient(client, { taken });
  const who = visibleText(plain, 60);
  setAttribute(name, "title", translate("Only {who}’s changes", { who }));
  setAttribute(cell, "data-own", isOwn);
  if (label) writeUntrusted(note, label, 80);
  note.hidden = !label;
}
