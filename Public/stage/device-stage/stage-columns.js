import { sheetStyle } from "../../model/styles/sheet-style.js";
import { stackKeys, titlesAfter, topElement } from "../../model/state/stage-view.js";
import { styleOf } from "../../model/styles/styles.js";
import { setAttribute } from "../../dom/dom.js";

/** @import { ColumnName, Presentation, Screen, State, StyleTable } from "../../types/state.d.ts" */
/** @import { StageColumn, StageView } from "../../model/state/stage-view.js" */
/** @import { Modals } from "../../screen/modal-layer/modal-layer.js" */
/** @import { StageParts } from "./stage-parts.js" */

/**
 * The titles on the stacks of columns for which the state gives only the top screen, by scene and
 * column.
 * @typedef {Map<string, string[]>} Titles
 */

/** Draws the columns of a state into the parts of a stage. */
export class StageColumns {
  #parts;
  /** @type {Titles} */
  #titles = new Map();

  /** @param {StageParts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /**
   * @param {State} state
   * @param {StageView} view
   * @param {boolean} animates
   * @param {boolean} isMac The sidebar button is in a Mac's window bar, not on its screens.
   */
  draw(state, view, animates, isMac) {
    const { sheet, alert, inspector } = view;
    const { view: { styles, animation }, presentation: { collapsed: isNarrow } } = state;
    const isBeside = sheet !== null && sheetStyle(sheet, styles, isNarrow).kind === "inspector";
    this.#arrange(view, isBeside);
    const more = { animates, styles, animation, isNarrow };
    this.#parts.modals.modals = { sheet, alert, ...more };
    this.#drawInspector({ sheet: inspector, alert: null, ...more });
    this.#drawScreens(state, view, animates, isMac);
  }

  /**
   * The layer of an inspector is there only while there is one.
   * @param {Modals} shown
   */
  #drawInspector(shown) {
    const { inspector, modals } = this.#parts;
    if (shown.sheet && !inspector.isConnected) modals.before(inspector);
    if (inspector.isConnected) inspector.modals = shown;
    if (!shown.sheet) inspector.remove();
  }

  /**
   * @param {StageView} view
   * @param {boolean} isBeside The sheet is beside the columns, which stay in use.
   */
  #arrange({ columns, inspector, sheet, alert }, isBeside) {
    const isCovered = Boolean((sheet && !isBeside) || alert);
    const isOverlaid = columns.some(({ shown, overlay }) => shown && overlay);
    const [first, last] = [columns.find(isShown)?.name, columns.findLast(isShown)?.name];
    for (const { name, element } of this.#parts.columns) {
      const column = columnNamed(name, columns);
      element.hidden = !column?.shown;
      setAttribute(element, "aria-label", column?.label);
      element.inert = isCovered || (isOverlaid && name === "detail");
      setAttribute(element, "data-overlay", column?.overlay ?? false);
      setAttribute(element, "data-first", name === first || (column?.overlay ?? false));
      setAttribute(element, "data-last", name === last);
    }
    setAttribute(this.#parts.screen, "data-overlaid", isOverlaid);
    this.#parts.inspector.inert = isCovered;
    setAttribute(this.#parts.screen, "data-inspector", isBeside || inspector !== null);
  }

  /**
   * @param {State} state
   * @param {StageView} view
   * @param {boolean} animates
   * @param {boolean} isMac
   */
  #drawScreens(state, { columns }, animates, isMac) {
    const front = columns.find(({ shown }) => shown);
    for (const { name, stack, element } of this.#parts.columns) {
      const screen = columnNamed(name, columns)?.screen ?? null;
      widen(element, screen, state.view.styles);
      const isDetail = name === "detail";
      const hasToggle = !isMac && name === front?.name;
      stack.stack = screen && {
        screen,
        animates,
        keys: isDetail ? stackKeys(state) : this.#columnKeys(state, name, screen),
        context: {
          marks: isDetail ? "grey" : "fill",
          column: name,
          animates,
          styles: state.view.styles,
          animation: state.view.animation,
        },
        toggle: hasToggle ? visibilityAfterToggle(state.presentation) : null,
        element: isDetail ? topElement(state) : null,
      };
    }
  }

  /**
   * @param {State} state
   * @param {ColumnName} name
   * @param {Screen} screen
   */
  #columnKeys({ scene }, name, screen) {
    const known = `${scene.id} ${name}`;
    const titles = titlesAfter(this.#titles.get(known) ?? [], screen);
    this.#titles.set(known, titles);
    return titles.map((_, depth) => `scene ${scene.id} ${depth}`);
  }
}

/**
 * The width that the author gives a column: its ideal width, or the nearest bound.
 * @param {HTMLElement} column
 * @param {Screen | null} screen
 * @param {StyleTable | undefined} styles
 */
function widen(column, screen, styles) {
  const asked = screen ? styleOf(styles, screen.style).base.columnWidth : null;
  const [least, ideal, most] = Array.isArray(asked) ? asked : [];
  const width = [ideal, least, most].find((value) => Number.isFinite(value) && value > 0);
  if (width === undefined) column.style.removeProperty("--column-width");
  else column.style.setProperty("--column-width", `${Math.min(width, 2000)}px`);
}

/** @param {StageColumn} column */
function isShown({ shown }) {
  return shown;
}

/**
 * @param {ColumnName} name
 * @param {StageColumn[]} columns
 */
function columnNamed(name, columns) {
  return columns.find((column) => column.name === name);
}

/**
 * The visibility that the sidebar button asks for; null without a sidebar.
 * @param {Presentation} presentation
 */
export function visibilityAfterToggle({ columns, sidebarToggle }) {
  return columns.length > 1 ? sidebarToggle ?? null : null;
}
