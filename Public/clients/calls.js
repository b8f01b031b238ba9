import { byteLength } from "../protocol/byte-length.js";
import { PendingRequests } from "../protocol/pending-requests.js";
import { CommandError, NoRoom, TimedOut } from "./errors.js";
import { randomName } from "./names.js";
import { writeRequest } from "./values.js";

/** @import { Call, Message, Params } from "./client.d.ts" */

/**
 * @typedef {{ text: string, key: string, refusal: CommandError | null,
 *   resolve: (result: any) => void, reject: (error: Error) => void }} WaitingCall
 */

/** Calls that wait for their answers take at most this many bytes. */
const MOST_WAITING = 4 << 20;
/** Refusals of a command that the server did not read. */
const WAITING_KEYS = new Set(["rate_limited", "overloaded"]);

/** The calls that wait for their answers; each is sent again, under its key, until it has one. */
export class Calls {
  /** The bytes of the longest message that the server takes. */
  longest = Infinity;
  /** Seconds for which the server keeps answers; 0 if it cannot forget those that arrived. */
  keptSeconds = 0;
  #run = randomName();
  /**
   * The numbers of calls whose answers are unknown, and when these are no longer kept.
   * @type {Map<number, number>}
   */
  #late = new Map();
  /** @type {PendingRequests<WaitingCall>} */
  #pending = new PendingRequests();
  #waiting = 0;
  #mostWaiting;
  #send;

  /**
   * @param {(text: string) => void} send Sends a message if there is a connection.
   * @param {number} mostWaiting In bytes.
   */
  constructor(send, mostWaiting = MOST_WAITING) {
    this.#send = send;
    this.#mostWaiting = mostWaiting;
  }

  get isEmpty() {
    return this.#pending.oldest === undefined;
  }

  /**
   * @param {string} method
   * @param {Params} params
   * @param {Call["meta"]} meta
   * @param {number} timeout In milliseconds.
   * @returns {Promise<any>}
   */
  add(method, params, meta, timeout) {
    const id = this.#pending.freshNumber();
    const given = { ...params.meta, ...meta };
    const marks = given.key === undefined ? { ...this.#keyOf(id), ...given } : given;
    return new Promise((resolve, reject) => {
      const text = writeRequest({ jsonrpc: "2.0", id, method, params: { ...params, meta: marks } });
      const size = byteLength(text);
      this.#checkRoom(size);
      const timer = setTimeout(() => this.#timeOut(id, method, timeout), timeout);
      const settle = (/** @type {(value: any) => void} */ then) => (/** @type {any} */ value) => {
        clearTimeout(timer);
        this.#pending.delete(id);
        this.#waiting -= size;
        then(value);
      };
      this.#waiting += size;
      this.#pending.add(id, {
        text,
        key: marks.key,
        refusal: null,
        resolve: settle(resolve),
        reject: settle(reject),
      });
      this.#send(text);
    });
  }

  /**
   * The key of a call. It confirms all answers before the first one that is missing.
   * @param {number} id
   */
  #keyOf(id) {
    const key = `${this.#run}-${id}`;
    if (this.keptSeconds === 0) return { key };
    let missing = /** @type {number} */ (this.#pending.firstID ?? id);
    for (const [late, until] of this.#late) {
      if (until < Date.now()) this.#late.delete(late);
      else missing = Math.min(missing, late);
    }
    return { key, confirmed: missing - 1 };
  }

  /** Sends all of them again, in their order. */
  resend() {
    for (const id of this.#pending.ids) this.#transmit(id);
  }

  /** @param {Message} answer */
  settle(answer) {
    const id = this.#pending.idOf(answer);
    const request = this.#pending.get(id);
    if (!request) return;
    if (!answer.error) return request.resolve(answer.result);
    const refusal = new CommandError(answer.error);
    if (!WAITING_KEYS.has(refusal.key)) return request.reject(refusal);
    request.refusal = refusal;
    setTimeout(() => this.#transmit(id), refusal.data.retryAfterMs ?? 1000);
  }

  /** @param {Error} error */
  fail(error) {
    this.#pending.fail(error);
  }

  /** @param {unknown} id */
  #transmit(id) {
    const request = this.#pending.get(id);
    if (request) this.#send(request.text);
  }

  /** @param {number} size */
  #checkRoom(size) {
    if (size > this.longest) {
      throw new NoRoom(`The command has ${size} bytes; the server takes ${this.longest}.`);
    }
    const most = this.#mostWaiting;
    if (this.#waiting + size > most) {
      throw new NoRoom(`${this.#waiting} bytes wait for their answers already; ${most} may.`);
    }
  }

  /**
   * @param {number} id
   * @param {string} method
   * @param {number} timeout
   */
  #timeOut(id, method, timeout) {
    const request = this.#pending.get(id);
    this.#late.set(id, Date.now() + this.keptSeconds * 1000);
    const late = new TimedOut(`“${method}” was not answered within ${timeout} ms.`);
    late.key = request?.key ?? null;
    request?.reject(request.refusal ?? late);
  }
}
