import { lookOf } from "../../../model/styles/styles.js";
import { make, parts, setAttribute } from "../../../dom/dom.js";
import { writeUntrusted } from "../../../dom/text.js";

/** @import { ViewNode } from "../../../types/state.d.ts" */
/** @import { NodeContext } from "../../../types/drawing.d.ts" */

/** The progress of something, or the level of a value: words, and a bar or a ring. */
export function makeMeter() {
  return make(
    "div",
    { class: "node-meter" },
    make("span", { class: "meter-words" }),
    make("div", { class: "meter-track" }, make("span", { class: "meter-fill" })),
  );
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawProgress(element, node, context) {
  const { value, style, title } = lookOf(node, context).base.progress ?? {};
  const isKnown = Number.isFinite(value);
  const words = typeof title === "string" ? title : "";
  drawMeter(element, {
    role: "progressbar",
    words,
    name: words || node.label || "Progress",
    look: style === "linear" || (isKnown && style !== "circular") ? "linear" : "circular",
    part: isKnown ? clamp(value) : null,
  });
}

/**
 * @param {HTMLElement} element
 * @param {ViewNode} node
 * @param {NodeContext} context
 */
export function drawGauge(element, node, context) {
  const { value = 0, min = 0, max = 1, style = "" } = lookOf(node, context).base.gauge ?? {};
  drawMeter(element, {
    role: "meter",
    words: node.label ?? "",
    name: node.label || "Gauge",
    look: /circular/i.test(style) ? "ring" : "linear",
    part: max > min ? clamp((value - min) / (max - min)) : 0,
  });
}

/**
 * @param {HTMLElement} element
 * @param {{ role: string, words: string, name: string, look: string, part: number | null }} meter
 */
function drawMeter(element, { role, words, name, look, part }) {
  const [label, track] = parts(element);
  setAttribute(element, "data-look", look);
  setAttribute(element, "data-unknown", part === null);
  writeUntrusted(label, words, 120);
  label.hidden = !words;
  setAttribute(track, "role", role);
  setAttribute(track, "aria-label", name);
  setAttribute(track, "aria-valuemin", 0);
  setAttribute(track, "aria-valuemax", 100);
  setAttribute(track, "aria-valuenow", part === null ? null : Math.round(part * 100));
  track.style.setProperty("--part", `${(part ?? 0) * 100}%`);
}

/** @param {number} part */
function clamp(part) {
  return Math.min(1, Math.max(0, part));
}
