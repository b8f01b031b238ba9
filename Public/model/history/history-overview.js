/**
 * An answer of `history.overview`: one column for each fact, one entry for each revision.
 * @typedef {{ first: number, before: number, at: string | null, depths: number[], kinds: number[],
 *   marks: number[], pauses: number[], legend: { kinds: string[], marks: string[] },
 *   oldest: number, head: number, next?: number }} Depths
 *
 * One revision: the path's depth after it, what it did, and its time in milliseconds.
 * @typedef {{ revision: number, depth: number, kind: string, marks: string[], at: number }} Moment
 *
 * Revisions that are drawn as one bar: their greatest depth, and whether one of them is marked.
 * @typedef {{ from: number, to: number, depth: number, kind: string, isMarked: boolean }} Bar
 */

/** A history at a glance: the depth of the path after each revision. */
export class HistoryOverview {
  /** Rises with every change. */
  version = 0;
  /** The oldest revision that can be looked at. */
  oldest = 0;
  /** The name of the history that the overview shows. */
  epoch = "";
  #first = 1;
  /** @type {Omit<Moment, "revision">[]} */
  #moments = [];
  #before = 0;

  /** The newest revision in the overview. */
  get newest() {
    return this.#first + this.#moments.length - 1;
  }

  /**
   * Forgets everything, because the history is a different one.
   * @param {string} epoch
   */
  reset(epoch) {
    this.epoch = epoch;
    [this.#first, this.#moments, this.#before] = [1, [], 0];
    this.oldest = 0;
    this.version += 1;
  }

  /**
   * The request for all unknown revisions up to `revision`; null if all are known.
   * @param {number} revision
   */
  missing(revision) {
    if (this.#moments.length === 0) return revision > 0 ? {} : null;
    return this.newest < revision ? { after: this.newest } : null;
  }

  /**
   * Takes an answer. If it does not continue this overview, it starts over from it.
   * @param {Depths} answer
   */
  add({ first, before, at, depths, kinds, marks, pauses, legend, oldest }) {
    const goesOn = this.#moments.length > 0 && first === this.newest + 1;
    if (!goesOn) [this.#first, this.#moments, this.#before] = [first, [], before];
    this.oldest = oldest;
    let time = Date.parse(at ?? "");
    depths.forEach((depth, index) => {
      if (index > 0) time += pauses[index];
      const kind = legend.kinds[kinds[index]] ?? "";
      const seen = legend.marks.filter((_, bit) => marks[index] & (2 ** bit));
      this.#moments.push({ depth, kind, marks: seen, at: time });
    });
    this.version += 1;
  }

  /**
   * The moment of a revision; undefined if it is not known.
   * @param {number} revision
   * @returns {Moment | undefined}
   */
  at(revision) {
    const moment = this.#moments[revision - this.#first];
    if (moment) return { revision, ...moment };
    const isBefore = revision === this.#first - 1 && this.#moments.length > 0;
    return isBefore
      ? { revision, depth: this.#before, kind: "", marks: [], at: this.#moments[0].at }
      : undefined;
  }

  /**
   * All revisions from the oldest to the newest as at most `count` bars.
   * @param {number} count
   * @returns {Bar[]}
   */
  bars(count) {
    const [from, all] = [Math.max(this.oldest, this.#first - 1), this.newest + 1];
    const many = Math.max(1, Math.min(count, all - from));
    return Array.from({ length: all > from ? many : 0 }, (_, index) => {
      const start = from + Math.floor((index * (all - from)) / many);
      const end = from + Math.floor(((index + 1) * (all - from)) / many) - 1;
      return this.#bar(start, Math.max(start, end));
    });
  }

  /**
   * @param {number} from
   * @param {number} to
   * @returns {Bar}
   */
  #bar(from, to) {
    let [depth, isMarked, kind] = [0, false, ""];
    for (let revision = from; revision <= to; revision += 1) {
      const moment = this.at(revision);
      if (!moment) continue;
      depth = Math.max(depth, moment.depth);
      isMarked ||= moment.marks.includes("problems");
      kind = moment.kind;
    }
    return { from, to, depth, kind, isMarked };
  }
}
