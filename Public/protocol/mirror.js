import { applyPatch, PatchError } from "./json-patch.js";

/** @import { PatchOperation } from "./json-patch.js" */

/** @typedef {{ canUndo: boolean, canRedo: boolean }} UndoAvailability */
/**
 * A revision from the server: a patch, or the whole state.
 * @template State
 * @typedef {{ base: number, revision: number, patch?: PatchOperation[], state?: State,
 *   history?: UndoAvailability }} MirroredChange
 */
/**
 * The first message of a connection: the state, or the changes since the position asked for.
 * @template State
 * @template Change
 * @typedef {{ epoch: string, revision: number, state?: State, resumed?: boolean, reason?: string,
 *   changes?: Change[], degraded?: { from: number }, history?: UndoAvailability }} MirroredHello
 */
/**
 * @template State
 * @template Change
 * @typedef {{ change: Change, before: State, after: State }} CaughtUp
 */
/** @typedef {{ kind: "gap" } | { kind: "drifted", reason: string }} Mismatch */
/**
 * @template State
 * @typedef {{ kind: "applied", before: State, after: State } | { kind: "duplicate" }
 *   | Mismatch} MirrorStep
 */
/**
 * @template State
 * @template Change
 * @typedef {{ kind: "fresh", sameEpoch: boolean, reason: string | null, lostFrom: number | null }
 *   | { kind: "resumed", changes: CaughtUp<State, Change>[] } | Mismatch} Outcome
 */

/**
 * A client's copy of one session: the state at (epoch, revision).
 *
 * Only messages of the server change it, and only a step that begins at the copy's revision. Every
 * other step is reported and changes nothing.
 * @template State
 * @template {MirroredChange<State>} Change
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
   * @param {MirroredHello<State, Change>} params
   * @returns {Outcome<State, Change>}
   */
  applyHello(params) {
    this.undo = params.history ?? null;
    if (!params.resumed) {
      const sameEpoch = this.epoch === params.epoch;
      this.#set(params.epoch, params.revision, params.state ?? null);
      const lostFrom = params.degraded?.from ?? null;
      return { kind: "fresh", sameEpoch, reason: params.reason ?? null, lostFrom };
    }
    if (this.state === null || this.epoch !== params.epoch)
      return this.#drifted("resumed elsewhere");
    /** @type {CaughtUp<State, Change>[]} */
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
   * @returns {MirrorStep<State>}
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
      return this.#apply(before, change.revision, applyPatch(before, change.patch ?? []));
    } catch (error) {
      if (error instanceof PatchError) return this.#drifted(error.message);
      throw error;
    }
  }

  /**
   * @param {State} before
   * @param {number} revision
   * @param {State} after
   * @returns {MirrorStep<State>}
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
