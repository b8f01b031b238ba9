import { translate } from "../../language/translate.js";
import { firstDifference } from "../../model/state/first-difference.js";
import { Faults } from "../../protocol/faults.js";

/** @import { Runtime } from "../../types/wire.d.ts" */
/** @import { Settings } from "../../protocol/faults.js" */
/** @import { Session } from "../../model/session/session.js" */
/** @import { Notices } from "../../model/session/notices.js" */

/** @typedef {{ number: number, at: number, words: string }} Finding */

const BETWEEN = 2000;
const MOST_FINDINGS = 100;

/**
 * The faults that are tried on this page's line, and what came of them: while they are on, the state
 * here is compared with the server's now and then, and one that drifted is mended.
 */
export class FaultInjector {
  faults;
  /**
   * The findings, the newest first.
   * @type {Finding[]}
   */
  findings = [];
  /** How often the state here was compared with the server's of the same revision. */
  compared = 0;
  #session;
  #notices;
  #draw;
  #isComparing = false;
  /** @type {ReturnType<typeof setInterval> | null} */
  #clock = null;

  /**
   * @param {{ session: Session, notices: Notices, draw(): void }} page
   * @param {Runtime} runtime
   */
  constructor(page, runtime) {
    this.faults = new Faults(runtime);
    this.#session = page.session;
    this.#notices = page.notices;
    this.#draw = () => page.draw();
  }

  /** @param {Partial<Settings>} settings */
  set(settings) {
    this.faults.settings = { ...this.faults.settings, ...settings };
    this.#start();
  }

  /** @param {"drop" | "spoil"} next */
  next(next) {
    this.faults.next = next;
    this.#start();
  }

  /** @param {number} seconds */
  cut(seconds) {
    this.faults.cut(seconds * 1000);
    this.#start();
    this.#session.reconnect();
    if (seconds > 0) setTimeout(() => this.#session.connection.retryNow(), seconds * 1000 + 50);
  }

  off() {
    const wasCut = this.faults.isCut;
    this.faults.off();
    if (wasCut) this.#session.connection.retryNow();
    this.compare();
  }

  #start() {
    this.#session.connection.wire.faults = this.faults;
    this.#clock ??= setInterval(() => this.#tick(), BETWEEN);
  }

  /** The last fault is followed by one more comparison. */
  #tick() {
    if (document.visibilityState === "visible") this.compare();
    if (this.faults.isOn || this.#clock === null) return;
    clearInterval(this.#clock);
    this.#clock = null;
    this.#draw();
  }

  /** Compares the state here with the server's, and mends it. */
  async compare() {
    const { link } = this.#session;
    if (this.#isComparing || link.phase !== "live") return;
    this.#isComparing = true;
    try {
      const { epoch, revision, state } = await this.#session.ask("state.get");
      const here = this.#session.link;
      const isStill = here.phase === "live" && here.epoch === epoch;
      if (isStill && here.revision !== null && here.revision < revision) {
        this.#addFinding(translate("r{revision} never arrived; requested again", { revision }));
        this.#session.reconnect();
      } else if (isStill && here.revision === revision) {
        this.#resyncIfDifferent(revision, firstDifference(this.#session.state, state));
      }
    } catch {
      // The line went away in the meantime: its return starts a comparison of its own.
    }
    this.#isComparing = false;
  }

  /**
   * @param {number} revision
   * @param {string | null} pointer
   */
  #resyncIfDifferent(revision, pointer) {
    this.compared += 1;
    if (pointer === null) return this.#draw();
    const values = { revision, pointer: pointer || "/" };
    this.#addFinding(
      translate("State differed at r{revision} ({pointer}); repaired from the server", values),
    );
    this.#session.resync();
  }

  /**
   * Takes a step that did not fit: the connection asks for what is missing.
   * @param {{ kind: string, reason?: string }} step
   * @param {number | null} revision
   */
  reportMismatch({ kind, reason = "" }, revision) {
    const values = { revision: revision ?? 0, reason };
    if (kind === "gap")
      this.#addFinding(translate("Missed a change after r{revision}; requested again", values));
    else this.#addFinding(
        translate("State differed after r{revision} ({reason}); repaired from the server", values),
      );
  }

  /** @param {string} words */
  #addFinding(words) {
    const number = (this.findings[0]?.number ?? 0) + 1;
    this.findings = [{ number, at: Date.now(), words }, ...this.findings].slice(0, MOST_FINDINGS);
    this.#notices.show({ tone: "ok", words, lasts: true });
    this.#draw();
  }
}
