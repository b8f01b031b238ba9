import { scaleOf, setAttribute } from "../../dom/dom.js";

/** The room between a thing and its anchor, in points. */
const GAP = 8;

/**
 * Puts a box below or above the control that it belongs to, entirely within the screen. Without a
 * control, it is where its style says.
 * @param {HTMLElement} box
 * @param {string | null} anchor The control's id.
 */
export function placeAt(box, anchor) {
  const screen = box.closest(".device-screen");
  const control = anchor === null || !screen
    ? null
    : screen.querySelector(`.column [data-control="${CSS.escape(anchor)}"]`);
  setAttribute(box, "data-anchored", control !== null);
  for (const name of ["--x", "--y", "--arrow"]) box.style.removeProperty(name);
  if (!(screen instanceof HTMLElement) || control === null) return;
  const [frame, at] = [screen.getBoundingClientRect(), control.getBoundingClientRect()];
  const scale = scaleOf(screen);
  const middle = (at.left + at.width / 2 - frame.left) / scale;
  const [above, below] = [(at.top - frame.top) / scale, (at.bottom - frame.top) / scale];
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const x = Math.max(GAP, Math.min(middle - width / 2, screen.offsetWidth - width - GAP));
  const isBelow = below + GAP + height <= screen.offsetHeight - GAP;
  const y = isBelow ? below + GAP : Math.max(GAP, above - GAP - height);
  box.style.setProperty("--x", `${Math.round(x)}px`);
  box.style.setProperty("--y", `${Math.round(y)}px`);
  box.style.setProperty("--arrow", `${Math.round(middle - x)}px`);
  setAttribute(box, "data-side", isBelow ? "below" : "above");
}
