import { emit } from "../../dom/dom.js";

/** @import { RowWindow } from "../../dom/row-window.js" */
/** @import { FoundRows, LogRow, LogRows } from "../../model/log/log-rows.js" */
/** @import { Selected } from "../../types/page.d.ts" */
/** @import { LogView } from "./log-view.js" */

/**
 * The element of the log: its drawing, and the focus of its rows.
 * @typedef {HTMLElement & { update(): void, drawAgain(): void,
 *   focusRow(selector: string): void }} LogElement
 */

/** The rows that people choose in the log, with the pointer or the keys. */
export class LogSelection {
  /**
   * The revision of the row that has the focus, or had it last.
   * @type {number | null}
   */
  active = null;
  /**
   * The revisions that are selected in all panels.
   * @type {Selected}
   */
  selected = { revision: null, from: null };
  /**
   * The revision at which a range selected with the Shift key begins.
   * @type {number | null}
   */
  #anchor = null;
  #log;
  #view;
  #window;

  /**
   * @param {LogElement} log
   * @param {LogView} view
   * @param {RowWindow} window
   */
  constructor(log, view, window) {
    this.#log = log;
    this.#view = view;
    this.#window = window;
  }

  /** @param {number} revision */
  activate(revision) {
    if (this.active === revision) return;
    this.active = revision;
    this.#log.update();
  }

  /**
   * @param {HTMLElement} row
   * @param {MouseEvent} event
   */
  clicked(row, { target, shiftKey }) {
    const person = target instanceof Element && target.closest(".log-person");
    const index = Number(row.dataset.index);
    if (shiftKey) {
      this.#extend(index);
      return row.focus({ preventScroll: true });
    }
    const entry = this.#view.rows?.at(index)?.entry;
    if (!person || !entry) return this.#choose(index);
    emit(this.#log, "filterLog", { query: `by:${entry.cause.client ?? "app"}` });
  }

  /**
   * Selects a row's revision for all panels, or deselects it; opens a fold.
   * @param {number} index
   */
  #choose(index) {
    const row = this.#view.rows?.at(index);
    if (!row) return;
    if (row.kind === "fold") {
      this.#view.toggle(row);
      return this.#log.drawAgain();
    }
    const { revision, from } = this.selected;
    const isChosen = revision === row.revision && from === null;
    this.#anchor = row.revision;
    emit(this.#log, "selectRevision", { revision: isChosen ? null : row.revision });
  }

  /**
   * Shows a row's revision on the stage; opens a fold.
   * @param {number} index
   */
  show(index) {
    const row = this.#view.rows?.at(index);
    if (row?.kind === "fold") this.#choose(index);
    else if (row) emit(this.#log, "viewRevision", { revision: row.revision });
  }

  /**
   * Selects the revisions from the anchor to a row, including all of a fold.
   * @param {number} index
   */
  #extend(index) {
    const row = this.#view.rows?.at(index);
    if (!row) return;
    const { revision, kind, count } = row;
    this.#anchor ??= this.selected.revision ?? revision;
    const oldest = Math.min(this.#anchor, kind === "fold" ? revision - count + 1 : revision);
    const newest = Math.max(this.#anchor, revision);
    const from = oldest < newest ? oldest : null;
    emit(this.#log, "selectRevision", { revision: newest, from });
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const rows = this.#view.rows;
    const row = /** @type {HTMLElement | null} */ (
      event.target instanceof HTMLElement ? event.target.closest(".log-row") : null
    );
    if (!rows || !row) return;
    const index = Number(row.dataset.index);
    const step = this.#window.step(event.key);
    const chooses = event.key === "Enter" || event.key === " ";
    if (step === undefined && !chooses) return;
    event.preventDefault();
    if (event.key === "Enter") return this.show(index);
    if (step === undefined) return this.#choose(index);
    const next = Math.max(0, Math.min(rows.count - 1, index + step));
    if (event.shiftKey) this.#anchor ??= Number(row.dataset.revision);
    else this.#anchor = null;
    if (event.shiftKey) this.#extend(next);
    this.#goTo(rows, next);
  }

  /**
   * @param {LogRows | FoundRows} rows
   * @param {number} index
   */
  #goTo(rows, index) {
    this.#window.reveal(index);
    const row = /** @type {LogRow} */ (rows.at(index));
    this.activate(row.revision);
    this.#log.drawAgain();
    this.#log.focusRow(`[data-index="${index}"]`);
  }
}
