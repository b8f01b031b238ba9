// The sizes of what a map draws, and the layout of a plan.

import { term, translate } from "../../language/translate.js";
import { layoutDown, layoutOf } from "./map-layout.js";
import { SKETCH_HEIGHT, SKETCH_WIDTH } from "./screen-sketch.js";

/** @import { Mark } from "./map-marks.js" */
/** @import { PlacedBox } from "./map-layout.js" */
/** @import { Plan } from "./map-plan.js" */

/** A screen: its sketch, and below that its title, its examples and, if it has some, its notes. */
export const BOX = {
  width: SKETCH_WIDTH,
  sketch: SKETCH_HEIGHT,
  title: 24,
  line: 14,
  end: 6,
  radius: 10,
};
const DOOR = { width: 150, height: 32 };

const MARKS = {
  here: term("You are here"),
  deadEnd: term("Dead end"),
  noWayBack: term("No way back"),
};

/** @param {Mark} mark */
export const markWords = (mark) => translate(MARKS[mark]);

/**
 * The colour of a screen's frame: the worst of its marks.
 * @param {Mark[]} marks
 */
export function toneOf(marks) {
  if (marks.includes("deadEnd")) return "error";
  if (marks.includes("noWayBack")) return "risk";
  return marks.length > 0 ? "accent" : null;
}

/**
 * @param {Mark[]} marks
 * @param {string} loop
 */
export function notesOf(marks, loop) {
  return [...marks.map(markWords), ...(loop ? [`↻ ${loop}`] : [])].join(" · ");
}

/**
 * The width of a line that was taken so often.
 * @param {number} count
 */
export function strokeOf(count) {
  return Math.round(Math.min(4, 1.5 + Math.log2(Math.max(1, count)) * 0.4) * 10) / 10;
}

/**
 * The places of a plan's boxes and lines. A door's line has the door's id.
 * @param {Plan} plan
 * @param {PlacedBox[]} [before] Boxes that stay where they are, as far as there is room.
 * @param {boolean} [isDown]
 */
export function layoutOfPlan({ screens, doors, lines, roots }, before, isDown = false) {
  const room = BOX.sketch + BOX.title + BOX.line * 2 + BOX.end;
  const boxes = [
    ...screens.map(({ id, examples, marks, loop }) => {
      const below = (examples ? 1 : 0) + (marks.length > 0 || loop ? 1 : 0);
      const height = BOX.sketch + BOX.title + BOX.line * below + BOX.end;
      return { id, width: BOX.width, height, room, isDoor: false };
    }),
    ...doors.map(({ id }) => ({ id, ...DOOR, room: DOOR.height, isDoor: true })),
  ];
  const all = [
    ...lines.filter(({ isDrawn }) => isDrawn),
    ...doors.map(({ id, to }) => ({ id, from: id, to, isBack: false })),
  ];
  return (isDown ? layoutDown : layoutOf)(boxes, all, roots, before);
}
