// A client of Colonnade, in one file: for browsers, Node 22 and Deno.
//
//   import { connect } from "./client.js";
//   const app = await connect("http://127.0.0.1:8080", { session: "demo" });
//   await app.push(42);
//   console.log(app.path);
//
// A cut is mended: the client connects again, catches up, and resends every unanswered command with
// its key, so that the server does it once. There is a method for each method of the server. An
// argument that is not a plain object is the first parameter; others go by name: app.pop(2),
// app.select({ column: "sidebar", value: "Inbox" }). A second argument has { meta, timeout }.

/** @import { Call, Change, Hello, Line, Message, Methods, Options } from "./client.d.ts" */
/** @import { Params, State } from "./client.d.ts" */

const SUBPROTOCOL = "colonnade.v1";
/** Milliseconds that a command, or `until`, takes at most by default. */
const PATIENCE = 30_000;
/** Milliseconds that the first connection can take, with all its tries. */
const FIRST_PATIENCE = 5000;
/** Milliseconds that one try to connect can take. */
const OPENING_TIME = 4000;
/** After this many milliseconds without a message, the line is asked whether it still answers. */
const SILENCE = 20_000;
const WATCH = 5000;
/** Commands that wait for their answers take at most this many bytes. */
const MOST_WAITING = 4 << 20;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
const OPEN = 1;

/** Close codes that refuse a message: sent again, it would be refused again. */
const REFUSING_CODES = new Set([1002, 1003, 1007, 1009]);
/** HTTP statuses that say why no WebSocket opens, now or later. */
const REFUSING_STATUSES = new Set([400, 401, 403, 421]);
/** Refusals of a command that the server did not read: rate_limited, overloaded. */
const WAITING_CODES = new Set([1013, 1019]);
const INTEGERS = /^(?:Swift\.)?U?Int(?:8|16|32|64|128)?$/;

/** The base class of all errors of this client. */
export class ClientError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = new.target.name;
  }
}

/** The server's refusal: its `code`, `key`, `pointer` and all of its `data`. */
export class CommandError extends ClientError {
  /** @param {{ code: number, message: string, data?: Record<string, any> }} error */
  constructor({ code, message, data = {} }) {
    super(message);
    this.code = code;
    this.key = String(data.key ?? "");
    /** @type {string | null} */
    this.pointer = data.pointer ?? null;
    this.data = data;
  }
}

/** It took too long. The command may have been done; `key` is its key. */
export class TimedOut extends ClientError {
  /** @type {string | null} */
  key = null;
}

/** The connection is lost for good. `code` is the WebSocket's close code or HTTP's status. */
export class Disconnected extends ClientError {
  /**
   * @param {string} message
   * @param {number | null} code
   */
  constructor(message, code = null) {
    super(message);
    this.code = code;
  }
}

/** The history that the command was meant for has ended; it is not sent to the next one. */
export class HistoryEnded extends ClientError {}

/** The waiting commands, or this one, need more room than there is: nothing was sent. */
export class NoRoom extends ClientError {}

/**
 * Connects to a session; resolves when its state is here.
 * @param {string | URL} address
 * @param {Options} options
 */
export function connect(address, options = {}) {
  return new Promise((resolve, reject) => {
    new Session(address, options, { resolve, reject });
  });
}

/** @typedef {{ epoch: string | null, revision: number | null, state: State | null }} Mirror */
/**
 * @typedef {{ text: string, key: string, refusal: CommandError | null,
 *   resolve: (result: any) => void, reject: (error: Error) => void }} Pending
 */
/** @typedef {ReturnType<typeof setTimeout> | undefined} Timer */

/** @implements {Line} */
class Session {
  // <catalogue>
  // Here the server puts a method for each of its own.
  // </catalogue>

  /** @type {Line["onchange"]} */
  onchange = null;
  /** @type {Mirror} */
  #mirror = { epoch: null, revision: null, state: null };
  /** @type {Hello | null} */
  #hello = null;
  #address;
  #options;
  #session;
  #client;
  #run = randomName();
  #patience;
  /** @type {WebSocket | null} */
  #socket = null;
  #isLive = false;
  /** @type {ClientError | null} */
  #ended = null;
  /** @type {{ resolve: (session: any) => void, reject: (error: Error) => void } | null} */
  #opening;
  /** @type {Map<number, Pending>} */
  #pending = new Map();
  #waiting = 0;
  #longest = Infinity;
  #lastID = 0;
  #attempt = 0;
  #reason = "nobody answers";
  #heardAt = 0;
  /** @type {Timer} */
  #timer;
  /** @type {Timer} */
  #firstTimer;
  /** @type {Timer} */
  #watch;
  /** @type {Set<{ check: (state: State) => void, reject: (error: Error) => void }>} */
  #waits = new Set();

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
    const id = ++this.#lastID;
    const marks = { key: `${this.#run}-${id}`, ...params.meta, ...meta };
    return new Promise((resolve, reject) => {
      const text = written({ jsonrpc: "2.0", id, method, params: { ...params, meta: marks } });
      const size = new TextEncoder().encode(text).length;
      this.#checkRoom(size);
      const timer = setTimeout(() => this.#timeOut(id, method, timeout), timeout);
      const settle = (/** @type {(value: any) => void} */ then) => (/** @type {any} */ value) => {
        clearTimeout(timer);
        this.#pending.delete(id);
        this.#waiting -= size;
        then(value);
      };
      this.#waiting += size;
      this.#pending.set(id, {
        text,
        key: marks.key,
        refusal: null,
        resolve: settle(resolve),
        reject: settle(reject),
      });
      this.#transmit(id);
    });
  }

  /**
   * @param {(state: State) => unknown} test
   * @param {{ timeout?: number }} options
   * @returns {Promise<State>}
   */
  until(test, { timeout = this.#patience } = {}) {
    return new Promise((resolve, reject) => {
      if (this.#ended) throw this.#ended;
      if (test(this.state)) return resolve(this.state);
      const leave = () => {
        clearTimeout(timer);
        this.#waits.delete(wait);
      };
      const wait = {
        check: (/** @type {State} */ state) => {
          try {
            if (!test(state)) return;
            leave();
            resolve(state);
          } catch (error) {
            wait.reject(/** @type {Error} */ (error));
          }
        },
        reject: (/** @type {Error} */ error) => {
          leave();
          reject(error);
        },
      };
      const timer = setTimeout(() => {
        wait.reject(new TimedOut(`Not within ${timeout} ms; this is revision ${this.revision}.`));
      }, timeout);
      this.#waits.add(wait);
    });
  }

  close() {
    this.#close(new Disconnected("The client has been closed."), 1000);
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

  /** @param {number} size */
  #checkRoom(size) {
    if (size > this.#longest) {
      throw new NoRoom(`The command has ${size} bytes; the server takes ${this.#longest}.`);
    }
    const most = this.#options.mostWaiting ?? MOST_WAITING;
    if (this.#waiting + size > most) {
      throw new NoRoom(`${this.#waiting} bytes wait for their answers already; ${most} may.`);
    }
  }

  /** @param {number} id */
  #transmit(id) {
    const request = this.#pending.get(id);
    if (!request || !this.#isLive || this.#socket?.readyState !== OPEN) return;
    this.#socket.send(request.text);
  }

  /**
   * @param {number} id
   * @param {string} method
   * @param {number} timeout
   */
  #timeOut(id, method, timeout) {
    const request = this.#pending.get(id);
    const late = new TimedOut(`“${method}” was not answered within ${timeout} ms.`);
    late.key = request?.key ?? null;
    request?.reject(request.refusal ?? late);
  }

  #open() {
    clearTimeout(this.#timer);
    const url = new URL(this.#address.replace(/^http/, "ws"));
    url.pathname = `/ws/${this.#session}`;
    const { epoch, revision } = this.#mirror;
    url.searchParams.set("client", this.#client);
    if (this.#options.scene !== undefined) url.searchParams.set("scene", this.#options.scene);
    if (epoch !== null && revision !== null) {
      url.searchParams.set("epoch", epoch);
      url.searchParams.set("revision", String(revision));
    }
    let socket;
    try {
      socket = new WebSocket(url, SUBPROTOCOL);
    } catch (error) {
      // The page must not open it: an HTTPS page cannot connect to an address without TLS.
      return this.#close(new Disconnected(String(error)));
    }
    this.#socket = socket;
    let wasOpen = false;
    const isCurrent = () => this.#socket === socket;
    socket.onopen = () => {
      wasOpen = true;
      if (isCurrent()) this.#authenticate(socket);
    };
    socket.onmessage = ({ data }) => isCurrent() && this.#receive(data);
    socket.onerror = () => {};
    socket.onclose = ({ code, reason }) => isCurrent() && this.#handleClose(code, reason, wasOpen);
    this.#timer = setTimeout(() => this.#reconnect("it does not answer"), OPENING_TIME);
  }

  /** @param {WebSocket} socket */
  #authenticate(socket) {
    const { token } = this.#options;
    if (token === undefined) return;
    socket.send(written({ jsonrpc: "2.0", id: 0, method: "authenticate", params: { token } }));
  }

  /** @param {string} text */
  #receive(text) {
    const message = read(text);
    this.#heardAt = Date.now();
    if (message.method === "hello") this.#receiveHello(message.params);
    else if (message.method === "changed") this.#applyChange(message.params);
    else if (message.method === "renamed") this.#session = message.params.name;
    else if (message.method === undefined) this.#settle(message);
  }

  /** @param {Hello} hello */
  #receiveHello(hello) {
    clearTimeout(this.#timer);
    clearTimeout(this.#firstTimer);
    this.#attempt = 0;
    this.#hello = hello;
    this.#longest = hello.limits.messageBytes ?? Infinity;
    if (hello.resumed) {
      if (!(hello.changes ?? []).every((/** @type {Change} */ change) => this.#applyChange(change)))
        return;
    } else {
      const { epoch } = this.#mirror;
      if (epoch !== null && epoch !== hello.epoch) {
        this.#failPending(
          new HistoryEnded("The session has a new history; this was not sent to it."),
        );
      }
      this.#setMirror(hello.epoch, hello.revision, hello.state, null);
    }
    if (this.#ended) return;
    this.#isLive = true;
    this.#opening?.resolve(this);
    this.#opening = null;
    for (const id of this.#pending.keys()) this.#transmit(id);
  }

  /**
   * False for a change that does not begin at the current revision; the state is requested again.
   * @param {Change} change
   */
  #applyChange(change) {
    const { epoch, revision, state } = this.#mirror;
    if (change.revision <= (revision ?? 0)) return true;
    if (change.state) {
      this.#setMirror(epoch, change.revision, change.state, change);
      return true;
    }
    if (change.base !== revision) {
      this.#reconnect("a change is missing");
      return false;
    }
    let after;
    try {
      after = patched(state, change.patch ?? []);
    } catch {
      this.#mirror.revision = null;
      this.#reconnect("a change does not fit");
      return false;
    }
    this.#setMirror(epoch, change.revision, after, change);
    return true;
  }

  /**
   * @param {string | null} epoch
   * @param {number} revision
   * @param {any} state
   * @param {Change | null} change
   */
  #setMirror(epoch, revision, state, change) {
    this.#mirror = { epoch, revision, state };
    for (const wait of [...this.#waits]) wait.check(state);
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
   * An answer without an id, to a message that the server could not read, belongs to the oldest.
   * @param {Message} answer
   */
  #settle({ id, result, error }) {
    const own = id ?? this.#pending.keys().next().value;
    const request = this.#pending.get(own);
    if (!request) return;
    if (!error) return request.resolve(result);
    const refusal = new CommandError(error);
    if (!WAITING_CODES.has(refusal.code)) return request.reject(refusal);
    request.refusal = refusal;
    setTimeout(() => this.#transmit(own), refusal.data.retryAfterMs ?? 1000);
  }

  /**
   * @param {number} code
   * @param {string} reason
   * @param {boolean} wasOpen
   */
  async #handleClose(code, reason, wasOpen) {
    clearTimeout(this.#timer);
    this.#socket = null;
    this.#isLive = false;
    this.#reason = reason || this.#reason;
    if (code >= 4500) return this.#close(new Disconnected(`The server closed: ${reason}.`, code));
    if (REFUSING_CODES.has(code)) {
      this.#failPending(new Disconnected(`The server hung up: ${reason || code}.`, code));
    }
    const pause = Math.random() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#attempt);
    this.#attempt = Math.min(this.#attempt + 1, 10);
    this.#timer = setTimeout(() => this.#open(), pause);
    if (!wasOpen) await this.#checkRefusal();
  }

  /** A refused WebSocket does not say why; a plain request for the state does. */
  async #checkRefusal() {
    try {
      const { token } = this.#options;
      const url = new URL(`/state/${this.#session}`, this.#address.replace(/^ws/, "http"));
      const answer = await fetch(url, {
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(OPENING_TIME),
      });
      const text = await answer.text();
      if (!REFUSING_STATUSES.has(answer.status) || this.#isLive) return;
      this.#close(new Disconnected(`The server refuses: ${text}`, answer.status));
    } catch {
      // Nothing answers at all: the next try is under way.
    }
  }

  /** @param {string} reason */
  #reconnect(reason) {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#handleClose(1006, reason, true);
  }

  /** Probes a line that has gone silent, and gives up one that does not answer that. */
  #probeIfSilent() {
    if (!this.#isLive || Date.now() - this.#heardAt < SILENCE) return;
    if (this.#pending.size > 0) return this.#reconnect("it has gone silent");
    this.call("history.list", { limit: 1 }).catch(() => {});
  }

  /** @param {ClientError} error */
  #failPending(error) {
    for (const request of [...this.#pending.values()]) request.reject(error);
  }

  /**
   * @param {ClientError} error
   * @param {number} [code]
   */
  #close(error, code) {
    if (this.#ended) return;
    this.#ended = error;
    for (const timer of [this.#timer, this.#firstTimer]) clearTimeout(timer);
    clearInterval(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    this.#isLive = false;
    socket?.close(code);
    this.#failPending(error);
    for (const wait of [...this.#waits]) wait.reject(error);
    this.#opening?.reject(error);
  }
}

/** @param {string} name */
function checkedName(name) {
  if (/^[A-Za-z0-9_-]{1,64}$/.test(name)) return name;
  throw new TypeError(`A name has 1 to 64 letters, digits, “_” or “-”, unlike “${name}”.`);
}

function randomName() {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 12);
}

/**
 * True for a plain object: no array and no instance of a class.
 * @param {any} value
 */
function isPlain(value) {
  if (value === null || typeof value !== "object") return false;
  const parent = Object.getPrototypeOf(value);
  return parent === Object.prototype || parent === null;
}

/**
 * The value of an element; integers beyond the safe numbers are BigInts.
 * @param {{ type: string, value?: unknown }} element
 */
function plainValue({ type, value }) {
  return typeof value === "string" && INTEGERS.test(type) ? BigInt(value) : value;
}

/**
 * The document of a text; long integers keep their digits, as BigInts.
 * @param {string} text
 * @returns {any}
 */
function read(text) {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  const revive = (/** @type {string} */ _key, /** @type {any} */ value, /** @type {any} */ spelt) =>
    typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(spelt?.source)
      ? BigInt(spelt.source)
      : value;
  return JSON.parse(text, /** @type {any} */ (revive));
}

/**
 * The text of a request. A BigInt beyond the safe numbers becomes a tagged string; within a value
 * of a type of the app, it keeps its digits.
 * @param {{ params: Params, [member: string]: unknown }} request
 */
function written(request) {
  const rawJSON = /** @type {any} */ (JSON).rawJSON;
  return JSON.stringify({ ...request, params: tagged(request.params) }, (_key, value) => {
    if (typeof value !== "bigint") return value;
    if (rawJSON) return rawJSON(String(value));
    throw new TypeError("This browser cannot write a BigInt inside of a value.");
  });
}

/**
 * @param {any} value
 * @returns {any}
 */
function tagged(value) {
  if (typeof value === "bigint") {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : { type: "Int", value: String(value) };
  }
  if (Array.isArray(value)) return value.map(tagged);
  if (!isPlain(value)) return value;
  if (typeof value.type === "string" && "value" in value) {
    const isLong = typeof value.value === "bigint" && INTEGERS.test(value.type);
    return isLong ? { ...value, value: String(value.value) } : value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tagged(part)]));
}

/**
 * The document after a JSON Patch of add, remove and replace. The original stays unchanged, and
 * both share their equal parts.
 * @param {any} document
 * @param {{ op: string, path: string, value?: unknown }[]} patch
 */
function patched(document, patch) {
  const own = new Set();
  for (const step of patch) {
    const keys = step.path.split("/").slice(1);
    const names = keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    document = edited(document, names, 0, step, own);
  }
  return document;
}

/**
 * @param {any} node
 * @param {string[]} keys
 * @param {number} depth
 * @param {{ op: string, value?: unknown }} step
 * @param {Set<unknown>} own The copies that this patch has created.
 * @returns {any}
 */
function edited(node, keys, depth, step, own) {
  if (depth === keys.length) return step.value;
  if (node === null || typeof node !== "object") throw new Error("it leads through a scalar");
  const copy = own.has(node) ? node : Array.isArray(node) ? node.slice() : { ...node };
  own.add(copy);
  const key = keys[depth];
  const isList = Array.isArray(copy);
  const isNew = step.op === "add" && depth === keys.length - 1;
  if (isList ? !(Number(key) < copy.length + Number(isNew)) : !isNew && !Object.hasOwn(copy, key)) {
    throw new Error(`there is no ${key}`);
  }
  if (depth < keys.length - 1) put(copy, key, edited(copy[key], keys, depth + 1, step, own));
  else if (step.op === "remove") isList ? copy.splice(Number(key), 1) : delete copy[key];
  else if (isNew && isList) copy.splice(Number(key), 0, step.value);
  else put(copy, key, step.value);
  return copy;
}

/**
 * By definition: "__proto__" is a key like any other.
 * @param {any} object
 * @param {string} key
 * @param {unknown} value
 */
function put(object, key, value) {
  Object.defineProperty(object, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}
