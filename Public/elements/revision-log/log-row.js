import { methodTone, methodWords } from "../../model/change-summary.js";
import { make, setAttribute, setText } from "../../page/dom.js";
import { writeOutside } from "../../page/text.js";
import { chipFor } from "../value-chip/value-chip.js";

const drawn = new WeakMap();
const clock = new Intl.DateTimeFormat(undefined, {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hour12: false,
});
const whole = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

/** One row of the log; `onFocus` hears its revision. */
export function makeRow(onFocus) {
  const cell = (name, ...inside) => make("span", { role: "gridcell", class: name }, ...inside);
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

export function drawRow(row, { entry, older, missing, client, isOwn }) {
  const last = drawn.get(row);
  if (last?.entry === entry && last.older === older && last.client === client) return;
  drawn.set(row, { entry, older, client });
  const [revision, when, what, change, who] = row.children;
  row.dataset.revision = entry.revision;
  setText(revision, `r${entry.revision}`);
  drawWhen(when, entry, missing === 0 ? older : null);
  setAttribute(what.firstChild, "data-tone", methodTone(entry.cause.method));
  writeOutside(what.firstChild, methodWords(entry.cause.method), 40);
  drawChange(change, entry, missing);
  drawWho(who, entry.cause, client, isOwn);
}

function drawWhen(when, { at }, older) {
  const [time, gap] = when.children;
  const date = new Date(at);
  const isTime = !Number.isNaN(date.getTime());
  setText(time, isTime ? clock.format(date) : "");
  setAttribute(time, "datetime", isTime ? date.toISOString() : null);
  setAttribute(when, "title", isTime ? whole.format(date) : null);
  const step = older && isTime ? date - new Date(older.at) : NaN;
  setText(gap, step >= 0 ? gapWords(step) : "");
}

function gapWords(milliseconds) {
  if (milliseconds < 60_000) return `+${(milliseconds / 1000).toFixed(1)} s`;
  return milliseconds < 3_600_000
    ? `+${Math.round(milliseconds / 60_000)} min`
    : `+${Math.round(milliseconds / 3_600_000)} h`;
}

function drawChange(cell, { pieces, summary }, missing) {
  const drawnPieces = pieces?.map(drawPiece) ?? [];
  cell.replaceChildren(...drawnPieces);
  if (!pieces && summary) {
    const words = make("span");
    writeOutside(words, summary, 160);
    cell.append(words);
  }
  if (missing > 0)
    cell.append(make("span", { class: "log-missing" }, `${missing} before not loaded`));
}

function drawPiece(piece) {
  if (typeof piece === "string") {
    const words = make("span");
    writeOutside(words, piece, 80);
    return words;
  }
  return piece.element
    ? chipFor(piece.element)
    : make("span", { class: "log-gone" }, `−${piece.gone}`);
}

function drawWho(cell, { client, id, label }, me, isOwn) {
  const [name, note] = cell.children;
  if (isOwn(id)) setText(name, "This tab");
  else if (client === me) setText(name, "This browser");
  else writeOutside(name, client ?? "The server", 64);
  setAttribute(cell, "data-own", isOwn(id));
  if (label) writeOutside(note, label, 80);
  note.hidden = !label;
}
