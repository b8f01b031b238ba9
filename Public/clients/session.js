import { isFinal, LEAVING, LOST, refusesMessage } from "../protocol/close-codes.js";
import { isPlain } from "../protocol/json-digits.js";
import { Mirror } from "../protocol/mirror.js";
import { ReconnectingSocket } from "../protocol/reconnecting-socket.js";
import { socketURL } from "../protocol/socket-url.js";
import { Calls } from "./calls.js";
import { Disconnected, HistoryEnded } from "./errors.js";
import { checkedName, randomName } from "./names.js";
import { refusalOf } from "./refusal.js";
import { RUNTIME } from "./runtime.js";
import { StateWaits } from "./state-waits.js";
import { plainValue, readMessage } from "./values.js";

/** @import { Call, Change, Hello, Line, Methods, Options } from "./client.d.ts" */
/** @import { Params, State } from "./client.d.ts" */
/** @import { ClientError } from "./errors.js" */
/** @import { Timer } from "./runtime.js" */

/** Milliseconds that a command, or `until`, takes at most by default. */
const PATIENCE = 30_000;
/** Milliseconds that the first connection can take, with all its tries. */
const FIRST_PATIENCE = 5000;
/** Milliseconds that one try to connect can take. */
const OPENING_TIME = 4000;
/** After this many milliseconds without a message, the line is asked whether it still answers. */
const SILENCE = 20_000;
const WATCH = 5000;

/**
 * A session, kept up to date over cuts and restarts.
 * @implements {Line}
 */
export class Session {
  // <catalogue>
  // Here the server puts a method for each of its own.
  // </catalogue>

  /** @type {Line["onchange"]} */
  onchange = null;
  /** @type {Mirror<State, Change>} */
  #mirror = new Mirror();
  /** @type {Hello | null} */
  #hello = null;
  #address;
  #options;
  #session;
  #client;
  #patience;
  /** @type {ReconnectingSocket} */
  #socket;
  #isLive = false;
  /** @type {ClientError | null} */
  #ended = null;
  /** @type {{ resolve: (session: any) => void, reject: (error: Error) => void } | null} */
  #opening;
  #calls;
  #waits = new StateWaits();
  #reason = "no server answers";
  #heardAt = 0;
  /** @type {Timer} */
  #firstTimer;
  /** @type {Timer} */
  #watch;

  /**
   * @param {string | URL} address
   * @param {Options} options
   * @param {{ resolve: (session: any) => void, reject: (error: Error) => void }} opening
   */
  constructor(address, options, opening) {
    const url = new URL(address);
    const named = /^\/ws\/([^/]+)$/.exec(url.pathname)?.[1] ?? url.searchParams.get("session");
    this.#address = new URL("/", url).href;
    this.#session = checkedName(options.session ?? named ?? "main");
    this.#client = checkedName(options.client ?? `js-${randomName()}`);
    this.#options = options;
    this.#patience = options.timeout ?? PATIENCE;
    this.#opening = opening;
    this.onchange = options.onchange ?? null;
    const { token } = options;
    this.#socket = new ReconnectingSocket(RUNTIME, {
      opened: () => token !== undefined && this.#socket.authenticate({ token }),
      received: (text) => this.#receive(text),
      closed: (code, reason) => this.#handleClose(code, reason, this.#socket.isNew),
      silent: () => this.#reconnect("it does not answer"),
    });
    const send = (/** @type {string} */ text) => this.#isLive && this.#socket.sender?.(text);
    this.#calls = new Calls(send, options.mostWaiting);
    const patience = options.connectTimeout ?? FIRST_PATIENCE;
    this.#firstTimer = setTimeout(() => {
      this.#close(new Disconnected(`Not connected within ${patience} ms: ${this.#reason}.`));
    }, patience);
    this.#watch = setInterval(() => this.#probeIfSilent(), WATCH);
    this.#open();
  }

  get state() {
    return /** @type {State} */ (this.#mirror.state);
  }

  get revision() {
    return this.#mirror.revision ?? 0;
  }

  get epoch() {
    return this.#mirror.epoch ?? "";
  }

  get path() {
    return this.state.detail.path.map(plainValue);
  }

  get session() {
    return this.#session;
  }

  get client() {
    return this.#client;
  }

  get hello() {
    return /** @type {Hello} */ (this.#hello);
  }

  get isConnected() {
    return this.#isLive;
  }

  /**
   * @param {string} method
   * @param {Params} params
   * @param {Call} options
   */
  call(method, params = {}, { meta, timeout = this.#patience } = {}) {
    if (this.#ended) return Promise.reject(this.#ended);
    return this.#calls.add(method, params, meta, timeout);
  }

  /**
   * @param {(state: State) => unknown} test
   * @param {{ timeout?: number }} options
   * @returns {Promise<State>}
   */
  async until(test, { timeout = this.#patience } = {}) {
    if (this.#ended) throw this.#ended;
    return test(this.state) ? this.state : this.#waits.add(test, timeout, () => this.revision);
  }

  close() {
    this.#close(new Disconnected("The client has been closed."), LEAVING);
  }

  /**
   * A method of the catalogue; `first` is the parameter for an argument without names.
   * @param {string} method
   * @param {string | null} first
   * @param {any} argument
   * @param {Call} [options]
   */
  _ask(method, first, argument, options) {
    if (argument === undefined || isPlain(argument)) return this.call(method, argument, options);
    if (first !== null) return this.call(method, { [first]: argument }, options);
    return Promise.reject(new TypeError(`${method} takes no parameters.`));
  }

  #open() {
    const params = { client: this.#client, scene: this.#options.scene };
    try {
      const url = socketURL(this.#address, this.#session, params, this.#mirror);
      this.#socket.open(url, OPENING_TIME);
    } catch (error) {
      // The page must not open it: an HTTPS page cannot connect to an address without TLS.
      this.#close(new Disconnected(String(error)));
    }
  }

  /** @param {string} text */
  #receive(text) {
    const message = readMessage(text);
    this.#heardAt = Date.now();
    if (message.method === "hello") this.#receiveHello(message.params);
    else if (message.method === "changed") this.#applyChange(message.params);
    else if (message.method === "renamed") this.#session = message.params.name;
    else if (message.method === undefined) this.#calls.settle(message);
  }

  /** @param {Hello} hello */
  #receiveHello(hello) {
    this.#socket.accept();
    clearTimeout(this.#firstTimer);
    this.#hello = hello;
    this.#calls.longest = hello.limits.messageBytes ?? Infinity;
    this.#calls.keptSeconds = hello.limits.confirmedRuns > 0 ? hello.limits.keySeconds : 0;
    const isFirst = this.#mirror.epoch === null;
    const outcome = this.#mirror.applyHello({ ...hello, changes: [] });
    if (outcome.kind === "fresh") {
      if (!isFirst && !outcome.sameEpoch) {
        const words = "The session has a new history; this was not sent to it.";
        this.#calls.fail(new HistoryEnded(words));
      }
      this.#notify(null);
    } else if (outcome.kind !== "resumed") return this.#reconnect("it continues another history");
    const apply = (/** @type {Change} */ change) => this.#applyChange(change);
    if (!(hello.changes ?? []).every(apply)) return;
    if (this.#ended) return;
    this.#isLive = true;
    this.#opening?.resolve(this);
    this.#opening = null;
    this.#calls.resend();
  }

  /**
   * False for a change that does not begin at the current revision; the state is requested again.
   * @param {Change} change
   */
  #applyChange(change) {
    const { kind } = this.#mirror.applyChange(change);
    if (kind === "applied") this.#notify(change);
    if (kind === "gap") this.#reconnect("a change is missing");
    if (kind === "drifted") this.#reconnect("a change does not fit");
    return kind === "applied" || kind === "duplicate";
  }

  /** @param {Change | null} change */
  #notify(change) {
    const { state } = this;
    this.#waits.check(state);
    try {
      this.onchange?.(state, change);
    } catch (error) {
      // As from a listener of events: the error is reported and stops nothing.
      queueMicrotask(() => {
        throw error;
      });
    }
  }

  /**
   * @param {number} code
   * @param {string} reason
   * @param {boolean} isRefused The socket has not opened, and the browser does not say why.
   */
  async #handleClose(code, reason, isRefused) {
    this.#isLive = false;
    this.#reason = reason || this.#reason;
    if (isFinal(code)) return this.#close(new Disconnected(`The server closed: ${reason}.`, code));
    if (refusesMessage(code)) {
      this.#calls.fail(new Disconnected(`The server hung up: ${reason || code}.`, code));
    }
    this.#socket.retry(() => this.#open());
    if (!isRefused) return;
    const { token } = this.#options;
    const refusal = await refusalOf(this.#address, this.#session, token, OPENING_TIME);
    if (refusal !== null && !this.#isLive) this.#close(refusal);
  }

  /** @param {string} reason */
  #reconnect(reason) {
    this.#socket.close();
    this.#handleClose(LOST, reason, false);
  }

  /** Probes a line that has gone silent, and gives up one that does not answer that. */
  #probeIfSilent() {
    if (!this.#isLive || Date.now() - this.#heardAt < SILENCE) return;
    if (!this.#calls.isEmpty) return this.#reconnect("it has gone silent");
    this.call("history.list", { limit: 1 }).catch(() => {});
  }

  /**
   * @param {ClientError} error
   * @param {number} [code]
   */
  #close(error, code) {
    if (this.#ended) return;
    this.#ended = error;
    clearTimeout(this.#firstTimer);
    clearInterval(this.#watch);
    this.#isLive = false;
    this.#socket.close(code);
    this.#calls.fail(error);
    this.#waits.fail(error);
    this.#opening?.reject(error);
  }
}
