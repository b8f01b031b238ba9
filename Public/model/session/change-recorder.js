import { translate } from "../../language/translate.js";
import { causeWords } from "../../protocol/methods.js";
import { clientWords } from "./client-words.js";

/** @import { LastChange } from "../../types/log.d.ts" */
/** @import { State } from "../../types/state.d.ts" */
/** @import { Cause, Change, Runtime } from "../../types/wire.d.ts" */
/** @import { CaughtUp } from "../../protocol/mirror.js" */
/** @import { Requests } from "../../protocol/requests.js" */
/** @import { RevisionLog } from "../log/revision-log.js" */

/** @type {Cause} */
const NOBODY = { method: "", client: null, id: null, label: null };
/** @type {LastChange} */
const IDLE = { who: null, animates: true, burst: 0 };
const WINDOW = 250;
const MOST = 4;
const PAUSE = 100;

/** Checks whether changes come slowly enough for a person to follow each one. */
export class ChangeRate {
  /** @type {number[]} */
  #times = [];
  #animatedAt = -Infinity;

  /**
   * Notes one change at `now` (ms); the number of changes in the last quarter of a second.
   * @param {number} now
   */
  add(now) {
    this.#times.push(now);
    while (now - this.#times[0] > WINDOW) this.#times.shift();
    return this.#times.length;
  }

  /**
   * Notes that changes were animated at `now`.
   * @param {number} now
   */
  animated(now) {
    this.#animatedAt = now;
  }

  /**
   * True if a change at `now` can be animated; otherwise its end is shown at once.
   * @param {number} now
   */
  canAnimate(now) {
    return this.#times.length <= MOST && now - this.#animatedAt >= PAUSE;
  }
}

/** Records the changes that arrive in the log, names who made them, and measures their rate. */
export class ChangeRecorder {
  /**
   * The change since the last `noteDrawn()`, with the other person who made it.
   * @type {LastChange}
   */
  last = IDLE;
  #rate = new ChangeRate();
  #log;
  #requests;
  #runtime;
  #nameOf;

  /**
   * @param {RevisionLog} log
   * @param {Requests} requests The page's own, whose changes are the person's.
   * @param {Runtime} runtime
   * @param {(client: string | null) => string | undefined} nameOf The name of a client's person.
   */
  constructor(log, requests, runtime, nameOf) {
    this.#log = log;
    this.#requests = requests;
    this.#runtime = runtime;
    this.#nameOf = nameOf;
  }

  /** @param {CaughtUp<State, Change>} step */
  add({ change, before, after }) {
    const cause = change.cause ?? NOBODY;
    const { revision, at, did, coalesced } = change;
    this.#log.add({
      revision,
      at,
      cause,
      did,
      between: { before, after },
      coalesced,
      isLive: true,
    });
    const now = this.#runtime.now();
    const burst = this.#rate.add(now);
    const who = this.#requests.isOwn(cause.id) ? this.last.who : this.#whoOf(cause);
    this.last = { who, animates: this.#rate.canAnimate(now), burst };
  }

  /** Notes that the newest change has been drawn. */
  noteDrawn() {
    if (this.last.burst > 0 && this.last.animates) this.#rate.animated(this.#runtime.now());
    this.last = IDLE;
  }

  /**
   * The announcement of a change that led to a state.
   * @param {Change} change
   * @param {State} state
   */
  sentence({ cause }, state) {
    const depth = state.detail.path.length;
    const method = causeWords(cause ?? NOBODY);
    const who = this.#whoOf(cause);
    return this.#requests.isOwn(cause?.id)
      ? translate("{method}: depth {depth}", { method, depth })
      : translate("{method}, by {who}: depth {depth}", { method, who, depth });
  }

  /** @param {Cause | undefined} cause */
  #whoOf({ client = null, name } = NOBODY) {
    if (client === null) return name || translate("the server");
    return this.#nameOf(client) || name || clientWords(client);
  }
}
