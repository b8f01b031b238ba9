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
  const button = backHelps ? { words: translate("Back"), press: () => emit(bar, "back") } : null;
  showNote(bar, item, [make("p", {}, words)], button);
}

/**
 * Opens a note over an item, with the focus on its button or, without one, on itself.
 * @param {HTMLElement} bar
 * @param {HTMLElement} item
 * @param {Node[]} content
 * @param {{ words: string, press: () => void } | null} button What it does closes the note.
 */
export function showNote(bar, item, content, button) {
  bar.querySelector(".item-explanation")?.remove();
  const note = make(
    "div",
    { class: "item-explanation", role: "dialog", "aria-label": translate("About this screen") },
    ...content,
  );
  note.popover = "auto";
  if (button) note.append(closingButton(note, item, button));
  else note.tabIndex = -1;
  bar.append(note);
  note.addEventListener("toggle", ({ newState }) => newState === "closed" && note.remove());
  note.showPopover({ source: item });
  moveOver(note, item);
  (/** @type {HTMLElement} */ (note.querySelector("button") ?? note)).focus();
}

/**
 * @param {HTMLElement} note
 * @param {HTMLElement} item
 * @param {{ words: string, press: () => void }} button
 */
function closingButton(note, item, { words, press }) {
  const click = () => {
    note.hidePopover();
    press();
    item.focus();
  };
  return make("button", { type: "button", click }, words);
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
