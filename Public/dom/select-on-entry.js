/**
 * Selects the text of a field that is entered with a click or a tap, so that typing replaces it. A
 * second click places the caret.
 * @param {HTMLElement} box Holds the fields.
 */
export function selectOnEntry(box) {
  /** @type {EventTarget | null} */
  let entered = null;
  box.addEventListener("pointerdown", ({ target }) => {
    entered = target === document.activeElement ? null : target;
  });
  box.addEventListener("click", ({ target }) => {
    const isText = target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && target.type === "text");
    // Text selected by a drag stays selected.
    if (isText && target === entered && target.selectionStart === target.selectionEnd)
      target.select();
    entered = null;
  });
}
