import { itemsOf } from "../../../model/styles/items.js";
import { lookOf } from "../../../model/styles/styles.js";
import { make, parts, setAttribute } from "../../../dom/dom.js";
import { writeUntrusted } from "../../../dom/text.js";
import { drawNodes } from "../drawing.js";
import { sendText } from "../tap.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

/** A dragged slider sends its value at most this often, in milliseconds. */
const PAUSE = 120;

/** A slider: its track, and the labels at its ends. */
export function makeSlider() {
  return make(
    "div",
    { class: "node-slider" },
    make("span", { class: "slider-words visually-hidden" }),
    make("input", { type: "range", class: "slider-track" }),
    make("span", { class: "slider-end", "aria-hidden": "true" }),
    make("span", { class: "slider-end", "aria-hidden": "true" }),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawSlider(element, node, context) {
  const { value = 0, min = 0, max = 1, step, control, minLabel, maxLabel } =
    lookOf(node, context).base.slider ?? {};
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
  if (!input.matches(":active")) input.value = String(value);
  fill(input);
  input.oninput = () => {
    fill(input);
    later(input, control);
  };
  input.onchange = () => now(input, control);
  input.onkeydown = (event) => stepByKey(event, input, { min, max, step });
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
  input.value = String(Number(Math.min(max, Math.max(min, wanted)).toFixed(6)));
  fill(input);
  now(input, input.dataset.control);
}

/** @param {HTMLInputElement} input */
function fill(input) {
  const [min, max] = [Number(input.min), Number(input.max)];
  const part = max > min ? (Number(input.value) - min) / (max - min) : 0;
  input.style.setProperty("--part", `${(part * 100).toFixed(2)}%`);
}

/** @type {WeakMap<HTMLInputElement, ReturnType<typeof setTimeout>>} */
const waiting = new WeakMap();
/** @type {WeakMap<HTMLInputElement, string>} */
const sent = new WeakMap();

/**
 * @param {HTMLInputElement} input
 * @param {string | undefined} control
 */
function later(input, control) {
  if (waiting.has(input)) return;
  waiting.set(input, setTimeout(() => now(input, control), PAUSE));
}

/**
 * @param {HTMLInputElement} input
 * @param {string | undefined} control
 */
function now(input, control) {
  clearTimeout(waiting.get(input));
  waiting.delete(input);
  if (sent.get(input) === input.value) return;
  sent.set(input, input.value);
  sendText(input, control, input.value);
}
