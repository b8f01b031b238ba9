// Runs a script line by line, up to the first line that fails.

import { translate } from "../../language/translate.js";
import { failureOf, failureWords } from "./expectations.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Params, Result } from "../../types/wire.d.ts" */
/** @import { CommandLine, ExpectLine, ScriptLine } from "./lines.js" */

/** @typedef {{ isDone: boolean, words: string }} Outcome */
/**
 * The session as a script needs it.
 * @typedef {{ readonly state: State | null,
 *   command(method: string, params: Params): Promise<Result> }} Driven
 */
/** @typedef {{ now(): number, wait(milliseconds: number): Promise<void> }} Clock */

/** How often an expectation that can wait is checked, in milliseconds. */
const LOOK = 40;

export class ScriptRun {
  /** @type {"paused" | "running" | "done" | "failed" | "stopped"} */
  phase = "paused";
  /** The place of the next line among the lines. */
  next = 0;
  /** @type {Map<number, Outcome>} By the numbers of the lines. */
  outcomes = new Map();
  #lines;
  #session;
  #clock;
  #changed;
  #isToStop = false;

  /**
   * @param {ScriptLine[]} lines
   * @param {Driven} session
   * @param {Clock} clock
   * @param {() => void} changed Called whenever there is something new to show.
   */
  constructor(lines, session, clock, changed) {
    this.#lines = lines;
    this.#session = session;
    this.#clock = clock;
    this.#changed = changed;
  }

  get isOver() {
    return this.phase !== "paused" && this.phase !== "running";
  }

  /** The number of the line that comes next; null at the end. */
  get nextLine() {
    return this.isOver ? null : this.#lines[this.next]?.line ?? null;
  }

  /** The line that failed, with the reason. */
  get failure() {
    if (this.phase !== "failed") return null;
    const { line } = this.#lines[this.next];
    return { line, words: this.outcomes.get(line)?.words ?? "" };
  }

  /**
   * Runs up to this many lines, unless one fails or `stop` is called.
   * @param {number} most
   */
  async run(most = Infinity) {
    if (this.phase !== "paused") return;
    this.phase = "running";
    this.#isToStop = false;
    this.#changed();
    for (let done = 0; done < most && this.next < this.#lines.length; done += 1) {
      const line = this.#lines[this.next];
      const outcome = await this.#outcomeOf(line);
      if (outcome === null) return this.#setPhase("stopped");
      this.outcomes.set(line.line, outcome);
      if (!outcome.isDone) return this.#setPhase("failed");
      this.next += 1;
      if (this.#isToStop && this.next < this.#lines.length) return this.#setPhase("stopped");
      this.#changed();
    }
    this.#setPhase(this.next < this.#lines.length ? "paused" : "done");
  }

  /** Ends it before the next line; a line under way is waited for. */
  stop() {
    if (this.phase === "paused") this.#setPhase("stopped");
    this.#isToStop = true;
  }

  /** @param {ScriptRun["phase"]} phase */
  #setPhase(phase) {
    this.phase = phase;
    this.#changed();
  }

  /** @param {ScriptLine} line */
  #outcomeOf(line) {
    return line.kind === "command" ? this.#send(line) : this.#check(line);
  }

  /**
   * @param {CommandLine} line
   * @returns {Promise<Outcome>}
   */
  async #send({ method, params, refused }) {
    try {
      const { revision, changed } = await this.#session.command(method, params) ?? {};
      if (refused !== null) {
        return { isDone: false, words: translate("Expected a refusal, but it succeeded.") };
      }
      const number = revision === undefined ? "" : `r${revision}`;
      return { isDone: true, words: changed === false ? translate("nothing changed") : number };
    } catch (error) {
      const { message, code } = /** @type {Error & { code?: number }} */ (error);
      if (refused === null || code === undefined) return { isDone: false, words: message };
      if (refused === true || refused === code) {
        return { isDone: true, words: translate("refused: {message}", { message }) };
      }
      return {
        isDone: false,
        words: translate("Expected the refusal {expected}, found {code}: {message}", {
          expected: refused,
          code,
          message,
        }),
      };
    }
  }

  /**
   * @param {ExpectLine} line
   * @returns {Promise<Outcome | null>} Null if it was stopped while it waited.
   */
  async #check({ expectations, within }) {
    const end = this.#clock.now() + within;
    while (true) {
      const { state } = this.#session;
      const failure = state && failureOf(state, expectations);
      if (state && !failure) return { isDone: true, words: translate("holds") };
      if (this.#clock.now() >= end) {
        return {
          isDone: false,
          words: failure ? failureWords(failure) : translate("No state."),
        };
      }
      if (this.#isToStop) return null;
      await this.#clock.wait(LOOK);
    }
  }
}
