import { read, write } from "../net/identity.js";

/** What this tab keeps of the commands that were not sent to a session, over a reload. */
export class UnsentShelf {
  #session;
  #key;

  /** @param {() => string} session The name of the page's session, which people may change. */
  constructor(session) {
    this.#session = session;
    this.#key = keyOf(session());
  }

  read() {
    return read(sessionStorage, this.#key);
  }

  /** @param {string | null} text */
  write(text) {
    write(sessionStorage, this.#key, null);
    this.#key = keyOf(this.#session());
    write(sessionStorage, this.#key, text);
  }
}

/** @param {string} session */
function keyOf(session) {
  return `colonnade.unsent.${session}`;
}
