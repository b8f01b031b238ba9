import { socketAddress } from "../../protocol/identity.js";
import { noteSession, ownSessions } from "../../model/session/own-sessions.js";
import { SessionDirectory } from "../../model/session/session-directory.js";
import { runtime } from "../../protocol/runtime.js";

/** @import { Sessions } from "../../types/page.d.ts" */
/** @import { Session } from "../../model/session/session.js" */
/** @import { Announcer } from "../../dom/announcer.js" */

const NOWHERE = { epoch: null, revision: null };

/** The list of the server's sessions, with the problem of the newest request. */
export class SessionList {
  /** @type {string | null} */
  #problem = null;
  #session;
  #announcer;
  #draw;
  #directory;

  /** @param {{ session: Session, client: string, announcer: Announcer, draw(): void }} page */
  constructor(page) {
    const { session, client, announcer } = page;
    this.#session = session;
    this.#announcer = announcer;
    this.#draw = () => page.draw();
    const address = () => socketAddress(location, "main", client, NOWHERE);
    this.#directory = new SessionDirectory({ session, runtime, address });
  }

  /** @returns {Sessions} */
  get shown() {
    return { ...this.#directory.listed, problem: this.#problem };
  }

  open() {
    return this.#perform(async () => {});
  }

  close() {
    this.#directory.close();
  }

  /**
   * @param {string} name
   * @param {string} to
   */
  rename(name, to) {
    return this.#perform(async () => {
      await this.#directory.rename(name, to);
      if (ownSessions(localStorage).includes(name)) noteSession(localStorage, to, name);
    });
  }

  /**
   * @param {string} name
   * @param {boolean} pinned
   */
  pin(name, pinned) {
    return this.#perform(() => this.#directory.pin(name, pinned));
  }

  /**
   * Deletes a session. A page that waits for room tries again.
   * @param {string} name
   */
  remove(name) {
    return this.#perform(async () => {
      await this.#directory.remove(name);
      if (this.#session.link.phase === "full") this.#session.connection.retryNow();
    });
  }

  /**
   * Does `work`, then lists the sessions again.
   * @param {() => Promise<unknown>} work
   */
  async #perform(work) {
    this.#problem = null;
    try {
      await work();
      await this.#directory.list();
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      this.#problem = message;
      this.#announcer.alert(message);
    }
    // An open line of its own would count among the people of its session.
    this.#directory.close();
    this.#draw();
  }
}
