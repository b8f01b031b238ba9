/** A world without time of its own: sockets are listed, timers run when told. */
export class World {
  sockets = [];
  timers = new Map();
  time = 0;
  #next = 1;
  WebSocket;

  constructor() {
    const { sockets } = this;
    this.WebSocket = class {
      sent = [];
      readyState = 1;
      constructor(url, protocol) {
        Object.assign(this, { url, protocol });
        sockets.push(this);
      }
      send(text) {
        this.sent.push(JSON.parse(text));
      }
      close() {
        this.isClosed = true;
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
    return this.sockets.at(-1);
  }
  hear(message) {
    this.socket.onmessage({ data: JSON.stringify(message) });
  }
  greet(params = {}) {
    this.socket.onopen();
    this.hear({ method: "hello", params: { epoch: "a", revision: 0, ...params } });
  }
}
