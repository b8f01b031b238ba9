/** @import { State, Titles } from "../../types/state.d.ts" */
/** @import { Effect } from "../../types/wire.d.ts" */
/** @import { HistoryPage, LogEntry } from "../../types/log.d.ts" */

/** @typedef {(before: State, after: State, told?: Effect[]) => Effect[]} Describe */

/** This many of the newest entries are kept, wherever the person reads. */
const NEWEST_KEPT = 1000;

/**
 * The revisions of a session, newest first: how many there are, and the entries of those that this
 * page knows, at most `capacity` of them.
 *
 * Entries can come late or twice: each revision appears once, in its place. Beyond the capacity,
 * the entries farthest from the place being read, `focus`, are dropped.
 */
export class RevisionLog {
  /** Rises with every change of the entries: a drawing of the same version is still right. */
  version = 0;
  /** The newest revision, and the one before the oldest that the server has. */
  head = 0;
  oldest = 0;
  /**
   * The revision that the person reads about; null at the newest.
   * @type {number | null}
   */
  focus = null;
  /**
   * The names for people of the state's members, once the server's reference has come.
   * @type {Titles}
   */
  titles = {};
  /** @type {LogEntry[]} */
  #entries = [];
  #capacity;
  /** @type {Describe | null} */
  #describe = null;

  constructor(capacity = 5000) {
    this.#capacity = capacity;
  }

  /** The number of entries that are here. */
  get count() {
    return this.#entries.length;
  }

  /** The number of revisions that there are, here or not. */
  get total() {
    return Math.max(this.head - this.oldest, this.count);
  }

  /**
   * From now on, finds what entries did, including the loaded ones.
   * @param {Describe} describe
   */
  set describe(describe) {
    this.#describe = describe;
    this.#entries = this.#entries.map((entry) => this.#described(entry));
    this.version += 1;
  }

  /**
   * The entry at `index`, 0 being the newest; undefined beyond the last.
   * @param {number} index
   */
  at(index) {
    return /** @type {LogEntry | undefined} */ (this.#entryAt(index));
  }

  /**
   * The entry of a revision, if it is here.
   * @param {number} revision
   */
  get(revision) {
    const index = this.indexOf(revision);
    return index < 0 ? undefined : this.at(index);
  }

  /**
   * The index of `revision`, counted from the newest; -1 when it is not here.
   * @param {number} revision
   */
  indexOf(revision) {
    const place = this.#place(revision);
    const here = this.#entries[place]?.revision === revision;
    return here ? this.#entries.length - 1 - place : -1;
  }

  /** @param {LogEntry} entry */
  add(entry) {
    const place = this.#place(entry.revision);
    const known = this.#entries[place]?.revision === entry.revision;
    const isExplained = (/** @type {LogEntry} */ { did, between }) => Boolean(did ?? between);
    if (known && (isExplained(this.#entries[place]) || !isExplained(entry))) return;
    this.#entries.splice(place, known ? 1 : 0, this.#described(entry));
    this.head = Math.max(this.head, entry.revision);
    if (this.#entries.length > this.#capacity) this.#shorten();
    this.version += 1;
  }

  /**
   * Takes an answer of the server's.
   * @param {HistoryPage} page
   */
  addPage({ revisions, oldest = this.oldest, head = this.head }) {
    this.oldest = oldest;
    this.head = Math.max(this.head, head);
    this.version += 1;
    for (const entry of revisions) this.add(entry);
  }

  clear() {
    this.#entries = [];
    this.head = 0;
    this.oldest = 0;
    this.focus = null;
    this.version += 1;
  }

  /**
   * The number of revisions missing between the entry at `index` and the next older one.
   * @param {number} index
   */
  missingBelow(index) {
    const older = this.at(index + 1);
    return older ? this.#entryAt(index).revision - older.revision - 1 : 0;
  }

  /** The request that closes the newest gap from above: `{after, limit}`; null without a gap. */
  hole(most = 200) {
    for (let index = 0; index < this.#entries.length - 1; index += 1) {
      const limit = Math.min(most, this.missingBelow(index));
      if (limit > 0) return { after: this.#entryAt(index).revision - 1 - limit, limit };
    }
    return null;
  }

  /**
   * The request for the entries around a missing revision; null if it is here or does not exist.
   * @param {number} revision
   * @param {number} most
   */
  request(revision, most = 200) {
    if (revision > this.head || revision <= this.oldest || this.indexOf(revision) >= 0) return null;
    const place = this.#place(revision);
    const below = this.#entries[place - 1]?.revision ?? this.oldest;
    const above = this.#entries[place]?.revision ?? this.head + 1;
    const after = Math.max(below, Math.min(revision - Math.floor(most / 2), above - 1 - most));
    return { after, limit: Math.min(most, above - 1 - after) };
  }

  /** @param {LogEntry} entry */
  #described(entry) {
    if (!entry.between || !this.#describe) return entry;
    const { between, did, ...rest } = entry;
    return { ...rest, did: this.#describe(between.before, between.after, did) };
  }

  #shorten() {
    const few = Math.max(1, this.#capacity >> 4);
    const spare = this.#entries.length - this.#capacity;
    const newer = Math.max(0, this.#entries.length - Math.min(NEWEST_KEPT, this.#capacity >> 1));
    const focus = this.focus ?? this.head;
    const fromOldest = focus - this.#entries[0].revision;
    const fromNewest = (this.#entries[newer - 1]?.revision ?? focus) - focus;
    const many = Math.min(newer, this.focus === null ? spare : Math.max(few, spare));
    this.#entries.splice(fromOldest >= fromNewest ? 0 : newer - many, many);
  }

  /** @param {number} index */
  #entryAt(index) {
    return this.#entries[this.#entries.length - 1 - index];
  }

  /**
   * The first place whose revision is not below `revision`.
   * @param {number} revision
   */
  #place(revision) {
    let low = 0;
    let high = this.#entries.length;
    if (high === 0 || this.#entries[high - 1].revision < revision) return high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#entries[middle].revision < revision) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
