import { byteLength } from "./byte-length.js";

/** @import { Frame, Runtime } from "../types/wire.d.ts" */

const KEPT = 200;

/** The frames of a connection as they pass: counted, and the newest kept for those who look later. */
export class Wire {
  /** @type {Frame[]} */
  newest = [];
  sent = { frames: 0, bytes: 0 };
  received = { frames: 0, bytes: 0 };
  connections = 0;
  /**
   * Called with every frame, once someone looks.
   * @type {((frame: Frame) => void)[]}
   */
  listeners = [];
  /**
   * Passes frames on in place of the line: later, twice, or not at all.
   * @type {{ isCut: boolean, pass(frame: Frame, deliver: (text: string) => void): void } | null}
   */
  faults = null;
  #now;

  /** @param {Runtime["now"]} now */
  constructor(now) {
    this.#now = now;
  }

  /**
   * @param {boolean} isSent
   * @param {string} text
   * @param {(text: string) => void} deliver
   */
  pass(isSent, text, deliver) {
    const bytes = byteLength(text);
    const sum = isSent ? this.sent : this.received;
    sum.frames += 1;
    sum.bytes += bytes;
    const frame = { isSent, text, bytes, at: this.#now() };
    this.newest.push(frame);
    if (this.newest.length > KEPT) this.newest.shift();
    for (const follow of this.listeners) follow(frame);
    if (this.faults) this.faults.pass(frame, deliver);
    else deliver(text);
  }
}
