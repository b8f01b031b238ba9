// The frames of a line, as a list that people read.

/** @import { Frame } from "../../types/wire.d.ts" */

/**
 * A frame of the list: `kind` is its method, or "answer" or "refusal"; `about` is what it is about.
 * @typedef {Frame & { number: number, kind: string, about: string }} Row
 */
/** @typedef {{ kind: string, isSent: boolean, frames: number, bytes: number }} Sum */

const MOST_ROWS = 2000;
const MOST_BYTES = 4_000_000;
/** The number of seconds that a rate is averaged over. */
const SPAN = 5;
/** A frame's kind is within this many characters of its start. */
const HEAD = 400;
const MOST_METHODS = 500;

/**
 * The newest frames; those that match a filter are shown. While it is paused, frames are counted
 * but not listed.
 */
export class WireRecord {
  /** Rises with every change of what is shown. */
  version = 0;
  /** The frames that are shown, the oldest first. */
  /** @type {Row[]} */
  shown = [];
  filter = "";
  isPaused = false;
  /** The frames that passed while it was paused. */
  missed = 0;
  /**
   * Called after each frame.
   * @type {(() => void) | null}
   */
  changed = null;
  /** @type {Row[]} */
  #rows = [];
  #bytes = 0;
  #lastNumber = 0;
  /** @type {RegExp | null} */
  #pattern = null;
  /** @type {Map<string, Sum>} */
  #sums = new Map();
  /** @type {Map<number, { sent: number, received: number, frames: number }>} */
  #seconds = new Map();
  /** @type {Map<string, string>} */
  #methods = new Map();

  get count() {
    return this.#rows.length;
  }

  /** The total of each kind of frame, the most bytes first. */
  get sums() {
    return [...this.#sums.values()].sort((a, b) => b.bytes - a.bytes);
  }

  /** @param {Frame} frame */
  add(frame) {
    const { kind, about } = this.#read(frame);
    this.#sum(kind, frame);
    if (this.isPaused) {
      this.missed += 1;
    } else {
      this.#lastNumber += 1;
      const row = Object.assign(frame, { number: this.#lastNumber, kind, about });
      this.#rows.push(row);
      this.#bytes += frame.bytes;
      if (this.#finds(row)) this.shown.push(row);
      this.#shorten();
    }
    this.version += 1;
    this.changed?.();
  }

  /** @param {string} text */
  setFilter(text) {
    this.filter = text;
    const words = text.trim();
    this.#pattern = words === "" ? null : new RegExp(escaped(words), "i");
    this.shown = this.#rows.filter((row) => this.#finds(row));
    this.version += 1;
  }

  /** @param {boolean} isPaused */
  setPaused(isPaused) {
    this.isPaused = isPaused;
    this.missed = 0;
    this.version += 1;
  }

  clear() {
    this.#rows = [];
    this.shown = [];
    this.#bytes = 0;
    this.missed = 0;
    this.#sums.clear();
    this.version += 1;
  }

  /**
   * Bytes and frames a second, on average of the last seconds.
   * @param {number} now
   */
  rates(now) {
    const rate = { sent: 0, received: 0, frames: 0 };
    const present = Math.floor(now / 1000);
    for (const [second, sum] of this.#seconds) {
      if (second < present - SPAN || second === present) continue;
      rate.sent += sum.sent / SPAN;
      rate.received += sum.received / SPAN;
      rate.frames += sum.frames / SPAN;
    }
    return rate;
  }

  /** @param {Frame} frame */
  #read({ isSent, text }) {
    const head = text.slice(0, HEAD);
    const id = /"id":("[^"]*"|\d+)/.exec(head)?.[1] ?? "";
    const method = /"method":"([^"]*)"/.exec(head)?.[1];
    const revision = /"revision":(\d+)/.exec(head)?.[1];
    const about = revision === undefined ? "" : `r${revision}`;
    if (isSent && method !== undefined) {
      this.#methods.set(id, method);
      if (this.#methods.size > MOST_METHODS)
        this.#methods.delete(this.#methods.keys().next().value ?? "");
      return { kind: method, about: "" };
    }
    if (/^\{"jsonrpc":"2.0","method"/.test(head) && method !== undefined)
      return { kind: method, about };
    const asked = this.#methods.get(id) ?? "";
    const isRefusal = /"error":\{/.test(head) && !/"result":/.test(head.split('"error":')[0]);
    return { kind: isRefusal ? "refusal" : "answer", about: [asked, about].join(" ").trim() };
  }

  /**
   * @param {string} kind
   * @param {Frame} frame
   */
  #sum(kind, { isSent, bytes, at }) {
    const name = `${isSent} ${kind}`;
    const sum = this.#sums.get(name) ?? { kind, isSent, frames: 0, bytes: 0 };
    sum.frames += 1;
    sum.bytes += bytes;
    this.#sums.set(name, sum);
    const second = Math.floor(at / 1000);
    const found = this.#seconds.get(second) ?? { sent: 0, received: 0, frames: 0 };
    found[isSent ? "sent" : "received"] += bytes;
    found.frames += 1;
    this.#seconds.set(second, found);
    if (this.#seconds.size > 4 * SPAN) this.#seconds.delete(this.#seconds.keys().next().value ?? 0);
  }

  /** @param {Row} row */
  #finds({ kind, about, text, fate = "" }) {
    const pattern = this.#pattern;
    return pattern === null || [kind, about, fate, text].some((part) => pattern.test(part));
  }

  #shorten() {
    while (this.#rows.length > MOST_ROWS || (this.#bytes > MOST_BYTES && this.#rows.length > 1)) {
      const [gone] = this.#rows.splice(0, 1);
      this.#bytes -= gone.bytes;
      if (this.shown[0] === gone) this.shown.shift();
    }
  }
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
