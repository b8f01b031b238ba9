import { translate } from "../../model/translate.js";
import { intend, make } from "../../page/dom.js";

const GAP = 8;

/**
 * Explains over a place's button why it pops nothing, with the button that helps.
 * @param {HTMLElement} bar
 * @param {HTMLElement} place
 * @param {{ words: string, backHelps: boolean }} explanation
 */
export function showNote(bar, place, { words, backHelps }) {
  bar.querySelector(".place-note")?.remove();
  const note = make(
    "div",
    { class: "place-note", role: "dialog", "aria-label": translate("About this screen") },
    make("p", {}, words),
  );
  note.popover = "auto";
  if (backHelps) note.append(backButton(bar, note, place));
  else note.tabIndex = -1;
  bar.append(note);
  note.addEventListener("toggle", ({ newState }) => newState === "closed" && note.remove());
  note.showPopover({ source: place });
  moveOver(note, place);
  (/** @type {HTMLElement} */ (note.querySelector("button") ?? note)).focus();
}

/**
 * @param {HTMLElement} bar
 * @param {HTMLElement} note
 * @param {HTMLElement} place
 */
function backButton(bar, note, place) {
  const click = () => {
    note.hidePopover();
    intend(bar, "back");
    place.focus();
  };
  return make("button", { type: "button", click }, translate("Back"));
}

/**
 * @param {HTMLElement} note
 * @param {HTMLElement} place
 */
function moveOver(note, place) {
  const [box, around] = [place.getBoundingClientRect(), note.getBoundingClientRect()];
  const left = box.left + box.width / 2 - around.width / 2;
  const most = document.documentElement.clientWidth - around.width - GAP;
  note.style.left = `${Math.max(GAP, Math.min(left, most))}px`;
  note.style.top = `${Math.max(GAP, box.top - around.height - GAP)}px`;
}
