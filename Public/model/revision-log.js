/** @import { LogEntry, Titles } from "../types.d.ts" */

/**
 * The revisions that this page knows, newest first, at most `capacity` of them.
 *
 * Entries may come late or twice: each revision stands once, in its place.
 */
export class RevisionLog {
  /** Rises with every change of the entries: a drawing of the same version is still right. */
  version = 0;
  /**
   * The names for people of the state's members, once the server's reference has come.
   * @type {Titles}
   */
  titles = {};
  /** @type {LogEntry[]} */
  #entries = [];
  #capacity;

  constructor(capacity = 5000) {
    this.#capacity = capacity;
  }

  get count() {
    return this.#entries.length;
  }

  /**
   * The entry at `index`, 0 being the newest; undefined beyond the last.
   * @param {number} index
   */
  at(index) {
    return /** @type {LogEntry | undefined} */ (this.#entryAt(index));
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
    if (known && this.#entries[place].pieces) return;
    this.#entries.splice(place, known ? 1 : 0, entry);
    if (this.#entries.length > this.#capacity) {
      this.#entries.splice(0, this.#entries.length - this.#capacity);
    }
    this.version += 1;
  }

  clear() {
    this.#entries = [];
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
