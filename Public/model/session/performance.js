// The speed of the page, second by second.

import { byteWords, timeWords } from "./link-figures.js";
import { term } from "../../language/translate.js";

/** @typedef {{ count: number, total: number }} Sum */
/**
 * Sums since the page began, and current values; `tasks` are the milliseconds of long tasks.
 * @typedef {{ at: number, frames: number, draws: Sum, patches: Sum, messages: number, bytes: number,
 *   tasks: Sum, trip: number | null, heap: number | null, depth: number, size: number,
 *   nodes: number }} Reading
 */
/** @typedef {"frames" | "messages" | "bytes" | "trip" | "draw" | "patch" | "tasks" | "size" | "nodes" | "heap"} Name */
/**
 * @typedef {{ name: Name, words: string, format: (value: number) => string,
 *   isBad?: (value: number) => boolean }} Figure
 */

/** The number of seconds that are kept. */
export const SPAN = 60;

const whole = new Intl.NumberFormat([], { maximumFractionDigits: 0 });
const count = (/** @type {number} */ value) => whole.format(value);

/** The figures that are shown, in their order. */
/** @type {Figure[]} */
export const FIGURES = [
  { name: "frames", words: term("Frames per second"), format: count, isBad: (value) => value < 30 },
  { name: "draw", words: term("Render time"), format: timeWords, isBad: (value) => value > 16 },
  { name: "patch", words: term("Patch time"), format: timeWords, isBad: (value) => value > 8 },
  { name: "tasks", words: term("Long tasks"), format: timeWords, isBad: (value) => value > 0 },
  { name: "messages", words: term("Messages per second"), format: count },
  {
    name: "bytes",
    words: term("Bytes per second"),
    format: (value) => byteWords(Math.round(value)),
  },
  { name: "trip", words: term("Round trip"), format: timeWords, isBad: (value) => value > 1000 },
  { name: "size", words: term("State size"), format: byteWords },
  { name: "nodes", words: term("DOM elements"), format: count },
  { name: "heap", words: term("Page memory"), format: byteWords },
];

/** The readings of the last minute. */
export class PerformanceHistory {
  /** Rises with every reading. */
  version = 0;
  depth = 0;
  /** The number of long tasks, and the most time that they took in one second. */
  tasks = { count: 0, longest: 0 };
  /** @type {Map<Name, number[]>} */
  #series = new Map();
  /** @type {Reading | null} */
  #last = null;

  /** @param {Reading} reading */
  addReading(reading) {
    const last = this.#last;
    this.#last = reading;
    if (last === null) return;
    const seconds = Math.max(0.001, (reading.at - last.at) / 1000);
    const took = reading.tasks.total - last.tasks.total;
    this.depth = reading.depth;
    this.tasks.count += reading.tasks.count - last.tasks.count;
    this.tasks.longest = Math.max(this.tasks.longest, took);
    this.#append("frames", (reading.frames - last.frames) / seconds);
    this.#append("messages", (reading.messages - last.messages) / seconds);
    this.#append("bytes", (reading.bytes - last.bytes) / seconds);
    this.#append("draw", averageSince(reading.draws, last.draws));
    this.#append("patch", averageSince(reading.patches, last.patches));
    this.#append("tasks", took);
    this.#append("trip", reading.trip);
    this.#append("size", reading.size);
    this.#append("nodes", reading.nodes);
    this.#append("heap", reading.heap);
    this.version += 1;
  }

  /** Values after a pause are not compared with those before it. */
  pause() {
    this.#last = null;
  }

  /**
   * The values of the last minute, the oldest first; null for a second without any.
   * @param {Name} name
   * @returns {readonly (number | null)[]}
   */
  series(name) {
    return (this.#series.get(name) ?? []).map((value) => (Number.isNaN(value) ? null : value));
  }

  /**
   * @param {Name} name
   * @param {number | null} value
   */
  #append(name, value) {
    const series = this.#series.get(name) ?? [];
    series.push(value ?? NaN);
    if (series.length > SPAN) series.shift();
    this.#series.set(name, series);
  }
}

/**
 * @param {Sum} now
 * @param {Sum} before
 */
function averageSince(now, before) {
  const times = now.count - before.count;
  return times === 0 ? null : (now.total - before.total) / times;
}

/**
 * The outline of a row of values in a box of 100 by 100, the newest at the right; gaps stay gaps.
 * @param {readonly (number | null)[]} values
 */
export function sparkline(values) {
  const known = values.filter((value) => value !== null);
  const most = Math.max(...known, Number.MIN_VALUE);
  let isDown = false;
  return values.map((value, index) => {
    if (value === null) {
      isDown = false;
      return "";
    }
    const x = 100 - ((values.length - 1 - index) * 100) / (SPAN - 1);
    const y = 98 - (value / most) * 96;
    const step = `${isDown ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}${isDown ? "" : "h.01"}`;
    isDown = true;
    return step;
  }).join("");
}
