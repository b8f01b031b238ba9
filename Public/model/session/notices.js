import { translate } from "../../language/translate.js";
import { occupancyWords } from "./link-words.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Occupancy } from "../../types/wire.d.ts" */
/** @import { Notice } from "../../types/page.d.ts" */
/** @import { Announcer } from "../../dom/announcer.js" */

const NOTICE_TIME = 6000;

/** The line over the stage, and the warnings that a screen reader hears. */
export class Notices {
  /** @type {Notice | null} */
  current = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #wasCrowded = false;
  #wasAway = false;
  #announcer;
  #draw;

  /**
   * @param {Announcer} announcer
   * @param {() => void} draw
   */
  constructor(announcer, draw) {
    this.#announcer = announcer;
    this.#draw = draw;
  }

  /**
   * Shows a notice for some seconds; good news waits for one that lasts.
   * @param {Notice} notice
   */
  show(notice) {
    if (this.current?.lasts && notice.tone !== "error") return;
    clearTimeout(this.#timer);
    this.current = notice;
    if (!notice.isAboutLoss) this.#timer = setTimeout(() => this.clear(), NOTICE_TIME);
    this.#draw();
  }

  clear() {
    clearTimeout(this.#timer);
    this.current = null;
    this.#draw();
  }

  /**
   * Shows and announces a failure.
   * @param {string} words
   */
  fail(words) {
    this.#announcer.alert(words);
    this.show({ tone: "error", words });
  }

  /**
   * Shows and announces why something cannot be done, until the screens change.
   * @param {string} words
   * @param {State | null} state
   */
  explain(words, state) {
    this.#announcer.alert(words);
    this.show({ tone: "note", words, about: state });
  }

  /**
   * Warns once when the server has hardly any room left for another session.
   * @param {Occupancy | null} occupancy
   */
  noteOccupancy(occupancy) {
    if (occupancy && !this.#wasCrowded) {
      this.show({ tone: "error", words: occupancyWords(occupancy), isAboutSessions: true });
    }
    this.#wasCrowded = occupancy !== null;
  }

  /**
   * Clears a notice about other screens.
   * @param {State | null} state
   */
  noteState(state) {
    const about = this.current?.about;
    if (about && state && !hasSameScreens(about, state)) this.clear();
  }

  /**
   * Announces once that the connection is lost.
   * @param {boolean} isAway
   */
  noteConnection(isAway) {
    if (isAway && !this.#wasAway)
      this.#announcer.alert(translate("Disconnected. Trying to reconnect."));
    this.#wasAway = isAway;
  }
}

/**
 * @param {State} one
 * @param {State} other
 */
function hasSameScreens(one, other) {
  return one.scene.id === other.scene.id && one.detail.path === other.detail.path &&
    one.screens?.length === other.screens?.length;
}
