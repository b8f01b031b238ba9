import { Connection } from "./connection.js";

const PAGE = 200;
const MOST_LISTED = 1000;
const PATIENCE = 8000;

/**
 * The sessions of the server: lists, renames, pins and removes them.
 *
 * It asks over the page's own line while that is live, else over one to the session that is always
 * there, so that it works also where there is no room for the page's session.
 */
export class House {
  /** What was listed last: `{sessions, count, most}`; null before. */
  listed = null;
  #session;
  #address;
  #world;
  #line = null;
  #opened = null;

  /** `address()` is that of the session which is always there. */
  constructor({ session, address, world }) {
    this.#session = session;
    this.#address = address;
    this.#world = world;
  }

  async list() {
    const sessions = [];
    let page;
    do {
      const after = page?.sessions.at(-1).name;
      page = await this.#ask("sessions.list", after ? { limit: PAGE, after } : { limit: PAGE });
      sessions.push(...page.sessions.filter((entry) => !this.#isOnlyAsked(entry)));
    } while (page.sessions.length === PAGE && sessions.length < MOST_LISTED);
    sessions.sort((a, b) => (b.used ?? "").localeCompare(a.used ?? ""));
    this.listed = { sessions, count: page.count, most: page.most };
  }

  /** The session that is always there is there because this asks it. */
  #isOnlyAsked({ name, revision, connections }) {
    return this.#line !== null && name === "main" && revision === 0 && connections === 1;
  }

  rename(session, name) {
    return this.#ask("sessions.rename", { session, name });
  }

  pin(session, pinned) {
    return this.#ask("sessions.pin", { session, pinned });
  }

  remove(session) {
    return this.#ask("sessions.delete", { session });
  }

  async #ask(method, params) {
    if (this.#session.link.phase === "live") return this.#session.ask(method, params);
    return (await this.#open()).ask(method, params);
  }

  /** The other line, as soon as it is live. */
  #open() {
    if (this.#line?.phase === "live") return this.#line;
    this.#opened ??= new Promise((resolve, reject) => {
      const settle = (action, result) => {
        this.#world.clearTimeout(timer);
        this.#opened = null;
        action(result);
      };
      const fail = () => {
        this.close();
        settle(reject, new Error("The server does not answer."));
      };
      const timer = this.#world.setTimeout(fail, PATIENCE);
      this.#line = new Connection({
        tab: "house",
        world: this.#world,
        address: this.#address,
        delegate: {
          connectionPhase: (phase) => phase === "locked" && fail(),
          connectionHello: () => settle(resolve, this.#line),
          connectionChanged: () => {},
          connectionRenamed: () => {},
        },
      });
      if (this.#session.credential) this.#line.unlock(this.#session.credential);
      this.#line.start();
    });
    return this.#opened;
  }

  close() {
    this.#line?.end();
    this.#line = null;
  }
}
