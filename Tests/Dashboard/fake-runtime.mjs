/** @import { Socket } from "../../Public/types/wire.d.ts" */

/**
 * A socket that only records what is sent.
 * @implements {Socket}
 */
class FakeSocket {
  /** @type {any[]} */
  sent = [];
  readyState = 1;
  isClosed = false;
  /** @type {any} */
  onopen = null;
  /** @type {any} */
  onmessage = null;
  /** @type {any} */
  onclose = null;

  constructor(url, protocol) {
    this.url = url;
    this.protocol = protocol;
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.isClosed = true;
  }
}

/** A runtime without a clock of its own: sockets are listed, timers fire when a test says so. */
export class FakeRuntime {
  /** @type {FakeSocket[]} */
  sockets = [];
  timers = new Map();
  time = 0;
  #next = 1;
  WebSocket;
  /** @type {(() => Promise<boolean>) | undefined} */
  isFull;

  constructor() {
    const { sockets } = this;
    this.WebSocket = class extends FakeSocket {
      constructor(url, protocol) {
        super(url, protocol);
        sockets.push(this);
      }
    };
  }

  now = () => this.time;
  random = () => 0.5;
  setTimeout = (action, delay) => {
    this.timers.set(this.#next, { action, at: this.time + delay });
    return this.#next++;
  };
  clearTimeout = (timer) => {
    this.timers.delete(timer);
  };

  pass(milliseconds) {
    this.time += milliseconds;
    for (const [timer, { action, at }] of [...this.timers]) {
      if (at <= this.time && this.timers.delete(timer)) action();
    }
  }

  get socket() {
    return this.sockets[this.sockets.length - 1];
  }

  hear(message) {
    this.socket.onmessage({ data: JSON.stringify(message) });
  }

  greet(params = {}) {
    this.socket.onopen();
    this.hear({ method: "hello", params: { epoch: "a", revision: 0, ...params } });
  }
}
