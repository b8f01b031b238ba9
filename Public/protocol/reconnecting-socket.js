import { backoffDelay } from "./backoff.js";

/**
 * The part of a WebSocket that is used.
 * @typedef {{ readonly readyState: number }
 *   & Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "send" | "close">} SocketLike
 */
/**
 * @typedef {{ WebSocket: new (url: string, protocol: string) => SocketLike,
 *   setTimeout(action: () => void, delay: number): any, clearTimeout(timer: any): void,
 *   random(): number }} SocketRuntime
 */
/**
 * Called for the newest socket only. `silent` is called once the socket has had its time to open
 * and nothing has been accepted.
 * @typedef {{ opened(): unknown, received(text: string, isCurrent: () => boolean): unknown,
 *   closed(code: number, reason: string): unknown, silent(): unknown }} SocketEvents
 */

const SUBPROTOCOL = "colonnade.v1";
const OPEN = 1;

/** One WebSocket at a time to a server, and the pauses until the next one. */
export class ReconnectingSocket {
  /** The number of cuts since a socket was accepted. */
  attempt = 0;
  /** True until the newest socket has opened. */
  isNew = false;
  /** @type {SocketLike | null} */
  #socket = null;
  /** @type {any} */
  #timer = null;
  #runtime;
  #events;

  /**
   * @param {SocketRuntime} runtime
   * @param {SocketEvents} events
   */
  constructor(runtime, events) {
    this.#runtime = runtime;
    this.#events = events;
  }

  /**
   * Opens a socket in place of the one before. Throws if the browser does not allow the address.
   * @param {string} address
   * @param {number} time The milliseconds that it has to open.
   */
  open(address, time) {
    this.#runtime.clearTimeout(this.#timer);
    this.isNew = true;
    const socket = new this.#runtime.WebSocket(address, SUBPROTOCOL);
    this.#socket = socket;
    const { opened, received, closed, silent } = this.#events;
    const isCurrent = () => this.#socket === socket;
    socket.onopen = () => {
      if (!isCurrent()) return;
      this.isNew = false;
      opened();
    };
    socket.onmessage = ({ data }) => isCurrent() && received(data, isCurrent);
    socket.onclose = ({ code, reason }) => {
      if (!isCurrent()) return;
      this.close();
      closed(code, reason);
    };
    this.#timer = this.#runtime.setTimeout(silent, time);
  }

  /**
   * Identifies the client, in the first message of a socket.
   * @param {unknown} credential
   */
  authenticate(credential) {
    const message = { jsonrpc: "2.0", id: 0, method: "authenticate", params: credential };
    this.#socket?.send(JSON.stringify(message));
  }

  /** Notes that the server has greeted the client: the next pause is short again. */
  accept() {
    this.#runtime.clearTimeout(this.#timer);
    this.attempt = 0;
  }

  /**
   * Does something after a pause, unless a socket is opened before.
   * @param {() => void} action
   * @param {number} delay
   * @returns {number} The pause in milliseconds.
   */
  retry(action, delay = backoffDelay(this.attempt, this.#runtime.random)) {
    this.#runtime.clearTimeout(this.#timer);
    this.attempt += 1;
    this.#timer = this.#runtime.setTimeout(action, delay);
    return delay;
  }

  /** A function that sends on this socket, while it is open; null if it is not open. */
  get sender() {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN) return null;
    return (/** @type {string} */ text) => socket.readyState === OPEN && socket.send(text);
  }

  /**
   * Closes the socket, and does nothing more on its own.
   * @param {number} [code]
   */
  close(code) {
    this.#runtime.clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(code);
  }
}
