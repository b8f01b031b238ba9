import { animations, loadAnimations } from "../../animation/animation-loader.js";
import { drawNodes } from "../drawing.js";

/** @import { NodeContext } from "../../../types/drawing.d.ts" */
/** @import { Attached } from "../../../model/styles/list-groups.js" */

/** @type {WeakSet<HTMLElement>} */
const known = new WeakSet();

/**
 * Draws the actions beside a row, and those of a row that is edited. Their code comes after the first
 * picture.
 * @param {HTMLElement} cell
 * @param {Attached} attached
 * @param {NodeContext} context
 */
export function drawActions(cell, attached, context) {
  const { leading, trailing, menu, edits } = attached;
  const hasAny = [leading, trailing, menu, edits].some((nodes) => nodes.length > 0);
  if (!hasAny && !known.has(cell)) return;
  known.add(cell);
  const draw = () => animations?.drawActions(cell, attached, context, drawNodes);
  if (animations) draw();
  else loadAnimations().then(draw);
}
