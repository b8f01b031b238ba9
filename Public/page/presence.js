import { nameToTake, People } from "../model/people.js";
import { read, write } from "../net/identity.js";

/** @import { Session } from "../net/session.js" */
/** @import { Store } from "../net/identity.js" */

const NAME = "colonnade.name";

/** The people in the session, as the server tells it, and the name of the person at this browser. */
export class Presence {
  people = new People();
  #session;
  #store;
  #draw;

  /**
   * @param {Session} session
   * @param {Store} store
   * @param {() => void} draw
   */
  constructor(session, store, draw) {
    this.#session = session;
    this.#store = store;
    this.#draw = draw;
    session.presence = this;
    if (session.link.phase === "live") this.arrived();
  }

  /** The name that the person has taken here; "" for none. */
  get name() {
    return nameToTake(read(this.#store, NAME));
  }

  /** A connection has begun: it knows neither the name nor who is here. */
  async arrived() {
    if (this.name !== "") await this.#ask("presence.set", { name: this.name });
    await this.#list();
  }

  /**
   * Takes what the server tells by itself; of a change without the list, the list is asked for.
   * @param {unknown} told
   */
  async heard(told) {
    if (!this.people.take(told)) await this.#list();
    this.#draw();
  }

  /**
   * Takes a name, or gives it up.
   * @param {string} name
   */
  async setName(name) {
    write(this.#store, NAME, nameToTake(name) || null);
    this.#draw();
    await this.#ask("presence.set", { name: this.name === "" ? null : this.name });
    await this.#list();
  }

  async #list() {
    const told = await this.#ask("presence.list");
    if (told !== null && this.people.take(told)) this.#draw();
  }

  /**
   * A server that knows nothing of this refuses: the page then does without.
   * @param {string} method
   * @param {Record<string, unknown>} params
   */
  async #ask(method, params = {}) {
    try {
      return await this.#session.ask(method, params);
    } catch {
      return null;
    }
  }
}
