import { methodWords, summarise } from "../model/change-summary.js";
import { isAway, returnSentence } from "../model/link-words.js";
import { Mirror } from "../model/mirror.js";
import { RevisionLog } from "../model/revision-log.js";
import { Burst } from "../model/stack-motion.js";
import { Connection } from "./connection.js";

const LOG_PAGE = 200;
/** So many rows are explained by asking for whole states, if the present one is so short as JSON. */
const EXPLAINED = 30;
const LARGEST_EXPLAINED = 40_000;

/**
 * One session as this page follows it: the mirror of its state, its log, and the line to it.
 *
 * The delegate hears `sessionMoved(sentence)` after each change, `sessionReturned(sentence, known)`
 * when the line is back, and `sessionTouched()` whenever anything else is to be drawn anew.
 */
export class Session {
  log = new RevisionLog();
  types = [];
  scenes = [];
  /** How many sessions there are, where there is hardly room for another; else null. */
  house = null;
  /** Since the last `drawn()`: who else changed something, and whether there is time to show how. */
  lastChange = STILL;
  #mirror = new Mirror();
  #burst = new Burst();
  #isFilling = false;
  #link = { phase: "connecting", since: 0, retryAt: null };
  #connection;
  #delegate;
  #world;

  constructor({ address, tab, world, delegate }) {
    this.#world = world;
    this.#delegate = delegate;
    this.#link.since = world.now();
    this.#connection = new Connection({
      tab,
      world,
      delegate: this,
      address: () => address(this.#mirror),
    });
  }

  get state() {
    return this.#mirror.state;
  }

  get link() {
    const { epoch, revision } = this.#mirror;
    return { ...this.#link, epoch, revision, roundTrip: this.#connection.roundTrip };
  }

  start(credential) {
    if (credential) this.#connection.unlock(credential);
    this.#connection.start();
  }

  get credential() {
    return this.#connection.credential;
  }

  ask(method, params) {
    return this.#connection.ask(method, params);
  }

  command(method, params) {
    return this.#connection.command(method, params);
  }

  unlock(credential) {
    this.#connection.unlock(credential);
  }

  retryNow() {
    this.#connection.retryNow();
  }

  isOwn(id) {
    return this.#connection.isOwn(id);
  }

  /** What there was to act out has been. */
  drawn() {
    if (this.lastChange.burst > 0 && this.lastChange.moves) this.#burst.acted(this.#world.now());
    this.lastChange = STILL;
  }

  connectionPhase(phase, { retryAt = null, reason = "" } = {}) {
    const wasLive = this.#link.phase === "live";
    const since = wasLive || phase === "connecting" ? this.#world.now() : this.#link.since;
    if (phase !== "live") this.#link = { phase, since, retryAt, reason };
    else this.#link = { phase, since, retryAt, wasAway: isAway(this.#link, this.#world.now()) };
    this.#delegate.sessionTouched();
  }

  connectionHello(params) {
    const isFirst = this.state === null;
    this.house = params.house ?? null;
    const outcome = this.#mirror.hello(params);
    if (outcome.kind === "gap" || outcome.kind === "drifted") return this.#connection.resume();
    if (outcome.kind === "fresh") this.#beginAnew(outcome);
    else for (const { change, before, after } of outcome.changes) this.#note(change, before, after);
    this.#sayReturned(isFirst, outcome);
    this.#fillLog({ explains: true });
    if (isFirst || !outcome.sameEpoch) this.#askAround();
    this.#delegate.sessionTouched();
  }

  connectionRenamed({ name }) {
    this.#delegate.sessionRenamed(name);
  }

  connectionChanged(change) {
    const { kind, before, after } = this.#mirror.changed(change);
    if (kind === "gap" || kind === "drifted") return this.#connection.resume();
    if (kind === "duplicate") return;
    this.#note(change, before, after);
    if (before.scene?.id !== after.scene?.id) this.#askFor("types.list", "types");
    const depth = this.state.detail.path.length;
    const who = this.isOwn(change.cause?.id) ? "" : `, by ${change.cause?.client ?? "the server"}`;
    this.#delegate.sessionMoved(`${methodWords(change.cause?.method ?? "")}${who}: depth ${depth}`);
    if (this.log.missingBelow(0) > 0) this.#fillLog();
  }

  #beginAnew({ sameEpoch }) {
    if (sameEpoch) return;
    this.log.clear();
    this.#isFilling = false;
    this.#connection.dropPending();
  }

  #sayReturned(isFirst, outcome) {
    const isNewHistory = outcome.kind === "fresh" && !outcome.sameEpoch;
    if (isFirst || (!this.#link.wasAway && !isNewHistory)) return;
    const count = outcome.changes?.length ?? 0;
    this.#delegate.sessionReturned(returnSentence({ ...outcome, count }), !isNewHistory);
  }

  #note(change, before, after) {
    const cause = change.cause ?? { method: "", client: null, id: null, label: null };
    const pieces = summarise(before, after);
    if (change.coalesced > 1) pieces.unshift(`${change.coalesced} changes at once:`);
    this.log.add({ revision: change.revision, at: change.at, cause, pieces });
    const now = this.#world.now();
    const burst = this.#burst.note(now);
    const who = this.isOwn(cause.id) ? this.lastChange.who : cause.client ?? "the server";
    this.lastChange = { who, moves: this.#burst.isCalm(now), burst };
  }

  /** Asks for the newest rows that are not here: all of them at first, later those of a gap. */
  async #fillLog({ explains = false } = {}) {
    if (this.#isFilling) return;
    const newest = this.#mirror.revision;
    const gap = this.log.count > 0 && this.log.at(0).revision === newest
      ? this.log.hole(LOG_PAGE)
      : { after: Math.max(0, newest - LOG_PAGE), limit: LOG_PAGE };
    if (gap === null) return;
    this.#isFilling = true;
    try {
      const { revisions } = await this.#connection.ask("history.list", gap);
      for (const entry of revisions) this.log.add(entry);
      this.#delegate.sessionTouched();
      if (explains) await this.#explain(revisions.slice(-EXPLAINED));
    } catch (error) {
      this.#forgive(error);
    }
    this.#isFilling = false;
  }

  /** Tells what `entries` did, which this page did not see, from the states around each of them. */
  async #explain(entries) {
    if (entries.length === 0 || JSON.stringify(this.state).length > LARGEST_EXPLAINED) return;
    const first = entries[0].revision - 1;
    const states = await Promise.all([first, ...entries.map(({ revision }) => revision)].map(
      (revision) => this.#connection.ask("history.get", { revision }),
    ));
    entries.forEach((entry, index) => {
      const pieces = summarise(states[index].state, states[index + 1].state);
      this.log.add({ ...entry, pieces });
    });
    this.#delegate.sessionTouched();
  }

  /** What the session's menus offer. */
  #askAround() {
    this.#askFor("types.list", "types");
    this.#askFor("scene.list", "scenes");
  }

  async #askFor(method, member) {
    try {
      this[member] = (await this.#connection.ask(method))[member];
      this.#delegate.sessionTouched();
    } catch (error) {
      this.#forgive(error);
    }
  }

  /** The log and the menus are for convenience: without them the page still drives. */
  #forgive(error) {
    console.info(`Colonnade: ${error.message}`);
  }
}

const STILL = { who: null, moves: true, burst: 0 };
