import { HERE, stepSentence, tripWords } from "../../model/log/sequence.js";
import { visibleText } from "../../dom/visible-marks.js";
import { make, parts, setAttribute, setText } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { Lane, Step } from "../../model/log/sequence.js" */

const SVG = "http://www.w3.org/2000/svg";
/** The heights in a row of the request and of the message to this tab. */
const ASKED = 17;
const NOTIFIED = 31;
const HEIGHT = 40;

/**
 * A revision of the diagram; `step` is null while its entry is not loaded.
 * @typedef {{ revision: number, step: Step | null, lanes: Lane[], isSelected: boolean }} Content
 */

/** @param {{ onFocus: (row: HTMLElement) => void, onClick: (row: HTMLElement) => void }} listeners */
export function makeStep({ onFocus, onClick }) {
  const drawing = document.createElementNS(SVG, "svg");
  setAttribute(drawing, "aria-hidden", "true");
  setAttribute(drawing, "class", "sequence-arrows");
  const row = make("li", { class: "sequence-step" });
  const button = make(
    "button",
    { type: "button", focus: () => onFocus(row), click: () => onClick(row) },
    make("span", { class: "visually-hidden" }),
    make("span", { class: "sequence-words", "aria-hidden": "true" }),
    make("span", { class: "sequence-trip", "aria-hidden": "true" }),
  );
  row.append(drawing, button);
  return row;
}

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * @param {HTMLElement} row
 * @param {Content} content
 */
export function drawStep(row, { revision, step, lanes, isSelected }) {
  const [arrows, button] = parts(row);
  setAttribute(button, "aria-current", isSelected ? "true" : null);
  const state = JSON.stringify([revision, step, lanes]);
  if (drawn.get(row) === state) return;
  drawn.set(row, state);
  row.dataset.revision = String(revision);
  const [sentence, words, trip] = parts(button);
  const from = laneIndex(step?.from ?? null, lanes);
  const [start, end] = [
    placeOf(Math.min(from, lanes.length - 0.5), lanes),
    placeOf(lanes.length, lanes),
  ];
  words.style.setProperty("--from", `${start}%`);
  words.style.setProperty("--to", `${100 - end}%`);
  trip.style.setProperty("--to", `${100 - end}%`);
  setText(sentence, step ? visibleText(stepSentence(revision, step, lanes), 300) : `r${revision}`);
  writeUntrusted(words, step ? `r${revision} ${step.words}` : `r${revision}`, 120);
  setText(trip, step && step.trip !== null ? tripWords(step.trip) : "");
  arrows.replaceChildren(...lifelines(lanes), ...(step ? arrowsOf(step, lanes) : []));
}

/**
 * The index of a lane; the model's is the last.
 * @param {string | null} id
 * @param {Lane[]} lanes
 */
function laneIndex(id, lanes) {
  const index = lanes.findIndex((lane) => lane.id === id);
  return index < 0 ? lanes.length : index;
}

/**
 * The place of a lane across, in hundredths.
 * @param {number} index
 * @param {Lane[]} lanes
 */
export const placeOf = (index, lanes) => ((index + 0.5) / (lanes.length + 1)) * 100;

/** @param {Lane[]} lanes */
function lifelines(lanes) {
  return Array.from({ length: lanes.length + 1 }, (_, index) => {
    const place = placeOf(index, lanes);
    return line("sequence-life", place, 0, place, HEIGHT);
  });
}

/**
 * @param {Step} step
 * @param {Lane[]} lanes
 */
function arrowsOf({ from, isNotified }, lanes) {
  const model = placeOf(lanes.length, lanes);
  const here = placeOf(laneIndex(HERE, lanes), lanes);
  const author = from === null ? null : placeOf(laneIndex(from, lanes), lanes);
  const asked = author === null
    ? [dot(model, ASKED)]
    : [line("sequence-asked", author, ASKED, model, ASKED), head(model, ASKED, 1)];
  const notified = isNotified
    ? [line("sequence-notified", model, NOTIFIED, here, NOTIFIED), head(here, NOTIFIED, -1)]
    : [];
  return [...asked, ...notified];
}

/**
 * @param {string} name
 * @param {number} x1 In hundredths, as `x2` is.
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 */
function line(name, x1, y1, x2, y2) {
  const made = document.createElementNS(SVG, "line");
  const places = { class: name, x1: `${x1}%`, y1, x2: `${x2}%`, y2 };
  for (const [key, value] of Object.entries(places)) setAttribute(made, key, value);
  return made;
}

/**
 * The head of an arrow that points to the right (1) or to the left (-1).
 * @param {number} x
 * @param {number} y
 * @param {1 | -1} direction
 */
function head(x, y, direction) {
  const made = document.createElementNS(SVG, "svg");
  const places = {
    class: "sequence-head",
    x: `${x}%`,
    y,
    overflow: "visible",
    width: 1,
    height: 1,
  };
  for (const [key, value] of Object.entries(places)) setAttribute(made, key, value);
  const path = document.createElementNS(SVG, "path");
  setAttribute(path, "d", `M${-7 * direction} -4 0 0 ${-7 * direction} 4`);
  made.append(path);
  return made;
}

/**
 * @param {number} x
 * @param {number} y
 */
function dot(x, y) {
  const made = document.createElementNS(SVG, "circle");
  for (const [key, value] of Object.entries({ cx: `${x}%`, cy: y, r: 4, class: "sequence-dot" })) {
    setAttribute(made, key, value);
  }
  return made;
}
