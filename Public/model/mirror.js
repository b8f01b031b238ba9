import { applyPatch, PatchError } from "./json-patch.js";

/**
 * This page's copy of one session: the state at (epoch, revision).
 *
 * It moves only by what the server says, and only when the step begins where the copy stands:
 * anything else is reported, never guessed at.
 */
export class Mirror {
  epoch = null;
  revision = null;
  state = null;

  /**
   * Takes the first message of a connection.
   * "fresh": the whole state came (`sameEpoch` tells whether the history is still the one known, and
   * `lostFrom` the first revision that the server had to set aside);
   * "resumed": the missing changes came, listed in `changes`; "drifted": they do not fit.
   */
  hello(params) {
    if (!params.resumed) {
      const sameEpoch = this.epoch === params.epoch;
      this.#become(params.epoch, params.revision, params.state);
      const lostFrom = params.degraded?.from ?? null;
      return { kind: "fresh", sameEpoch, reason: params.reason ?? null, lostFrom };
    }
    if (this.state === null || this.epoch !== params.epoch) return this.#drift("resumed elsewhere");
    const changes = [];
    for (const change of params.changes ?? []) {
      const step = this.changed(change);
      if (step.kind === "gap" || step.kind === "drifted") return step;
      if (step.kind === "applied") changes.push({ ...step, change });
    }
    return { kind: "resumed", changes };
  }

  /**
   * Takes one `changed`. "applied": with the states `before` and `after`; "duplicate": already known, ignored;
   * "gap": something is missing in between; "drifted": the patch does not fit this copy.
   */
  changed(change) {
    if (this.state === null) return { kind: "gap" };
    if (change.revision <= this.revision) return { kind: "duplicate" };
    const before = this.state;
    if (Object.hasOwn(change, "state")) {
      this.#become(this.epoch, change.revision, change.state);
      return { kind: "applied", before, after: this.state };
    }
    if (change.base !== this.revision) return { kind: "gap" };
    try {
      this.#become(this.epoch, change.revision, applyPatch(before, change.patch));
    } catch (error) {
      if (error instanceof PatchError) return this.#drift(error.message);
      throw error;
    }
    return { kind: "applied", before, after: this.state };
  }

  /** Forgets the position: the next connection asks for the whole state. */
  forget() {
    this.#become(null, null, this.state);
  }

  #become(epoch, revision, state) {
    this.epoch = epoch;
    this.revision = revision;
    this.state = state;
  }

  #drift(reason) {
    this.forget();
    return { kind: "drifted", reason };
  }
}
