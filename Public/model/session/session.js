import { isAway, returnSentence } from "./link-words.js";
import { Meter } from "./meter.js";
import { Mirror } from "../../protocol/mirror.js";
import { RevisionLog } from "../log/revision-log.js";
import { Connection } from "../../protocol/connection.js";
import { ChangeRecorder } from "./change-recorder.js";
import { HistoryReader } from "./history-reader.js";
import { SessionMenus } from "./session-menus.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Build, Change, Credential, Hello, Link } from "../../types/wire.d.ts" */
/** @import { Occupancy, Params, Phase, PhaseDetails, Position } from "../../types/wire.d.ts" */
/** @import { Result, Runtime, SessionDelegate } from "../../types/wire.d.ts" */

/** @import { Outcome } from "../../protocol/mirror.js" */
/** @import { People } from "./people.js" */
/** @typedef {Extract<Outcome<State, Change>, { kind: "fresh" | "resumed" }>} Arrival */

/**
 * One session as this page follows it: the mirror of its state, its log, and the line to it.
 *
 * The delegate hears `sessionMoved(sentence)` after each change, `sessionReturned(sentence, known)`
 * when the line is back, and `sessionTouched()` whenever anything else must be redrawn.
 */
export class Session {
  log = new RevisionLog();
  /** The server's name and version, once it has said them. */
  server = "";
  /**
   * Notified of what the server has not kept, and of steps that did not fit, once it is loaded.
   * @type {{ historyLost(lost: Position & { state: State }, log: RevisionLog): void,
   *   mismatched(step: { kind: string, reason?: string }, revision: number | null): void } | null}
   */
  recovery = null;
  /**
   * The number of sessions if the server has hardly any room for another; null otherwise.
   * @type {Occupancy | null}
   */
  occupancy = null;
  /** @type {Build | null} The build of the app's sources, if someone builds it while it runs. */
  build = null;
  /** @type {Map<string, string>} */
  #commandLocks = new Map();
  /**
   * Follows who is here, once it has been loaded.
   * @type {{ connected(): void, receive(told: unknown): void, receiveView(told: unknown): void,
   *   people: Pick<People, "nameOf"> } | null}
   */
  presence = null;
  /**
   * The newest message about what a presenter sees, for `presence`.
   * @type {unknown}
   */
  presenting = null;
  patches = new Meter();
  /** @type {Mirror<State, Change>} */
  #mirror = new Mirror();
  /** @type {Omit<Link, "epoch" | "revision" | "roundTrip" | "waitingSince" | "isPing">} */
  #link = { phase: "connecting", since: 0, retryAt: null };
  /** The line itself: its frames, its requests, and when to try again. */
  connection;
  /** The newest change, and how the page may show it. */
  changes;
  menus;
  #history;
  /** @type {SessionDelegate} */
  #delegate;
  /** @type {Runtime} */
  #runtime;

  /**
   * @param {{ address: (position: Position) => string, tab: string, runtime: Runtime,
   *   delegate: SessionDelegate }} options
   */
  constructor({ address, tab, runtime, delegate }) {
    this.#runtime = runtime;
    this.#delegate = delegate;
    this.#link.since = runtime.now();
    this.connection = new Connection({
      tab,
      runtime,
      delegate: this,
      address: () => address(this.#mirror),
    });
    const { connection, log } = this;
    const nameOf = (/** @type {string | null} */ client) => this.presence?.people.nameOf(client);
    this.changes = new ChangeRecorder(log, connection.requests, runtime, nameOf);
    const touched = () => delegate.sessionTouched();
    this.menus = new SessionMenus(connection, touched);
    this.#history = new HistoryReader(connection, this.#mirror, log, touched);
  }

  /** Why no command may be sent for now, as a sentence; usually null. */
  get commandLock() {
    return this.#commandLocks.values().next().value ?? null;
  }

  /**
   * Lets the page send no command, or lets it again.
   * @param {string} by The name of the one that asks for it: each ends only its own.
   * @param {string | null} sentence
   */
  lockCommands(by, sentence) {
    if (sentence === null) this.#commandLocks.delete(by);
    else this.#commandLocks.set(by, sentence);
  }

  get state() {
    return this.#mirror.state;
  }

  get undo() {
    return this.#mirror.undo;
  }

  /** @returns {Link} */
  get link() {
    const { epoch, revision } = this.#mirror;
    const { requests: { roundTrip, waitingSince }, isPing } = this.connection;
    return { ...this.#link, epoch, revision, roundTrip, waitingSince, isPing };
  }

  /** Begins a new connection, whatever the state of the present one. */
  reconnect() {
    this.connection.resume();
  }

  /** Asks for the whole state again: the local one differs from the server's. */
  resync() {
    this.#mirror.reset();
    this.connection.resume();
  }

  /** @param {Credential | null} credential */
  start(credential) {
    if (credential) this.connection.unlock(credential);
    this.connection.start();
  }

  get credential() {
    return this.connection.credential;
  }

  /**
   * @param {string} method
   * @param {Params} params
   * @returns {Promise<Result>}
   */
  ask(method, params = {}) {
    return this.connection.ask(method, params);
  }

  /**
   * @param {string} method
   * @param {Params} params
   * @returns {Promise<Result>}
   */
  async command(method, params = {}) {
    if (this.commandLock !== null) throw new Error(this.commandLock);
    return this.connection.command(method, params);
  }

  /**
   * Fills the log around a revision.
   * @param {number} revision
   */
  readHistory(revision) {
    this.#history.around(revision);
  }

  /**
   * @param {Phase} phase
   * @param {PhaseDetails} details
   */
  connectionPhase(phase, details) {
    const { retryAt = null, reason = "" } = details;
    const wasLive = this.#link.phase === "live";
    const since = wasLive || phase === "connecting" ? this.#runtime.now() : this.#link.since;
    if (phase !== "live") this.#link = { phase, since, retryAt, reason };
    else this.#link = { phase, since, retryAt, wasAway: isAway(this.#link, this.#runtime.now()) };
    this.#delegate.sessionTouched();
  }

  /** @param {Hello} params */
  connectionHello(params) {
    const isFirst = this.state === null;
    this.occupancy = params.occupancy ?? null;
    this.server = params.server ?? "";
    const { epoch, revision, state } = this.#mirror;
    const outcome = this.#mirror.applyHello(params);
    if (outcome.kind === "gap" || outcome.kind === "drifted")
      return this.#recover(outcome, revision);
    if (outcome.kind === "fresh" && !outcome.sameEpoch) {
      if (state) this.recovery?.historyLost({ epoch, revision, state }, this.log);
      this.#resetHistory();
    }
    if (outcome.kind === "resumed") { for (const step of outcome.changes) this.changes.add(step); }
    this.#reportReturn(isFirst, outcome);
    this.#history.fill({ explains: true });
    this.presence?.connected();
    if (isFirst || outcome.kind === "resumed" || !outcome.sameEpoch) this.menus.fetch();
    this.#delegate.sessionTouched();
  }

  /** @param {unknown} params */
  connectionPresence(params) {
    this.presence?.receive(params);
  }

  /** @param {unknown} params */
  connectionPresenting(params) {
    this.presenting = params;
    this.presence?.receiveView(params);
  }

  /** @param {Build} build */
  connectionBuild(build) {
    this.build = build;
    this.#delegate.sessionTouched();
  }

  /** @param {{ name: string }} renaming */
  connectionRenamed({ name }) {
    this.#delegate.sessionRenamed(name);
  }

  /** @param {Change} change */
  connectionChanged(change) {
    const { revision } = this.#mirror;
    const start = this.#runtime.now();
    const step = this.#mirror.applyChange(change);
    this.patches.add(this.#runtime.now() - start);
    if (step.kind === "gap" || step.kind === "drifted") return this.#recover(step, revision);
    if (step.kind === "duplicate") return;
    const { before, after } = step;
    this.changes.add({ change, before, after });
    if (before.scene.id !== after.scene.id) this.menus.fetchTypes();
    this.#delegate.sessionMoved(this.changes.sentence(change, after));
    if (this.log.missingBelow(0) > 0) this.#history.fill();
  }

  /**
   * @param {{ kind: string, reason?: string }} step
   * @param {number | null} revision
   */
  #recover(step, revision) {
    this.recovery?.mismatched(step, revision);
    this.connection.resume();
  }

  #resetHistory() {
    this.log.clear();
    this.#history.reset();
    this.connection.failPending();
  }

  /**
   * @param {boolean} isFirst
   * @param {Arrival} outcome
   */
  #reportReturn(isFirst, outcome) {
    const isNewHistory = outcome.kind === "fresh" && !outcome.sameEpoch;
    if (isFirst || (!this.#link.wasAway && !isNewHistory)) return;
    const count = outcome.kind === "resumed" ? outcome.changes.length : 0;
    this.#delegate.sessionReturned(returnSentence({ ...outcome, count }), !isNewHistory);
  }
}
