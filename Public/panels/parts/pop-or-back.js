import { firstPart, lastPart, setIcon, setText } from "../../dom/dom.js";
import { translate } from "../../language/translate.js";
import { popIsBack } from "../../model/state/path-items.js";

/** @import { Page } from "../page.d.ts" */

/**
 * The step that the button for Pop takes: with an empty path, the device's Back if it shows one.
 * @param {Pick<Page, "live">} page
 */
export function popOrBack({ live }) {
  return popIsBack(live)
    ? {
      verb: "back",
      words: translate("Back"),
      glyph: "back",
      reason: translate("The path is empty, so this taps the device’s Back button."),
    }
    : { verb: "pop", words: translate("Pop"), glyph: "pop", reason: null };
}

/**
 * @param {HTMLElement} button Made of an icon and an element with the words.
 * @param {{ words: string, glyph: string }} step
 */
export function drawStepBack(button, { words, glyph }) {
  setIcon(firstPart(button), glyph);
  setText(lastPart(button), words);
}
