import { applyPatch, PatchError } from "./json-patch.js";

/** @import { State } from "../types/state.d.ts" */
/** @import { Change, Hello, UndoAvailability } from "../types/wire.d.ts" */

/** @typedef {{ change: Change, before: State, after: State }} CaughtUp */
/**
 * @typedef {{ kind: "applied", before: State, after: State } | { kind: "duplicate" }
 *   | { kind: "gap" } | { kind: "drifted", reason: string }} Step
 */
/**
 * @typedef {{ kind: "fresh", sameEpoch: boolean, reason: string | null, lostFrom: number | null }
 *   | { kind: "resumed", changes: CaughtUp[] }
 *   | { kind: "gap" } | { kind: "drifted", reason: string }} Outcome
 */

/**
 * This page's copy of one session: the state at (epoch, revision).
 *
 * Only messages of the server change it, and only a step that begins at the copy's revision. Every
 * other step is reported and changes nothing.
 */
export class Mirror {
  /** @type {string | null} */
  epoch = null;
  /** @type {number | null} */
  revision = null;
  /** @type {State | null} */
  state = null;
  /**
   * The steps that can be undone and redone, as last reported by the server.
   * @type {UndoAvailability | null}
   */
  undo = null;

  /**
   * Takes the first message of a connection.
   * "fresh": the whole state came (`sameEpoch` is true if the history is still the known one, and
   * `lostFrom` is the first revision that the server had to set aside);
   * "resumed": the missing changes came, listed in `changes`; "drifted": they do not fit.
   * @param {Hello} params
   * @returns {Outcome}
   */
  applyHello(params) {
    this.undo = params.history ?? null;
    if (!params.resumed) {
      const sameEpoch = this.epoch === params.epoch;
      this.#set(params.epoch, params.revision, params.state);
      const lostFrom = params.degraded?.from ?? null;
      return { kind: "fresh", sameEpoch, reason: params.reason ?? null, lostFrom };
    }
    if (this.state === null || this.epoch !== params.epoch)
      return this.#drifted("resumed elsewhere");
    /** @type {CaughtUp[]} */
    const changes = [];
    for (const change of params.changes ?? []) {
      const step = this.applyChange(change);
      if (step.kind === "gap" || step.kind === "drifted") return step;
      if (step.kind === "applied") {
        changes.push({ change, before: step.before, after: step.after });
      }
    }
    return { kind: "resumed", changes };
  }

  /**
   * Takes one `changed`. "applied": with the states `before` and `after`; "duplicate": already
   * known, ignored; "gap": a change is missing in between; "drifted": the patch does not fit.
   * @param {Change} change
   * @returns {Step}
   */
  applyChange(change) {
    if (this.state === null) return { kind: "gap" };
    if (change.revision <= (this.revision ?? 0)) return { kind: "duplicate" };
    const before = this.state;
    this.undo = change.history ?? this.undo;
    if (change.state !== undefined) {
      return this.#apply(before, change.revision, change.state);
    }
    if (change.base !== this.revision) return { kind: "gap" };
    try {
      return this.#apply(before, change.revision, applyPatch(before, change.patch));
    } catch (error) {
      if (error instanceof PatchError) return this.#drifted(error.message);
      throw error;
    }
  }

  /**
   * @param {State} before
   * @param {number} revision
   * @param {State} after
   * @returns {Step}
   */
  #apply(before, revision, after) {
    this.#set(this.epoch, revision, after);
    return { kind: "applied", before, after };
  }

  /** Forgets the position: the next connection asks for the whole state. */
  reset() {
    this.#set(this.epoch, null, this.state);
  }

  /**
   * @param {string | null} epoch
   * @param {number | null} revision
   * @param {State | null} state
   */
  #set(epoch, revision, state) {
    this.epoch = epoch;
    this.revision = revision;
    this.state = state;
  }

  /**
   * @param {string} reason
   * @returns {{ kind: "drifted", reason: string }}
   */
  #drifted(reason) {
    this.reset();
    return { kind: "drifted", reason };
  }
}
