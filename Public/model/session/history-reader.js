/** @import { LogEntry } from "../../types/log.d.ts" */
/** @import { State } from "../../types/state.d.ts" */
/** @import { Change } from "../../types/wire.d.ts" */
/** @import { Mirror } from "../../protocol/mirror.js" */
/** @import { RevisionLog } from "../log/revision-log.js" */
/** @import { Connection } from "../../protocol/connection.js" */

const PAGE = 200;
/** The number of rows that are explained from whole states, and the longest JSON of such a state. */
const EXPLAINED = 30;
const LARGEST_EXPLAINED = 40_000;

/** Fills a log with the revisions that this page did not see. */
export class HistoryReader {
  #connection;
  #mirror;
  #log;
  #changed;
  #isReading = false;

  /**
   * @param {Connection} connection
   * @param {Mirror<State, Change>} mirror
   * @param {RevisionLog} log
   * @param {() => void} touched Called whenever rows have come.
   */
  constructor(connection, mirror, log, touched) {
    this.#connection = connection;
    this.#mirror = mirror;
    this.#log = log;
    this.#changed = touched;
  }

  /** Forgets a request under way: it belonged to a history that has ended. */
  reset() {
    this.#isReading = false;
  }

  /** Asks for the newest missing rows: all of them at first, later those of a gap. */
  async fill({ explains = false } = {}) {
    const newest = this.#mirror.revision ?? 0;
    const gap = this.#log.at(0)?.revision === newest
      ? this.#log.hole(PAGE)
      : { after: Math.max(0, newest - PAGE), limit: PAGE };
    await this.#read(gap, explains);
  }

  /**
   * Asks for the rows around a revision, unless they are here or others are under way.
   * @param {number} revision
   */
  async around(revision) {
    await this.#read(this.#log.request(revision, PAGE), false);
  }

  /**
   * @param {{ after: number, limit: number } | null} gap
   * @param {boolean} explains
   */
  async #read(gap, explains) {
    if (this.#isReading || gap === null) return;
    this.#isReading = true;
    const { epoch } = this.#mirror;
    try {
      const page = await this.#connection.ask("history.list", gap);
      if (this.#mirror.epoch === epoch) this.#log.addPage(page);
      if (explains) await this.#explain(page.revisions.slice(-EXPLAINED));
    } catch (error) {
      noteFailure(error);
    }
    if (this.#mirror.epoch === epoch) this.#isReading = false;
    this.#changed();
  }

  /**
   * Finds what `entries` did by comparing the states around each, if the server does not say.
   * @param {LogEntry[]} entries
   */
  async #explain(entries) {
    const length = JSON.stringify(this.#mirror.state).length;
    if (entries.length === 0 || entries[0].did || length > LARGEST_EXPLAINED) return;
    this.#changed();
    const first = entries[0].revision - 1;
    const revisions = [first, ...entries.map(({ revision }) => revision)];
    const states = await Promise.all(revisions.map(
      (revision) => this.#connection.ask("history.get", { revision }),
    ));
    entries.forEach((entry, index) => {
      const [before, after] = [states[index].state, states[index + 1].state];
      this.#log.add({ ...entry, between: { before, after } });
    });
  }
}

/**
 * Logs a failure to the console: the page still works without the log and the menus.
 * @param {unknown} error
 */
export function noteFailure(error) {
  console.info(`Colonnade: ${/** @type {Error} */ (error).message}`);
}
