import { say } from "../../model/say.js";
import { setAttribute, setText } from "../../page/dom.js";

/** @import { StageParts } from "./stage-parts.js" */

const TAG_TIME = 1200;

/** Names for a moment whoever else changed the state, with a halo around the device. */
export class WhoTag {
  #parts;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Pick<StageParts, "tag" | "device">} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** @param {string} who */
  show(who) {
    const { tag, device } = this.#parts;
    setText(tag, say("by {who}", { who }));
    tag.hidden = false;
    setAttribute(device, "data-halo", true);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      tag.hidden = true;
      setAttribute(device, "data-halo", null);
    }, TAG_TIME);
  }
}
