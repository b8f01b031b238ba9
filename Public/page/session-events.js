import { visibleText } from "../dom/visible-marks.js";
import { translate } from "../language/translate.js";
import { firstDevice } from "./first-device.js";

/** @import { ConnectionController } from "../panels/link-card/connection-controller.js" */
/** @import { SessionDelegate } from "../types/wire.d.ts" */
/** @import { FeatureHost } from "./feature.d.ts" */
/** @import { Panels } from "./panels.js" */
/** @import { SessionName } from "./session-name.js" */

/**
 * Shows and announces what happens to the session.
 * @implements {SessionDelegate}
 */
export class SessionEvents {
  #page;
  #panels;
  #name;
  #hasArrived = false;

  /**
   * @param {FeatureHost & { readonly connection: ConnectionController | null }} page
   * @param {Panels} panels
   * @param {SessionName} name
   */
  constructor(page, panels, name) {
    this.#page = page;
    this.#panels = panels;
    this.#name = name;
  }

  sessionTouched() {
    this.#chooseDevice();
    this.#page.notices.noteOccupancy(this.#page.session.occupancy);
    // A page that loads has few frames, and the first state should not wait for one.
    if (!this.#hasArrived && this.#page.session.state !== null) this.#panels.drawAtOnce();
    else this.#page.draw();
  }

  /** A phone that looks at a new session first makes a phone of it. */
  #chooseDevice() {
    const { state, link: { revision } } = this.#page.session;
    if (this.#hasArrived || state === null) return;
    this.#hasArrived = true;
    const device = firstDevice(state, revision);
    if (device) this.#page.perform("setEnvironment", { device });
  }

  /** @param {string} name */
  sessionRenamed(name) {
    const before = this.#name.current;
    this.#name.change(name);
    this.#page.connection?.outbox.store();
    const words = translate("This session was renamed from “{before}” to “{name}”.", {
      before,
      name,
    });
    this.#page.notices.show({ tone: "ok", words });
  }

  /** @param {string} sentence */
  sessionMoved(sentence) {
    this.#page.announcer.announce(visibleText(sentence, 200));
    this.#panels.draw(!this.#page.session.changes.last.animates);
  }

  /**
   * @param {string} sentence
   * @param {boolean} isKnown
   */
  sessionReturned(sentence, isKnown) {
    if (!isKnown) this.#page.perform("selectRevision", { revision: null });
    this.#page.announcer.announce(sentence);
    const isAboutLoss = !isKnown && Boolean(this.#page.connection?.lost);
    this.#page.notices.show({ tone: isKnown ? "ok" : "error", words: sentence, isAboutLoss });
  }
}
