import { translate } from "../language/translate.js";
import { refusalMessage } from "../language/server-text.js";
import { byteLength } from "./byte-length.js";
import { writeExactly } from "./exact-json.js";
import { PendingRequests } from "./pending-requests.js";

/** @import { Params, Result, Runtime } from "../types/wire.d.ts" */

/** A refused request: the error object of JSON-RPC, with `code`, `message` and `data`. */
export class Refusal extends Error {
  /** @param {{ code: number, message: string, data?: unknown }} error */
  constructor({ code, message, data }) {
    super(refusalMessage(message, data));
    this.name = "Refusal";
    this.code = code;
    this.data = data ?? null;
  }
}

/** The command did not reach the server, or its outcome is unknown. */
export class NotSent extends Error {}

/**
 * A request under way.
 * @typedef {{ text: string, resolve: (result: Result) => void, reject: (error: Error) => void,
 *   sentAt: number }} Pending
 */
/** @typedef {{ id: unknown, result?: Result, error?: { code: number, message: string } }} Answer */

const MOST_TRIPS = 1000;

/** The requests of one page that wait for their answers, over any number of sockets. */
export class Requests {
  /**
   * The last measured round trip, in milliseconds; null before the first.
   * @type {number | null}
   */
  roundTrip = null;
  /** The bytes of the longest message that the server takes. */
  longest = Infinity;
  /**
   * How long the newest requests took, in milliseconds, by their ids.
   * @type {Map<unknown, number>}
   */
  roundTrips = new Map();
  /** @type {PendingRequests<Pending>} */
  #pending = new PendingRequests();
  #tab;
  #now;

  /**
   * @param {string} tab The start of every id.
   * @param {Runtime["now"]} now
   */
  constructor(tab, now) {
    this.#tab = tab;
    this.#now = now;
  }

  freshID() {
    return `${this.#tab}-${this.#pending.freshNumber()}`;
  }

  /**
   * True for the id of a request from here.
   * @param {unknown} id
   */
  isOwn(id) {
    return typeof id === "string" && id.startsWith(`${this.#tab}-`);
  }

  /**
   * Notes a request as under way: its text, and its answer to come. Rejects one that is too long.
   * @param {string} id
   * @param {string} method
   * @param {Params} params
   * @returns {{ text: string | null, answer: Promise<Result> }}
   */
  register(id, method, params) {
    const text = writeExactly({ jsonrpc: "2.0", id, method, params });
    const size = byteLength(text);
    if (size > this.longest)
      return { text: null, answer: Promise.reject(new Error(tooLong(size, this.longest))) };
    const answer = new Promise((resolve, reject) => {
      this.#pending.add(id, { text, resolve, reject, sentAt: this.#now() });
    });
    return { text, answer };
  }

  /** The time at which the oldest request under way was sent; null if there is none. */
  get waitingSince() {
    return this.#pending.oldest?.sentAt ?? null;
  }

  /**
   * How long a request took, in milliseconds; null if that is not known.
   * @param {unknown} id
   */
  roundTripOf(id) {
    return this.roundTrips.get(id) ?? null;
  }

  /** The ids of the requests under way, in the order in which they were sent. */
  get ids() {
    return this.#pending.ids;
  }

  /**
   * The text of a request that is still under way.
   * @param {unknown} id
   */
  text(id) {
    return this.#pending.get(id)?.text ?? null;
  }

  /**
   * Answers come in the order of the requests.
   * @param {Answer} answer
   */
  settle(answer) {
    const id = this.#pending.idOf(answer);
    const request = this.#pending.get(id);
    if (!request) return;
    this.#pending.delete(id);
    this.roundTrip = this.#now() - request.sentAt;
    this.roundTrips.set(id, this.roundTrip);
    if (this.roundTrips.size > MOST_TRIPS)
      this.roundTrips.delete(this.roundTrips.keys().next().value);
    if (answer.error) request.reject(new Refusal(answer.error));
    else request.resolve(answer.result);
  }

  /**
   * Fails all the requests under way.
   * @param {string} words
   */
  fail(words) {
    this.#pending.fail(new NotSent(words));
  }
}

/**
 * @param {number} size
 * @param {number} longest
 */
function tooLong(size, longest) {
  return translate("Too long: {size} bytes. The server accepts messages of up to {longest}.", {
    size,
    longest,
  });
}
