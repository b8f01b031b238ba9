import { Lead } from "../../model/session/lead.js";
import { nameToTake, People } from "../../model/session/people.js";
import { readStored, writeStored } from "../../dom/storage.js";

/** @import { Session } from "../../model/session/session.js" */
/** @import { Store } from "../../dom/storage.js" */

const NAME = "colonnade.name";

/** The people in the session, from the server, and the name of the person at this browser. */
export class Presence {
  people = new People();
  lead = new Lead();
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
    // It can have come before this was loaded.
    this.lead.show(session.presenting);
    if (session.link.phase === "live") this.connected();
  }

  /** The name that the person has taken here; "" for none. */
  get name() {
    return nameToTake(readStored(this.#store, NAME));
  }

  /** A connection has begun: it does not know the name or who is here. */
  async connected() {
    if (this.name !== "") await this.#ask("presence.set", { name: this.name });
    await this.#fetchList();
  }

  /**
   * Takes a message of the server. If it says only that the list changed, asks for the list.
   * @param {unknown} params
   */
  async receive(params) {
    if (!this.#take(params)) await this.#fetchList();
    this.#draw();
  }

  /**
   * Takes a message about what the presenter sees.
   * @param {unknown} params
   */
  receiveView(params) {
    this.lead.show(params);
    this.#draw();
  }

  /** @param {unknown} list */
  #take(list) {
    this.lead.update(list);
    return this.people.update(list);
  }

  /**
   * Takes a name, or removes it.
   * @param {string} name
   */
  async setName(name) {
    writeStored(this.#store, NAME, nameToTake(name) || null);
    this.#draw();
    await this.#ask("presence.set", { name: this.name === "" ? null : this.name });
    await this.#fetchList();
  }

  async #fetchList() {
    const answer = await this.#ask("presence.list");
    if (answer !== null && this.#take(answer)) this.#draw();
  }

  /**
   * A server without this feature refuses; the page then does without.
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
