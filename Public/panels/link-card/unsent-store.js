import { readStored, writeStored } from "../../dom/storage.js";

/** The commands that were not sent to a session, as this tab keeps them over a reload. */
export class UnsentStore {
  #session;
  #key;

  /** @param {() => string} session The name of the page's session, which people may change. */
  constructor(session) {
    this.#session = session;
    this.#key = keyOf(session());
  }

  read() {
    return readStored(sessionStorage, this.#key);
  }

  /** @param {string | null} text */
  write(text) {
    writeStored(sessionStorage, this.#key, null);
    this.#key = keyOf(this.#session());
    writeStored(sessionStorage, this.#key, text);
  }
}

/** @param {string} session */
function keyOf(session) {
  return `colonnade.unsent.${session}`;
}
