import { translate } from "../../language/translate.js";
import { emit, make } from "../../dom/dom.js";

const GAP = 8;

/**
 * Explains over an item's button why it pops nothing, with the button that helps.
 * @param {HTMLElement} bar
 * @param {HTMLElement} item
 * @param {{ words: string, backHelps: boolean }} explanation
 */
export function showExplanation(bar, item, { words, backHelps }) {
  bar.querySelector(".item-explanation")?.remove();
  const note = make(
    "div",
    { class: "item-explanation", role: "dialog", "aria-label": translate("About this screen") },
    make("p", {}, words),
  );
  note.popover = "auto";
  if (backHelps) note.append(backButton(bar, note, item));
  else note.tabIndex = -1;
  bar.append(note);
  note.addEventListener("toggle", ({ newState }) => newState === "closed" && note.remove());
  note.showPopover({ source: item });
  moveOver(note, item);
  (/** @type {HTMLElement} */ (note.querySelector("button") ?? note)).focus();
}

/**
 * @param {HTMLElement} bar
 * @param {HTMLElement} note
 * @param {HTMLElement} item
 */
function backButton(bar, note, item) {
  const click = () => {
    note.hidePopover();
    emit(bar, "back");
    item.focus();
  };
  return make("button", { type: "button", click }, translate("Back"));
}

/**
 * @param {HTMLElement} note
 * @param {HTMLElement} item
 */
function moveOver(note, item) {
  const [box, around] = [item.getBoundingClientRect(), note.getBoundingClientRect()];
  const left = box.left + box.width / 2 - around.width / 2;
  const most = document.documentElement.clientWidth - around.width - GAP;
  note.style.left = `${Math.max(GAP, Math.min(left, most))}px`;
  note.style.top = `${Math.max(GAP, box.top - around.height - GAP)}px`;
}
