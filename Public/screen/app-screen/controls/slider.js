import { itemsOf } from "../../../model/styles/items.js";
import { lookOf } from "../../../model/styles/styles.js";
import { make, parts, setAttribute } from "../../../dom/dom.js";
import { writeUntrusted } from "../../../dom/text.js";
import { drawNodes } from "../drawing.js";
import { sendText } from "../tap.js";
import { sentSince, TIMEOUT } from "./unseen.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

/**
 * A slider's value as the scene last showed it, the value that it was sent as, the values that were
 * sent and have not been shown yet, and the timers for the next value and for a refused one.
 * @typedef {{ shown: number, last: number, unseen: number[], next?: Timer, refused?: Timer }} Sliding
 * @typedef {ReturnType<typeof setTimeout>} Timer
 */

/** A dragged slider sends its value at most this often, in milliseconds. */
const PAUSE = 120;
/** A scene may round a value that is on no step: to this part of the slider's length, or closer. */
const PRECISION = 0.0006;

/** @type {WeakMap<HTMLInputElement, Sliding>} */
const slidings = new WeakMap();

/** @param {HTMLInputElement} input */
function slidingOf(input) {
  const sliding = slidings.get(input) ?? { shown: NaN, last: NaN, unseen: [] };
  slidings.set(input, sliding);
  return sliding;
}

/** Its track, and the labels at its ends. */
function makeParts() {
  return [
    make("span", { class: "slider-words visually-hidden" }),
    make("input", { type: "range", class: "slider-track" }),
    make("span", { class: "slider-end", "aria-hidden": "true" }),
    make("span", { class: "slider-end", "aria-hidden": "true" }),
  ];
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawSlider(element, node, context) {
  const { value = 0, min = 0, max = 1, step, control, minLabel, maxLabel } =
    lookOf(node, context).base.slider ?? {};
  if (!element.firstChild) element.append(...makeParts());
  const [words, input] = /** @type {[HTMLElement, HTMLInputElement]} */ (parts(element));
  drawEnds(element, node, [minLabel, maxLabel], context);
  const label = (node.children?.[0]?.label ?? "").replace(/:? *-?[\d.,]+(e[-+]?\d+)?$/, "");
  writeUntrusted(words, label, 120);
  setAttribute(input, "aria-label", label || "Slider");
  setAttribute(input, "data-control", control);
  setAttribute(input, "min", min);
  setAttribute(input, "max", max);
  setAttribute(input, "step", step > 0 ? step : "any");
  input.disabled = Boolean(node.disabled) || control === undefined;
  showValue(input, value);
  input.oninput = () => sendLater(input);
  input.onchange = () => send(input);
  input.onkeydown = (event) => stepByKey(event, input, { min, max, step });
}

/**
 * Shows the scene's value, unless the person is dragging or the scene has not shown what was sent.
 * @param {HTMLInputElement} input
 * @param {number} value
 */
function showValue(input, value) {
  const sliding = slidingOf(input);
  if (value !== sliding.shown) {
    const isShown = (/** @type {number} */ sent) => Math.abs(sent - value) < precision(input);
    sliding.last = sliding.unseen.find(isShown) ?? value;
    sliding.unseen = sentSince(sliding.unseen, isShown);
    sliding.shown = value;
  }
  if (sliding.unseen.length === 0 && !input.matches(":active")) input.value = String(value);
  fill(input);
}

/**
 * The largest difference of a value that was sent and the one that the scene shows for it.
 * @param {HTMLInputElement} input
 */
function precision(input) {
  const step = Number(input.step);
  return step > 0 ? step / 2 : (Number(input.max) - Number(input.min)) * PRECISION;
}

/**
 * The labels at the ends of the track; only its order puts one before the track.
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {unknown[]} labels
 * @param {NodeContext} context
 */
function drawEnds(element, node, labels, context) {
  labels.forEach((item, index) => {
    const end = parts(element)[index + 2];
    const nodes = item === undefined ? [] : itemsOf(node, [item], context.styles);
    end.hidden = nodes.length === 0;
    drawNodes(end, nodes, { ...context, axis: "h", isCell: false });
  });
}

/**
 * Without a step of its own, a key moves the slider by a tenth.
 * @param {KeyboardEvent} event
 * @param {HTMLInputElement} input
 * @param {{ min: number, max: number, step?: number }} bounds
 */
function stepByKey(event, input, { min, max, step }) {
  const forward = event.key === "ArrowUp" || event.key === "ArrowRight";
  const back = event.key === "ArrowDown" || event.key === "ArrowLeft";
  if ((!forward && !back) || (step ?? 0) > 0) return;
  event.preventDefault();
  const wanted = Number(input.value) + ((max - min) / 10) * (forward ? 1 : -1);
  const grain = (max - min) / 1e6;
  const rounded = Math.round(Math.min(max, Math.max(min, wanted)) / grain) * grain;
  input.value = String(Number(rounded.toPrecision(12)));
  send(input);
}

/** @param {HTMLInputElement} input */
function fill(input) {
  const [min, max] = [Number(input.min), Number(input.max)];
  const part = max > min ? (Number(input.value) - min) / (max - min) : 0;
  input.style.setProperty("--part", `${(part * 100).toFixed(2)}%`);
}

/** @param {HTMLInputElement} input */
function sendLater(input) {
  fill(input);
  slidingOf(input).next ??= setTimeout(() => send(input), PAUSE);
}

/**
 * Sends the value, unless the scene shows it or will show it.
 * @param {HTMLInputElement} input
 */
function send(input) {
  fill(input);
  const sliding = slidingOf(input);
  clearTimeout(sliding.next);
  sliding.next = undefined;
  const value = Number(input.value);
  if (value === (sliding.unseen.at(-1) ?? sliding.last)) return;
  sliding.unseen.push(value);
  clearTimeout(sliding.refused);
  sliding.refused = setTimeout(() => showRefused(input), TIMEOUT);
  sendText(input, input.dataset.control, input.value);
}

/** @param {HTMLInputElement} input */
function showRefused(input) {
  const sliding = slidingOf(input);
  sliding.unseen = [];
  showValue(input, sliding.shown);
}
