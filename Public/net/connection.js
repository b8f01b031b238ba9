import { backoffDelay } from "../model/backoff.js";

const SUBPROTOCOL = "colonnade.v1";
const OPENING_TIME = 8000;
const PROBE_TIME = 4000;
const RESUME_PAUSE = 1000;
const OPEN = 1;

/** An answer that says no: the error object of JSON-RPC, with `code`, `message` and `data`. */
export class Refusal extends Error {
  constructor({ code, message, data }) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.data = data ?? null;
  }
}

/** The command did not reach the server, or its outcome is not known. */
export class NotSent extends Error {}

/**
 * One WebSocket to one session, for as long as the page lives.
 *
 * It comes back by itself after a cut: full-jitter backoff, at once when `retryNow()` is called.
 * Commands under way when the line is cut are sent again under their key, which the server answers
 * once; so a command is never lost and never done twice.
 *
 * The delegate hears `connectionPhase(phase, details)`, `connectionHello(params)` and
 * `connectionChanged(params)`. `address()` gives the URL to open, with where to resume.
 */
export class Connection {
  phase = "connecting";
  /** The last measured round trip, in milliseconds; null before the first. */
  roundTrip = null;
  #address;
  #delegate;
  #world;
  #socket = null;
  #credential = null;
  #isGated = false;
  /** Whether the newest socket has never been open. */
  #isNew = false;
  #longest = Infinity;
  #pending = new Map();
  #lastID = 0;
  #resumedAt = -Infinity;
  #attempt = 0;
  #timer = null;
  #tab;

  /**
   * `world` carries what comes from outside: WebSocket, setTimeout, clearTimeout, now, random, and
   * `isFull()`, which tells whether a server that lets nobody in has no room for another session.
   */
  constructor({ address, delegate, tab, world }) {
    this.#address = address;
    this.#delegate = delegate;
    this.#tab = tab;
    this.#world = world;
  }

  start() {
    this.#open();
  }

  /** What opens another line to the same server: a token, or null. */
  get credential() {
    return this.#credential;
  }

  /** Whether a command with this id was sent from here. */
  isOwn(id) {
    return typeof id === "string" && id.startsWith(`${this.#tab}-`);
  }

  /** Sends a command under a key of its own; the result, or Refusal, or NotSent while away. */
  command(method, params = {}) {
    const id = this.#freshID();
    return this.#send(id, method, { ...params, meta: { key: id } });
  }

  /** Asks for something that changes nothing. */
  ask(method, params = {}) {
    return this.#send(this.#freshID(), method, params);
  }

  #freshID() {
    this.#lastID += 1;
    return `${this.#tab}-${this.#lastID}`;
  }

  #send(id, method, params) {
    if (this.phase !== "live")
      return Promise.reject(new NotSent("Not connected: nothing was sent."));
    const text = JSON.stringify({ jsonrpc: "2.0", id, method, params });
    const size = text.length * 3 < this.#longest ? 0 : new TextEncoder().encode(text).length;
    if (size > this.#longest) return Promise.reject(new NotSent(tooLong(size, this.#longest)));
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { text, resolve, reject, sentAt: this.#world.now() });
      this.#transmit(text);
    });
  }

  /** On a line that is closing, a command stays under way until the next opening. */
  #transmit(text) {
    if (this.#socket?.readyState === OPEN) this.#socket.send(text);
  }

  /** Tries at once instead of waiting; a live connection is asked whether it still answers. */
  retryNow() {
    if (this.phase === "waiting" || this.phase === "full") this.#open();
    else if (this.phase === "live") this.#probe();
  }

  /** Leaves for good. */
  end() {
    this.#world.clearTimeout(this.#timer);
    this.#cut();
    this.#failPending("The page has left.");
    this.phase = "ended";
  }

  /** Drops the line and asks for what is missing; at once, unless that has just been done. */
  resume() {
    const before = this.#resumedAt;
    this.#resumedAt = this.#world.now();
    if (this.#resumedAt - before < RESUME_PAUSE) return this.#abandon();
    this.#cut();
    this.#open();
  }

  /**
   * Shows `credential` as the first message of the next opening: `{token}` also of each later one;
   * `{code}` works once, so a later opening asks for the token.
   */
  unlock(credential) {
    this.#credential = credential;
    this.#isGated = true;
    if (this.phase === "locked") this.#open();
  }

  #open() {
    this.#world.clearTimeout(this.#timer);
    if (this.#isGated && this.#credential === null) return this.#lock("");
    this.#enter(this.phase === "connecting" ? "connecting" : "retrying");
    this.#isNew = true;
    const socket = new this.#world.WebSocket(this.#address(), SUBPROTOCOL);
    this.#socket = socket;
    const ifCurrent = (action) => (event) => this.#socket === socket && action(event);
    socket.onopen = ifCurrent(() => this.#authenticate());
    socket.onmessage = ifCurrent(({ data }) => this.#take(data));
    socket.onclose = ifCurrent((event) => this.#closed(event.code, event.reason));
    this.#timer = this.#world.setTimeout(() => this.#abandon(), OPENING_TIME);
  }

  #authenticate() {
    this.#isNew = false;
    if (!this.#credential) return;
    this.#socket.send(JSON.stringify({
      jsonrpc: "2.0",
      id: 0,
      method: "authenticate",
      params: this.#credential,
    }));
    if (Object.hasOwn(this.#credential, "code")) this.#credential = null;
  }

  #lock(reason) {
    this.#credential = null;
    this.#isGated = true;
    this.#failPending("The server asks for its token.");
    this.#enter("locked", { reason });
  }

  #take(data) {
    const message = JSON.parse(data);
    if (message.method === "hello") this.#welcome(message.params);
    else if (message.method === "changed") this.#delegate.connectionChanged(message.params);
    else if (message.method === "renamed") this.#delegate.connectionRenamed(message.params);
    else if (Object.hasOwn(message, "id")) this.#settle(message);
  }

  #welcome(params) {
    this.#world.clearTimeout(this.#timer);
    this.#attempt = 0;
    this.#longest = params.limits?.messageBytes ?? Infinity;
    this.#enter("live");
    const underWay = [...this.#pending];
    this.#delegate.connectionHello(params);
    for (const [id, { text }] of underWay) if (this.#pending.has(id)) this.#transmit(text);
  }

  /**
   * Answers come in the order of the requests: one under no id, for a message that the server could
   * not read, is about the oldest that is under way.
   */
  #settle({ id, result, error }) {
    const own = id ?? this.#pending.keys().next().value;
    const command = this.#pending.get(own);
    if (!command) return;
    this.#pending.delete(own);
    this.roundTrip = this.#world.now() - command.sentAt;
    if (error) command.reject(new Refusal(error));
    else command.resolve(result);
  }

  #closed(code, reason) {
    this.#world.clearTimeout(this.#timer);
    this.#socket = null;
    if (code === 4501) return this.#lock(reason);
    if (code === 4504) return this.#enter("full");
    if (code >= 4500) {
      this.#failPending("The server ended this session.");
      return this.#enter("ended", { reason });
    }
    if (REFUSING_CODES.has(code)) this.#failPending(`The server hung up: ${reason || code}.`);
    const delay = backoffDelay(this.#attempt, this.#world.random);
    this.#attempt += 1;
    this.#timer = this.#world.setTimeout(() => this.#open(), delay);
    this.#enter("waiting", { retryAt: this.#world.now() + delay });
    if (code === 1006 && this.#isNew) this.#askWhy();
  }

  /** A browser is not told why it was not let in. */
  async #askWhy() {
    const attempt = this.#attempt;
    const isFull = await this.#world.isFull?.();
    if (!isFull || this.phase !== "waiting" || this.#attempt !== attempt) return;
    this.#world.clearTimeout(this.#timer);
    this.#enter("full");
  }

  /** An opening that leads nowhere, or a line that went silent, counts as closed. */
  #abandon() {
    this.#cut();
    this.#closed(1006, "no answer");
  }

  #cut() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #probe() {
    const answered = this.ask("history.list", { limit: 1 });
    const silence = this.#world.setTimeout(() => this.#abandon(), PROBE_TIME);
    const settled = () => this.#world.clearTimeout(silence);
    answered.then(settled, settled);
  }

  #failPending(words) {
    for (const command of this.#pending.values()) command.reject(new NotSent(words));
    this.#pending.clear();
  }

  /** A new history has begun: what was under way belonged to the old one. */
  dropPending() {
    this.#failPending("The server began a new history; this was not sent again.");
  }

  #enter(phase, details = {}) {
    this.phase = phase;
    this.#delegate.connectionPhase(phase, details);
  }
}

function tooLong(size, longest) {
  return `This is too long: ${size} bytes; the server takes messages of at most ${longest}.`;
}

// Closings that answer what we sent: sending it again would end the same way.
const REFUSING_CODES = new Set([1002, 1003, 1007, 1009]);
