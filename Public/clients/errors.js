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
