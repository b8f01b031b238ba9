import { parseExactly, writeExactly } from "./exact-json.js";

/** @import { Frame, Runtime } from "../types/wire.d.ts" */

/**
 * The milliseconds added to each frame each way, and the most that chance adds to them; the
 * percentages of changes that are lost and that come twice.
 * @typedef {{ latency: number, jitter: number, drop: number, duplicate: number }} Settings
 */
/** @typedef {{ due: number, text: string, deliver: (text: string) => void }} Waiting */

/** @type {Settings} */
export const NONE = { latency: 0, jitter: 0, drop: 0, duplicate: 0 };

/**
 * Simulates the faults of a bad line on a good one. Frames keep their order, as on any
 * line; only the server's changes are lost or come twice, because answers have a waiting caller.
 */
export class Faults {
  settings = NONE;
  counts = { delayed: 0, dropped: 0, doubled: 0, spoiled: 0 };
  /**
   * The fault of the next change, once.
   * @type {"drop" | "spoil" | null}
   */
  next = null;
  /** The line is cut until then. */
  #cutUntil = -Infinity;
  /** @type {{ in: Waiting[], out: Waiting[] }} */
  #waiting = { in: [], out: [] };
  #runtime;

  /** @param {Pick<Runtime, "now" | "random" | "setTimeout">} runtime */
  constructor(runtime) {
    this.#runtime = runtime;
  }

  get isOn() {
    const { latency, jitter, drop, duplicate } = this.settings;
    return latency + jitter + drop + duplicate > 0 || this.next !== null || this.isCut;
  }

  get isCut() {
    return this.#runtime.now() < this.#cutUntil;
  }

  /** @param {number} milliseconds */
  cut(milliseconds) {
    this.#cutUntil = this.#runtime.now() + milliseconds;
  }

  off() {
    this.settings = NONE;
    this.next = null;
    this.#cutUntil = -Infinity;
  }

  /**
   * @param {Frame} frame
   * @param {(text: string) => void} deliver
   */
  pass(frame, deliver) {
    for (const text of this.#textsOf(frame)) this.#delay(frame, text, deliver);
  }

  /**
   * The frames that result from one: itself, none, or more.
   * @param {Frame} frame
   */
  #textsOf(frame) {
    const { isSent, text } = frame;
    if (isSent || !IS_CHANGE.test(text)) return [text];
    const { drop, duplicate } = this.settings;
    const chance = this.#runtime.random() * 100;
    if (this.next === "spoil") {
      const spoiled = withoutLastOperation(text);
      if (spoiled !== null) {
        this.next = null;
        this.counts.spoiled += 1;
        frame.fate = "spoiled";
        return [spoiled];
      }
    }
    if (this.next === "drop" || chance < drop) {
      if (this.next === "drop") this.next = null;
      this.counts.dropped += 1;
      frame.fate = "dropped";
      return [];
    }
    if (chance >= 100 - duplicate) {
      this.counts.doubled += 1;
      frame.fate = "twice";
      return [text, text];
    }
    return [text];
  }

  /**
   * @param {Frame} frame
   * @param {string} text
   * @param {(text: string) => void} deliver
   */
  #delay(frame, text, deliver) {
    const { latency, jitter } = this.settings;
    const queue = this.#waiting[frame.isSent ? "out" : "in"];
    const extra = latency + jitter * this.#runtime.random();
    if (extra === 0 && queue.length === 0) return deliver(text);
    if (extra > 0) {
      this.counts.delayed += 1;
      frame.fate = [frame.fate, `+${Math.round(extra)} ms`].filter(Boolean).join(", ");
    }
    const due = Math.max(this.#runtime.now() + extra, queue.at(-1)?.due ?? -Infinity);
    queue.push({ due, text, deliver });
    this.#runtime.setTimeout(() => this.#deliver(queue), due - this.#runtime.now());
  }

  /** @param {Waiting[]} queue */
  #deliver(queue) {
    // Timers with equal times can fire in any order; the queue keeps the order.
    const first = queue.shift();
    first?.deliver(first.text);
  }
}

const IS_CHANGE = /^[^[]{0,40}"method":"changed"/;

/**
 * A change without the last operation of its patch; null if it has none.
 * @param {string} text
 */
function withoutLastOperation(text) {
  const message = parseExactly(text);
  const patch = message.params?.patch;
  if (!Array.isArray(patch) || patch.length === 0) return null;
  patch.pop();
  return writeExactly(message);
}
