import { isAsOpened } from "./first-device.js";
import { WAYS } from "../model/session/commands.js";
import { COMMANDS } from "../protocol/methods.js";

/** @import { Verdict } from "../types/page.d.ts" */
/** @import { Params } from "../types/wire.d.ts" */
/** @import { canStep } from "../model/state/path-items.js" */
/** @import { Commands } from "../model/session/commands.js" */
/** @import { Session } from "../model/session/session.js" */

/** The verdicts on commands: whether the session would carry one out now, and the reason if not. */
export class Verdicts {
  /** @type {typeof canStep | null} What can be done, which a first picture does without. */
  #canStep = null;
  #session;
  #commands;
  #client;
  #hasUnsent;

  /**
   * @param {{ session: Session, commands: Commands, client: string }} page
   * @param {() => boolean} hasUnsent True while commands wait for a connection.
   */
  constructor({ session, commands, client }, hasUnsent) {
    this.#session = session;
    this.#commands = commands;
    this.#client = client;
    this.#hasUnsent = hasUnsent;
  }

  async load() {
    this.#canStep = (await import("../model/state/path-items.js")).canStep;
  }

  /**
   * If the state may be out of date, the server decides.
   * @param {string} verb
   * @param {Params} params
   * @returns {Verdict}
   */
  on(verb, params = {}) {
    const { state, commandLock } = this.#session;
    if (commandLock !== null && (COMMANDS.has(verb) || WAYS.has(verb)))
      return { can: false, words: commandLock };
    const isOld = this.#commands.underWay > 0 || this.#hasUnsent();
    const verdict = isOld ? null : this.#canStep?.(verb, state, this.#undo, params);
    return verdict ?? { can: true, words: null };
  }

  get #undo() {
    const { state, log, undo, link: { revision } } = this.#session;
    const isUntouched = isAsOpened(state, revision, log, this.#client);
    return undo && isUntouched ? { ...undo, canUndo: false } : undo;
  }
}
