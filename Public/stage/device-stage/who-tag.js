import { translate } from "../../language/translate.js";
import { setAttribute } from "../../dom/dom.js";
import { writeUntrusted } from "../../dom/text.js";

/** @import { StageParts } from "./stage-parts.js" */

const TAG_TIME = 1200;

/** Names for a moment the other person who changed the state, with a halo around the device. */
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
    writeUntrusted(tag, translate("by {who}", { who }), 60);
    tag.hidden = false;
    setAttribute(device, "data-halo", true);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      tag.hidden = true;
      setAttribute(device, "data-halo", null);
    }, TAG_TIME);
  }
}
