import { translate } from "../../language/translate.js";
import { make } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { drawChip, drawDoor, drawLine, drawScreen } from "./map-nodes.js";
import { makeChip, makeDoor, makeLine, makeScreen } from "./map-nodes.js";
import { makeShape } from "./sketch-drawing.js";

/** @import { Layout } from "../../model/map/map-layout.js" */
/** @import { Plan, PlannedLine } from "../../model/map/map-plan.js" */

/** The elements of a map, in the map's own size: lines, doors, screens and chips. */
export class MapDrawing {
  element = make("div", { class: "map-canvas" });
  #lines = makeShape("g", {});
  #chips = make("div", { "aria-hidden": "true" });
  #doors = make("ul", { "aria-label": translate("Deep links") });
  #screens = make("ol", { "aria-label": translate("Screens") });
  #listeners;

  /** @param {{ onFocus: (id: string) => void, onOpen: (id: string) => void }} listeners */
  constructor(listeners) {
    this.#listeners = listeners;
    const picture = makeShape("svg", { class: "map-lines", "aria-hidden": "true" });
    picture.append(headOfLines(), this.#lines);
    this.element.append(picture, this.#doors, this.#screens, this.#chips);
  }

  /**
   * Draws the first `most` screens. `open` is the one with a card, and `stop` that of the Tab key.
   * @param {Plan} plan
   * @param {Layout} layout
   * @param {{ most: number, open: string | null, stop: string | null }} state
   */
  draw(plan, layout, { most, open, stop }) {
    const screens = plan.screens.slice(0, most);
    const known = new Set(screens.map(({ id }) => id));
    const places = new Map(layout.boxes.map((box) => [box.id, box]));
    const words = new Map(plan.lines.map((line) => [line.id, line]));
    const lines = layout.lines.filter(({ id }) => isDrawn(words.get(id), known));
    keyedList(this.#lines, lines, {
      key: ({ id }) => id,
      make: makeLine,
      update: (element, line) => drawLine(element, line, words.get(line.id), open),
    });
    keyedList(this.#chips, lines.filter(({ id }) => words.has(id)), {
      key: ({ id }) => id,
      make: makeChip,
      update: (element, line) => drawChip(element, line, words.get(line.id), open),
    });
    keyedList(this.#doors, plan.doors, {
      key: ({ id }) => id,
      make: () => makeDoor(this.#listeners),
      update: (item, door) => {
        const { id } = door;
        drawDoor(item, door, { box: places.get(id), isStop: id === stop });
      },
    });
    this.#doors.hidden = plan.doors.length === 0;
    keyedList(this.#screens, screens, {
      key: ({ id }) => id,
      make: () => makeScreen(this.#listeners),
      update: (item, screen) => {
        const { id } = screen;
        drawScreen(item, screen, { box: places.get(id), isOpen: id === open, isStop: id === stop });
      },
    });
  }

  /**
   * The button of a screen or a door.
   * @param {string | null} id
   */
  buttonOf(id) {
    return /** @type {HTMLElement | null} */ (
      this.element.querySelector(`[data-id="${CSS.escape(id ?? "")}"]`)
    );
  }
}

/**
 * True if both ends of a line are drawn; a door always is.
 * @param {PlannedLine | undefined} line
 * @param {Set<string>} known
 */
function isDrawn(line, known) {
  return !line || (known.has(line.from) && known.has(line.to));
}

/** The head of all lines. */
function headOfLines() {
  const marker = makeShape("marker", {
    id: "map-head",
    viewBox: "0 0 8 8",
    refX: 7,
    refY: 4,
    markerWidth: 8,
    markerHeight: 8,
    markerUnits: "userSpaceOnUse",
    orient: "auto",
  });
  marker.append(makeShape("path", { d: "M1 1l6 3-6 3", class: "map-head-line" }));
  const all = makeShape("defs", {});
  all.append(marker);
  return all;
}
