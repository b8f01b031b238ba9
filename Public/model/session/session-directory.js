import { openSideConnection } from "../../protocol/side-connection.js";

/** @import { Connection } from "../../protocol/connection.js" */
/** @import { Credential, Params, Result, Runtime, SessionEntry } from "../../types/wire.d.ts" */
/** @import { SessionList } from "../../types/wire.d.ts" */

const PAGE = 200;
const MOST_LISTED = 1000;

/**
 * The page's own session, as far as this module needs it.
 * @typedef {{ link: { phase: string }, credential: Credential | null,
 *   ask(method: string, params: Params): Promise<Result> }} Speaker
 */

/**
 * The sessions of the server: lists, renames, pins and removes them.
 *
 * It asks over the page's own connection while that is live, otherwise over one to the session that
 * always exists, so that it works even if there is no room for the page's session.
 */
export class SessionDirectory {
  /**
   * The newest list; null before the first.
   * @type {SessionList | null}
   */
  listed = null;
  /** @type {Speaker} */
  #session;
  /** @type {() => string} */
  #address;
  /** @type {Runtime} */
  #runtime;
  /** @type {Connection | null} */
  #connection = null;
  /** @type {Promise<Connection> | null} */
  #opened = null;

  /**
   * `address()` is that of the session that always exists.
   * @param {{ session: Speaker, address: () => string, runtime: Runtime }} options
   */
  constructor({ session, address, runtime }) {
    this.#session = session;
    this.#address = address;
    this.#runtime = runtime;
  }

  async list() {
    /** @type {SessionEntry[]} */
    const sessions = [];
    /** @type {SessionList} */
    let page;
    let after = {};
    do {
      page = await this.#ask("sessions.list", { limit: PAGE, ...after });
      sessions.push(...page.sessions.flatMap((entry) => this.#closeConnection(entry)));
      after = { after: page.sessions.at(-1)?.name };
    } while (page.sessions.length === PAGE && sessions.length < MOST_LISTED);
    sessions.sort((a, b) => (b.used ?? "").localeCompare(a.used ?? ""));
    this.listed = { sessions, count: page.count, most: page.most };
  }

  /**
   * An entry without the line that this class asks over, which is no person in the session. A
   * session that exists only for that line is left out.
   * @param {SessionEntry} entry
   */
  #closeConnection(entry) {
    if (this.#connection === null || entry.name !== "main") return [entry];
    const connections = entry.connections - 1;
    return connections === 0 && entry.revision === 0 ? [] : [{ ...entry, connections }];
  }

  /**
   * @param {string} session
   * @param {string} name
   */
  rename(session, name) {
    return this.#ask("sessions.rename", { session, name });
  }

  /**
   * @param {string} session
   * @param {boolean} pinned
   */
  pin(session, pinned) {
    return this.#ask("sessions.pin", { session, pinned });
  }

  /** @param {string} session */
  remove(session) {
    return this.#ask("sessions.delete", { session });
  }

  /**
   * @param {string} method
   * @param {Params} params
   * @returns {Promise<Result>}
   */
  async #ask(method, params) {
    if (this.#session.link.phase === "live") return this.#session.ask(method, params);
    return (await this.#open()).ask(method, params);
  }

  /** The other connection, as soon as it is live. */
  async #open() {
    if (this.#connection?.phase === "live") return this.#connection;
    this.#opened ??= this.#openConnection().finally(() => {
      this.#opened = null;
    });
    return await this.#opened;
  }

  /** @returns {Promise<Connection>} */
  #openConnection() {
    const { connection, opened } = openSideConnection({
      tab: "directory",
      runtime: this.#runtime,
      address: this.#address,
      credential: this.#session.credential,
    });
    this.#connection = connection;
    opened.catch(() => this.close());
    return opened;
  }

  close() {
    this.#connection?.end();
    this.#connection = null;
  }
}
