import { byID } from "../../dom/dom.js";
import { runtime } from "../../protocol/runtime.js";

/** @import { Credential } from "../../types/wire.d.ts" */
/** @import { ConnectionAct, ConnectionController } from "../../panels/link-card/connection-controller.js" */
/** @import { LinkCard } from "../../panels/link-card/link-card.js" */
/** @import { Presence } from "../../panels/people-bar/presence.js" */
/** @import { FeatureHost } from "../feature.d.ts" */

/** The line to the session, and who else is there: a first picture does without most of it. */
export class ConnectionFeature {
  /** @type {ConnectionController | null} What people do with the line, once it has been loaded. */
  controller = null;
  /** @type {Presence | null} */
  #presence = null;
  #page;

  /** @param {FeatureHost} page */
  constructor(page) {
    this.#page = page;
    const { connection } = page.session;
    this.verbs = {
      retry: () => connection.retryNow(),
      /** @param {Credential} credential */
      unlock: (credential) => connection.unlock(credential),
      reload: () => location.reload(),
      showLost: () => (/** @type {LinkCard} */ (byID("connection"))).openAtLost(),
      /** @param {ConnectionAct} asked */
      connection: (asked) => this.controller?.perform(asked),
      /** @param {{ name: string }} asked */
      setName: ({ name }) => this.#presence?.setName(name),
    };
  }

  async load() {
    const controls = await import("../../panels/link-card/connection-controller.js");
    const { session } = this.#page;
    const draw = () => this.#page.draw();
    this.controller = new controls.ConnectionController(this.#page, runtime);
    draw();
    const { Presence } = await import("../../panels/people-bar/presence.js");
    this.#presence = new Presence(session, localStorage, draw);
  }

  content() {
    return {
      connection: this.controller,
      people: this.#presence?.people ?? null,
      lead: this.#presence?.lead ?? null,
      ownName: this.#presence?.name ?? "",
    };
  }
}
