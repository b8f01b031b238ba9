import { methodWords } from "../../model/history/change-summary.js";
import { nameOfClient } from "../../model/session/client-words.js";
import { translate } from "../../language/translate.js";
import { HistoryOverview } from "../../model/history/history-overview.js";
import { parseExactly } from "../../protocol/exact-json.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { PlaybackSpeed, Viewing } from "../../types/page.d.ts" */
/** @import { Session } from "../../model/session/session.js" */
/** @import { Announcer } from "../../dom/announcer.js" */
/** @import { Notices } from "../../model/session/notices.js" */

/** The number of states that are kept, so that going to and fro asks for nothing again. */
const MOST_KEPT = 40;
/**
 * The pause between two revisions at the speed 1, and bounds of the pauses of the original speed.
 */
const STEP = 600;
const [LEAST, MOST] = [60, 3000];

/**
 * Earlier revisions of the session, shown on the stage.
 *
 * Viewing only asks and never commands: until the person is back, the session sends no command.
 */
export class TimeTravel {
  /** @type {Viewing | null} */
  viewing = null;
  overview = new HistoryOverview();
  /** @type {PlaybackSpeed | null} */
  playing = null;
  /** @type {Map<number, Viewing>} */
  #cache = new Map();
  /** @type {number | null} */
  #wanted = null;
  #lock = /** @type {string | null} */ (null);
  #isAsking = false;
  #isReading = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Session} */
  #session;
  /** @type {Notices} */
  #notices;
  /** @type {Announcer} */
  #announcer;
  #draw;
  #select;

  /**
   * @param {{ session: Session, notices: Notices, announcer: Announcer, draw: () => void,
   *   select: (revision: number | null) => void }} page What is looked at is selected in all panels.
   */
  constructor({ session, notices, announcer, draw, select }) {
    this.#session = session;
    this.#notices = notices;
    this.#announcer = announcer;
    this.#draw = draw;
    this.#select = select;
  }

  get #live() {
    return this.#session.link.revision ?? 0;
  }

  /** The revision that the stage shows. */
  get #here() {
    return this.#wanted ?? this.viewing?.revision ?? this.#live;
  }

  /**
   * Shows a revision on the stage; the newest one is the way back.
   * @param {number} revision
   */
  show(revision) {
    this.pause();
    this.#request(revision);
  }

  /** @param {number} steps */
  step(steps) {
    this.show(this.#here + steps);
  }

  backToLive() {
    this.pause();
    this.#wanted = null;
    this.#lockCommands(null);
    if (!this.viewing) return;
    this.viewing = null;
    this.#announcer.announce(translate("Back to live."));
    this.#select(null);
  }

  /** Lets the stage stay as it is while the session goes on; the second call goes on with it. */
  freeze() {
    const { state, log } = this.#session;
    if (this.viewing || state === null) return this.backToLive();
    this.pause();
    this.#wanted = null;
    this.#lockCommands(translate("This page is paused. Press Esc to go back to live."));
    const revision = this.#live;
    const at = log.get(revision)?.at ?? "";
    const about = { method: "", who: null, isShown: true, isPaused: true };
    this.viewing = { revision, at, ...about, state, since: revision };
    this.#announcer.announce(translate("Paused at revision {revision}.", { revision }));
    this.#select(revision);
  }

  /** Restores the session to the revision being viewed, as a new revision. */
  async restore() {
    const revision = this.viewing?.revision;
    if (revision === undefined) return;
    this.backToLive();
    try {
      await this.#session.command("restore", { revision });
      this.#notices.show({
        tone: "ok",
        words: translate("Restored r{revision}. Undo to revert.", { revision }),
      });
    } catch (error) {
      this.#notices.fail(/** @type {Error} */ (error).message);
    }
  }

  /** Sends the commands after the revision being viewed to the live session again. */
  async replay() {
    const revision = this.viewing?.revision;
    if (revision === undefined) return;
    this.backToLive();
    let done = 0;
    try {
      for (const { method, params } of await this.#commandsAfter(revision)) {
        await this.#session.command(method, params);
        done += 1;
      }
      this.#notices.show({
        tone: "ok",
        words: translate("Re-ran {count} commands.", { count: done }),
      });
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      this.#notices.fail(
        translate("{reason} Stopped after {count} commands.", { reason: message, count: done }),
      );
    }
  }

  /**
   * Shows one revision after the other up to the newest; from the oldest if already at the end.
   * @param {PlaybackSpeed} speed
   */
  play(speed) {
    this.pause();
    this.playing = speed;
    if (this.#here >= this.#live) this.#request(this.overview.oldest);
    this.#scheduleNext();
    this.#draw();
  }

  pause() {
    clearTimeout(this.#timer);
    if (this.playing === null) return;
    this.playing = null;
    this.#draw();
  }

  /** Reads the revisions that have come since; for a different history, starts over. */
  async read() {
    const { epoch } = this.#session.link;
    if (epoch !== this.overview.epoch) this.#resetHistory(epoch ?? "");
    const missing = this.overview.missing(this.#live);
    if (missing === null || this.#isReading) return;
    this.#isReading = true;
    try {
      const answer = await this.#session.ask("history.overview", missing);
      if (epoch === this.#session.link.epoch) this.overview.add(answer);
      this.#draw();
    } catch (error) {
      console.info(`Colonnade: ${/** @type {Error} */ (error).message}`);
    }
    // Several changes in a row are asked for together.
    setTimeout(() => {
      this.#isReading = false;
      if (this.overview.missing(this.#live) !== null) this.#draw();
    }, 200);
  }

  /** @param {string} epoch */
  #resetHistory(epoch) {
    const isFirst = this.overview.epoch === "";
    this.overview.reset(epoch);
    this.#cache.clear();
    // A revision can be on the stage before the history is first read.
    if (!isFirst) this.backToLive();
    this.#draw();
  }

  #scheduleNext() {
    const next = this.#here + 1;
    if (next > this.#live) return this.backToLive();
    this.#timer = setTimeout(() => {
      // A slow answer slows playback down: no revision is skipped.
      if (this.#wanted === null) this.#request(next);
      this.#scheduleNext();
    }, this.#pause(next));
  }

  /** @param {number} next */
  #pause(next) {
    if (this.playing !== "original") return STEP / Number(this.playing);
    const [here, then] = [this.overview.at(next - 1)?.at, this.overview.at(next)?.at];
    return Math.max(LEAST, Math.min(MOST, (then ?? 0) - (here ?? 0) || 0));
  }

  /** @param {number} revision */
  #request(revision) {
    const wanted = Math.max(this.overview.oldest, Math.min(revision, this.#live));
    if (wanted >= this.#live && this.playing === null) return this.backToLive();
    this.#wanted = wanted;
    this.#lockCommands(
      translate("You’re viewing an earlier revision. Press Esc to go back to live."),
    );
    this.#ask();
  }

  /** @param {string | null} sentence */
  #lockCommands(sentence) {
    if (sentence === null && this.#notices.current?.words === this.#lock) this.#notices.clear();
    this.#lock = sentence;
    this.#session.lockCommands("past", sentence);
  }

  /**
   * Asks for the newest request. Of the requests that come in the meantime, only the last counts.
   */
  async #ask() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#wanted !== null) {
      const revision = this.#wanted;
      try {
        const found = this.#cache.get(revision) ?? await this.#get(revision);
        if (this.#wanted !== null) this.#show(found);
      } catch (error) {
        this.#fail(/** @type {Error} */ (error).message);
      }
      if (this.#wanted === revision) this.#wanted = null;
    }
    this.#isAsking = false;
  }

  /** @param {Viewing} found */
  #show(found) {
    const since = this.viewing?.since ?? this.#live;
    this.viewing = { ...found, since };
    this.#announcer.announce(
      translate("Revision {revision} of {newest}: {method}.", {
        revision: found.revision,
        newest: this.#live,
        method: methodWords(found.method),
      }),
    );
    this.#select(found.revision);
  }

  /** @param {string} message */
  #fail(message) {
    this.#notices.fail(message);
    if (!this.viewing) this.#lockCommands(null);
    this.pause();
  }

  /**
   * @param {number} revision
   * @returns {Promise<Viewing>}
   */
  async #get(revision) {
    const { at, cause, state, shown } = await this.#session.ask("history.get", { revision });
    const { method = "", client = null, name: taken = null, id } = cause ?? {};
    const isOwn = this.#session.connection.requests.isOwn(id);
    const who = client === null ? taken : nameOfClient(client, { taken, isOwn });
    const about = { revision, at, method, who, isShown: shown !== false, since: this.#live };
    const found = { ...about, state: /** @type {State} */ (state) };
    this.#cache.set(revision, found);
    if (this.#cache.size > MOST_KEPT) this.#cache.delete(this.#cache.keys().next().value ?? -1);
    return found;
  }

  /** @param {number} revision */
  async #commandsAfter(revision) {
    const { document } = await this.#session.ask("export", { format: "jsonl", after: revision });
    const lines = document.split("\n").filter((/** @type {string} */ line) => line !== "");
    return lines.map(parseExactly);
  }
}
