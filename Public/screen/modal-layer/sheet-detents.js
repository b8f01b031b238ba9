import { detentHeight } from "../../model/styles/sheet-style.js";
import { scaleOf, setAttribute } from "../../dom/dom.js";

/** @import { Detent } from "../../model/styles/sheet-style.js" */

/** The heights of a sheet: its grabber is dragged from one to the next, or down to dismiss it. */
export class SheetDetents {
  #sheet;
  #dismiss;
  /** @type {Detent[]} */
  #detents = [{ share: 1 }];
  #index = 0;

  /**
   * @param {HTMLElement} sheet
   * @param {HTMLElement} grabber
   * @param {() => void} dismiss
   */
  constructor(sheet, grabber, dismiss) {
    this.#sheet = sheet;
    this.#dismiss = dismiss;
    grabber.addEventListener("pointerdown", (event) => this.#drag(event, grabber));
    grabber.addEventListener("keydown", (event) => {
      const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
      if (step === 0 || this.#detents.length < 2) return;
      event.preventDefault();
      event.stopPropagation();
      this.#settle(this.#index + step);
    });
  }

  /**
   * A sheet that has just come up has its first height.
   * @param {Detent[]} detents
   * @param {number | null} first
   */
  set(detents, first) {
    this.#detents = detents;
    this.#settle(first ?? this.#index);
  }

  /** @param {number} index */
  #settle(index) {
    this.#index = Math.min(this.#detents.length - 1, Math.max(0, index));
    const detent = this.#detents[this.#index];
    const share = "share" in detent ? detent.share : null;
    const height = "height" in detent ? detent.height : 0;
    const value = share === null
      ? `calc(${height}px + var(--device-b))`
      : `calc(var(--sheet-room) * ${share})`;
    this.#sheet.style.setProperty("--sheet-height", value);
    setAttribute(this.#sheet, "data-partial", share !== 1);
    this.#sheet.style.removeProperty("--pull");
  }

  /**
   * @param {PointerEvent} down
   * @param {HTMLElement} grabber
   */
  #drag(down, grabber) {
    if (down.button !== 0) return;
    const ended = new AbortController();
    const { signal } = ended;
    const scale = scaleOf(this.#sheet);
    const height = this.#sheet.offsetHeight;
    let pulled = 0;
    grabber.setPointerCapture(down.pointerId);
    grabber.addEventListener("pointermove", ({ clientY }) => {
      pulled = (clientY - down.clientY) / scale;
      this.#sheet.style.setProperty("--pull", `${Math.round(pulled)}px`);
    }, { signal });
    for (const name of ["pointerup", "pointercancel"]) {
      grabber.addEventListener(
        name,
        () => (ended.abort(), this.#endDrag(height - pulled, pulled)),
        {
          signal,
        },
      );
    }
  }

  /**
   * @param {number} height
   * @param {number} pulled
   */
  #endDrag(height, pulled) {
    if (Math.abs(pulled) < 6) return this.#settle(this.#index);
    const room = this.#sheet.parentElement?.offsetHeight ?? height;
    const heights = this.#detents.map((detent) => detentHeight(detent, room, 34));
    this.#sheet.dataset.dragged = "";
    setTimeout(() => delete this.#sheet.dataset.dragged);
    if (height < heights[0] * 0.6) return this.#dismiss();
    const distances = heights.map((each) => Math.abs(each - height));
    this.#settle(distances.indexOf(Math.min(...distances)));
  }
}
