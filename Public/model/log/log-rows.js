/** @import { LogEntry } from "../../types/log.d.ts" */
/** @import { RevisionLog } from "./revision-log.js" */

/**
 * A row of the log: an entry; a revision whose entry is not loaded; or the head of a fold, which
 * represents `count` entries from `revision` down. `inner`: the entry belongs to an open fold.
 * @typedef {{ kind: "entry" | "gap" | "fold", revision: number, entry?: LogEntry, count: number,
 *   inner: boolean, isOpen: boolean }} LogRow
 */

/**
 * Consecutive rows: `count` of them, from revision `newest` down.
 * @typedef {{ kind: "entry" | "gap" | "fold", newest: number, count: number, start: number,
 *   inner: boolean, folded: number }} Part
 */

/**
 * The rows of a log, newest first, in parts: the cost depends on the number of loaded entries, not
 * on the length of the history.
 */
export class LogRows {
  count = 0;
  /** @type {Part[]} */
  #parts = [];
  #log;
  /** @type {ReadonlySet<number>} */
  #opened;

  /**
   * @param {RevisionLog} log
   * @param {ReadonlySet<number>} opened The oldest revisions of the folds that are open.
   */
  constructor(log, opened = new Set()) {
    this.#log = log;
    this.#opened = opened;
    this.#plan();
  }

  #plan() {
    let next = this.#log.head;
    for (let index = 0; index < this.#log.count;) {
      const { revision } = /** @type {LogEntry} */ (this.#log.at(index));
      if (revision < next) this.#add("gap", next, next - revision);
      const length = foldAt(this.#log, index);
      this.#addEntries(revision, length);
      index += length;
      next = revision - length;
    }
    if (next > this.#log.oldest) this.#add("gap", next, next - this.#log.oldest);
  }

  /**
   * @param {number} newest
   * @param {number} length
   */
  #addEntries(newest, length) {
    const isOpen = length > 1 && this.#opened.has(newest - length + 1);
    if (length > 1) this.#add("fold", newest, 1, length);
    if (length === 1 || isOpen) this.#add("entry", newest, length, 1, isOpen);
  }

  /**
   * @param {Part["kind"]} kind
   * @param {number} newest
   * @param {number} count
   */
  #add(kind, newest, count, folded = 1, inner = false) {
    const last = this.#parts.at(-1);
    if (kind === "entry" && last?.kind === kind && !inner && !last.inner) last.count += count;
    else this.#parts.push({ kind, newest, count, start: this.count, inner, folded });
    this.count += count;
  }

  /**
   * @param {number} index
   * @returns {LogRow | undefined}
   */
  at(index) {
    if (index < 0 || index >= this.count) return undefined;
    let low = 0;
    let high = this.#parts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#parts[middle].start <= index) low = middle;
      else high = middle - 1;
    }
    const { kind, newest, start, inner, folded } = this.#parts[low];
    const revision = newest - (index - start);
    const entry = kind === "gap" ? undefined : this.#log.get(revision);
    const isOpen = kind === "fold" && this.#opened.has(newest - folded + 1);
    return { kind, revision, entry, count: folded, inner, isOpen };
  }

  /**
   * The index of the row that shows a revision, or of its closed fold; -1 if there is none.
   * @param {number} revision
   */
  indexOf(revision) {
    const part = this.#parts.findLast(({ kind, newest, count, folded }) =>
      revision <= newest && revision > newest - (kind === "fold" ? folded : count)
    );
    if (!part) return -1;
    return part.kind === "fold" ? part.start : part.start + part.newest - revision;
  }
}

/** The rows of the entries that a search has found. They are never folded. */
export class FoundRows {
  #entries;

  /** @param {LogEntry[]} entries The newest first. */
  constructor(entries) {
    this.#entries = entries;
  }

  get count() {
    return this.#entries.length;
  }

  /**
   * @param {number} index
   * @returns {LogRow | undefined}
   */
  at(index) {
    const entry = this.#entries[index];
    const { revision = 0 } = entry ?? {};
    return entry && { kind: "entry", revision, entry, count: 1, inner: false, isOpen: false };
  }

  /**
   * The index of a revision's row, or of the next older one; -1 if there is none.
   * @param {number} revision
   */
  indexOf(revision) {
    return this.#entries.findIndex((entry) => entry.revision <= revision);
  }
}

/**
 * The number of consecutive entries from `index` on that fold into one row: changes of the device
 * and its settings.
 * @param {RevisionLog} log
 * @param {number} index
 */
function foldAt(log, index) {
  let length = 0;
  while (isSetting(log.at(index + length))) {
    length += 1;
    if (log.missingBelow(index + length - 1) > 0) break;
  }
  return Math.max(1, length);
}

/** @param {LogEntry | undefined} entry */
const isSetting = (entry) => entry?.cause?.method === "setEnvironment";
