import { backoffDelay } from "./backoff.js";
import { CLOSE_CODES, isFinal, LOST, refusesMessage } from "./close-codes.js";
import { parseExactly } from "./exact-json.js";
import { LivenessProbe } from "./liveness-probe.js";
import { translate } from "../language/translate.js";
import { ReconnectingSocket } from "./reconnecting-socket.js";
import { NotSent, Requests } from "./requests.js";
import { Wire } from "./wire.js";

/** @import { ConnectionDelegate, Credential, Hello, Params, Phase } from "../types/wire.d.ts" */
/** @import { PhaseDetails, Result, Runtime } from "../types/wire.d.ts" */

const OPENING_TIME = 8000;
const RESUME_PAUSE = 1000;
/** The number of tries for a server that is soon back, and the milliseconds between them. */
const QUICK_TRIES = 100;
const QUICK_PAUSE = 25;

/**
 * One WebSocket to one session, for as long as the page lives.
 *
 * It reconnects after a cut: full-jitter backoff, at once when `retryNow()` is called. Commands
 * under way when the line is cut are sent again under their key, which the server answers once; so
 * a command is never lost and never done twice.
 *
 * The delegate hears `connectionPhase(phase, details)`, `connectionHello(params)` and
 * `connectionChanged(params)`. `address()` gives the URL to open, with the position to resume at.
 */
export class Connection {
  /** @type {Phase} */
  phase = "connecting";
  /** @type {() => string} */
  #address;
  /** @type {ConnectionDelegate} */
  #delegate;
  /** @type {Runtime} */
  #runtime;
  #socket;
  /** @type {Credential | null} */
  #credential = null;
  #isGated = false;
  /** The server is restarted whenever its sources are saved, and is soon back. */
  #isBuilt = false;
  #resumedAt = -Infinity;
  #probe;
  /** The requests under way, and how long the newest ones took. */
  requests;
  wire;

  /**
   * `runtime` carries what comes from outside: WebSocket, setTimeout, clearTimeout, now, random,
   * and `isFull()`, which checks whether a server refuses connections because its sessions are
   * full.
   * @param {{ address: () => string, delegate: ConnectionDelegate, tab: string,
   *   runtime: Runtime }} options
   */
  constructor({ address, delegate, tab, runtime }) {
    this.#address = address;
    this.#delegate = delegate;
    this.#runtime = runtime;
    this.requests = new Requests(tab, () => runtime.now());
    this.wire = new Wire(() => runtime.now());
    this.#probe = new LivenessProbe(runtime, {
      isLive: () => this.phase === "live",
      freshID: () => this.requests.freshID(),
      send: (id) => this.#send(id, "history.list", { limit: 1 }),
      silent: () => this.#closeSilent(),
    });
    this.#socket = new ReconnectingSocket(runtime, {
      opened: () => this.#authenticate(),
      received: (text, isCurrent) =>
        this.wire.pass(false, text, (text) => isCurrent() && this.#receive(text)),
      closed: (code, reason) => this.#handleClose(code, reason),
      silent: () => this.#closeSilent(),
    });
  }

  start() {
    this.#open();
  }

  /** The token for another connection to the same server, or null. */
  get credential() {
    return this.#credential;
  }

  /** True if the oldest request only asks whether the server answers. */
  get isPing() {
    return this.requests.ids[0] === this.#probe.id;
  }

  /**
   * Sends a command under a key of its own; the result, or Refusal, or NotSent while away.
   * @param {string} method
   * @param {Params} params
   * @returns {Promise<Result>}
   */
  command(method, params = {}) {
    const id = this.requests.freshID();
    return this.#send(id, method, { ...params, meta: { key: id } });
  }

  /**
   * Sends a request that changes nothing.
   * @param {string} method
   * @param {Params} params
   * @returns {Promise<Result>}
   */
  ask(method, params = {}) {
    return this.#send(this.requests.freshID(), method, params);
  }

  /**
   * @param {string} id
   * @param {string} method
   * @param {Params} params
   * @returns {Promise<Result>}
   */
  #send(id, method, params) {
    if (this.phase !== "live") {
      return Promise.reject(new NotSent(translate("Not connected. Nothing was sent.")));
    }
    const { text, answer } = this.requests.register(id, method, params);
    this.#transmit(text);
    return answer;
  }

  /**
   * Sends if the socket is open; otherwise the request waits for the next opening.
   * @param {string | null} text
   */
  #transmit(text) {
    const send = this.#socket.sender;
    if (text !== null && send !== null) this.wire.pass(true, text, send);
  }

  /** Tries at once instead of waiting; a live connection is asked whether it still answers. */
  retryNow() {
    if (this.phase === "waiting" || this.phase === "full") this.#open();
    else if (this.phase === "live") this.#probe.ask();
  }

  /** Checks a live line that owes no answer. Call it now and then while the page is visible. */
  probeIfSilent() {
    this.#probe.askIfSilent();
  }

  /** Leaves for good. */
  end() {
    this.#socket.close();
    this.requests.fail(translate("The page has left."));
    this.phase = "ended";
  }

  /** Reconnects and asks for the missing changes; at once, unless it has just done so. */
  resume() {
    const before = this.#resumedAt;
    this.#resumedAt = this.#runtime.now();
    if (this.#resumedAt - before < RESUME_PAUSE) return this.#closeSilent();
    this.#open();
  }

  /**
   * Shows `credential` as the first message of the next opening: `{token}` also of each later one;
   * `{code}` works once, so a later opening asks for the token.
   * @param {Credential} credential
   */
  unlock(credential) {
    this.#credential = credential;
    this.#isGated = true;
    if (this.phase === "locked") this.#open();
  }

  #open() {
    this.#socket.close();
    if (this.#isGated && this.#credential === null) return this.#lock("");
    this.#setPhase(this.phase === "connecting" ? "connecting" : "retrying");
    if (this.wire.faults?.isCut) return this.#closeSilent();
    this.#socket.open(this.#address(), OPENING_TIME);
  }

  #authenticate() {
    if (!this.#credential) return;
    this.#socket.authenticate(this.#credential);
    if (Object.hasOwn(this.#credential, "code")) this.#credential = null;
  }

  /** @param {string} reason */
  #lock(reason) {
    this.#credential = null;
    this.#isGated = true;
    this.requests.fail(translate("The server requires its token."));
    this.#setPhase("locked", { reason });
  }

  /** @param {string} data */
  #receive(data) {
    const message = parseExactly(data);
    this.#probe.noteMessage();
    if (message.method === "hello") this.#receiveHello(message.params);
    else if (message.method === "changed") this.#delegate.connectionChanged(message.params);
    else if (message.method === "renamed") this.#delegate.connectionRenamed(message.params);
    else if (message.method === "presence") this.#delegate.connectionPresence?.(message.params);
    else if (message.method === "presenting")
      this.#delegate.connectionPresenting?.(message.params);
    else if (message.method === "build") this.#delegate.connectionBuild?.(message.params);
    else if (Object.hasOwn(message, "id")) {
      this.#probe.noteAnswer();
      this.requests.settle(message);
    }
  }

  /** @param {Hello} params */
  #receiveHello(params) {
    this.#socket.accept();
    this.wire.connections += 1;
    this.#probe.noteAnswer();
    this.requests.longest = params.limits?.messageBytes ?? Infinity;
    this.#setPhase("live");
    const underWay = this.requests.ids;
    this.#isBuilt = params.build !== undefined;
    if (params.build) this.#delegate.connectionBuild?.(params.build);
    this.#delegate.connectionHello(params);
    for (const id of underWay) this.#transmit(this.requests.text(id));
  }

  /**
   * @param {number} code
   * @param {string} reason
   */
  #handleClose(code, reason) {
    if (code === CLOSE_CODES.unauthorised) return this.#lock(reason);
    if (code === CLOSE_CODES.noRoom) return this.#setPhase("full");
    if (isFinal(code)) {
      this.requests.fail(translate("The server ended this session."));
      return this.#setPhase("ended", { reason });
    }
    if (refusesMessage(code))
      this.requests.fail(translate("The server hung up: {reason}.", { reason: reason || code }));
    const late = this.#socket.attempt - (this.#isBuilt ? QUICK_TRIES : 0);
    const delay = late < 0 ? QUICK_PAUSE : backoffDelay(late, this.#runtime.random);
    this.#socket.retry(() => this.#open(), delay);
    this.#setPhase("waiting", { retryAt: this.#runtime.now() + delay });
    if (code === LOST && this.#socket.isNew) this.#checkIfFull();
  }

  /** Asks over HTTP why an upgrade was refused: a browser does not say. */
  async #checkIfFull() {
    const { attempt } = this.#socket;
    const isFull = await this.#runtime.isFull?.();
    if (!isFull || this.phase !== "waiting" || this.#socket.attempt !== attempt) return;
    this.#socket.close();
    this.#setPhase("full");
  }

  /** Closes a socket that does not open, or that went silent. */
  #closeSilent() {
    this.#socket.close();
    this.#handleClose(LOST, "no answer");
  }

  /** Fails the requests under way: they belonged to a history that has ended. */
  failPending() {
    this.requests.fail(translate("The server started a new history, so this wasn’t sent again."));
  }

  /**
   * @param {Phase} phase
   * @param {PhaseDetails} details
   */
  #setPhase(phase, details = {}) {
    this.phase = phase;
    this.#delegate.connectionPhase(phase, details);
  }
}
