import { byteWords } from "../../model/session/link-figures.js";
import { translate } from "../../language/translate.js";
import { make, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";

/** @import { WireRecord } from "../../model/session/wire-record.js" */

const MOST_SUMS = 6;

/** The bytes and frames a second over a line, and a button for each of the largest kinds of frame. */
export class WireSums {
  #rates = make("span", { class: "hint wire-rates" });
  #sums = make("div", {
    class: "wire-sums fades-inline",
    role: "group",
    "aria-label": translate("Frames of each kind"),
  });
  #find;

  /** @param {(kind: string) => void} find Called when someone chooses a kind. */
  constructor(find) {
    this.#find = find;
  }

  get parts() {
    return [this.#sums, this.#rates];
  }

  /** @param {WireRecord} record */
  draw(record) {
    const { sent, received, frames } = record.rates(performance.now());
    const rate = (/** @type {number} */ bytes) => `${byteWords(Math.round(bytes))}/s`;
    const values = { heard: rate(received), sent: rate(sent) };
    const pace = frames.toFixed(frames < 10 ? 1 : 0);
    setText(this.#rates, translate("In {heard}, out {sent}, {pace} frames/s", { ...values, pace }));
    keyedList(this.#sums, record.sums.slice(0, MOST_SUMS), {
      key: ({ isSent, kind }) => `${isSent} ${kind}`,
      make: ({ kind }) =>
        make("button", { type: "button", class: "wire-sum", click: () => this.#find(kind) }),
      update: (button, { isSent, kind, frames, bytes }) => {
        setText(button, `${isSent ? "↑" : "↓"} ${kind} ${frames} · ${byteWords(bytes)}`);
      },
    });
  }
}
