import { firstPush } from "../../model/state/first-commands.js";
import { translate } from "../../language/translate.js";
import { recordingOf } from "../../model/script/recording.js";
import { copyButton } from "../../dom/clipboard.js";
import { emit, make, setText } from "../../dom/dom.js";
import { download } from "../../dom/download.js";
import { EmptyState } from "../parts/empty-state.js";
import { writeUntrustedLines } from "../../dom/text.js";
import { picker, showRevision } from "../parts/revision-picker.js";
import { CodeView } from "../parts/code-view.js";
import { FORMATS } from "./formats.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Page } from "../page.d.ts" */
/** @import { Recording } from "../../model/script/recording.js" */

/** The number of newest revisions that are recorded unless a person chooses others. */
const USUAL = 50;
/** A session that changes is recorded again after a pause of this many milliseconds, or this many
 * times the duration of the recording. */
const PAUSE = 600;
const TIMES = 4;

/**
 * A part of the log as code that repeats it.
 *
 *   panel.page = page;   // reads page.link, page.selection, page.viewing, page.ask
 *
 * It is the selected range, or ends at the selected revision, the viewed one, or the newest, unless
 * a person chooses other ends.
 */
export class SessionCode extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  /** @type {{ from: number | null, to: number | null }} */
  #chosen = { from: null, to: null };
  #format = FORMATS[0];
  /** @type {Recording | null} */
  #recording = null;
  /** The range that the recording is of, or will be. */
  #asked = "";
  #isThrottled = false;
  #text = "";
  #from = picker(translate("First revision"), (from) => this.#choose({ from }));
  #to = picker(translate("Last revision"), (to) => this.#choose({ to }));
  #formats = make(
    "select",
    {
      class: "code-format",
      "aria-label": translate("Kind of code"),
      change: ({ currentTarget }) => this.#setFormat(currentTarget.value),
    },
    ...FORMATS.map(({ id, words }) => make("option", { value: id }, translate(words))),
  );
  #newest = make(
    "button",
    { type: "button", click: () => this.#chooseNewest() },
    translate("Newest"),
  );
  #note = make("p", { class: "json-note" });
  #problem = make("p", { class: "json-problem", hidden: true });
  #empty = new EmptyState();
  #view = new CodeView(translate("The code"));
  #copy = copyButton(translate("Copy"), () => this.#text);
  #download = make(
    "button",
    { type: "button", class: "copy-button", click: () => this.#save() },
    translate("Download"),
  );

  #script = make(
    "button",
    { type: "button", class: "copy-button", click: () => this.#makeScript() },
    translate("Make a script"),
  );

  /** @param {Page} page */
  set page(page) {
    const isRange = page.selection.from !== null && page.selection !== this.#page?.selection;
    if (isRange || page.link.epoch !== this.#page?.link.epoch)
      this.#chosen = { from: null, to: null };
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (this.firstChild) return;
    const range = make(
      "div",
      { class: "code-range" },
      make("label", {}, translate("From r"), this.#from),
      make("label", {}, translate("to r"), this.#to),
      this.#newest,
    );
    const head = make(
      "div",
      { class: "json-head" },
      this.#formats,
      this.#copy,
      this.#download,
      this.#script,
    );
    this.append(range, head, this.#note, this.#problem, this.#empty.element, this.#view.element);
    this.update();
  }

  /** The revisions that are recorded: `[from, to]`; none if there are none. */
  get #range() {
    const { selection, viewing, link } = this.#page ?? {};
    const shown = selection?.revision ?? viewing?.revision ?? link?.revision ?? 0;
    const to = this.#chosen.to ?? shown;
    return [this.#chosen.from ?? selection?.from ?? Math.max(1, to - USUAL + 1), to];
  }

  update() {
    if (!this.#page?.state || !this.firstChild) return;
    const [from, to] = this.#range;
    const { epoch, revision, phase } = this.#page.link;
    showRevision(this.#from, from, revision ?? 0);
    showRevision(this.#to, to, revision ?? 0);
    const { from: first, to: last } = this.#chosen;
    this.#newest.hidden = (first ?? last ?? this.#page.selection.from) === null;
    this.#drawFormats(this.#page.state);
    const asked = `${epoch} ${from} ${to}`;
    if (asked === this.#asked || this.#isThrottled || phase !== "live") return;
    this.#asked = asked;
    this.#record(this.#page, from, to);
  }

  /**
   * A kind of code that needs views says so, in place of an error.
   * @param {State} state
   */
  #drawFormats({ screens }) {
    const hasViews = screens.some(({ declaration }) => declaration);
    FORMATS.forEach(({ words, needsViews }, index) => {
      const option = this.#formats.options[index];
      option.disabled = needsViews === true && !hasViews;
      const name = translate(words);
      setText(
        option,
        option.disabled ? translate("{name} (this scene has no views)", { name }) : name,
      );
    });
  }

  /**
   * @param {Page} page
   * @param {number} from
   * @param {number} to
   */
  async #record(page, from, to) {
    this.#empty.element.hidden = to >= 1;
    if (to < 1) {
      const words = translate("No changes yet. What you do turns into code here.");
      this.#empty.show(words, firstPush(page));
      return this.#fail("");
    }
    if (from > to) return this.#fail(translate("The first revision is after the last one."));
    this.#isThrottled = true;
    const began = performance.now();
    try {
      this.#recording = await recordingOf(page, from, to);
      this.#draw();
    } catch (error) {
      this.#fail(/** @type {Error} */ (error).message);
    }
    setTimeout(() => {
      this.#isThrottled = false;
      this.update();
    }, Math.max(PAUSE, TIMES * (performance.now() - began)));
  }

  /** @param {string} words */
  #fail(words) {
    this.#recording = null;
    writeUntrustedLines(this.#problem, words, 400);
    this.#draw();
  }

  async #draw() {
    const [page, recording, format] = [this.#page, this.#recording, this.#format];
    if (!page || !recording) return this.#show(false);
    let text;
    try {
      text = await format.write(recording, page);
    } catch (error) {
      writeUntrustedLines(this.#problem, /** @type {Error} */ (error).message, 400);
    }
    if (recording !== this.#recording || format !== this.#format) return;
    this.#show(text !== undefined);
    if (text === undefined) return;
    setText(this.#note, format.notes.map((note) => translate(note)).join(" "));
    this.#text = text;
    this.#view.show(text.trimEnd(), format.language);
  }

  /** @param {boolean} isThere There is code. */
  #show(isThere) {
    this.#problem.hidden = isThere || !this.#empty.element.hidden;
    this.#note.hidden = this.#view.element.hidden = !isThere;
    this.#copy.hidden = this.#download.hidden = this.#script.hidden = !isThere;
  }

  /** @param {string} id */
  #setFormat(id) {
    this.#format = FORMATS.find((format) => format.id === id) ?? FORMATS[0];
    this.#draw();
  }

  /** @param {{ from?: number | null, to?: number | null }} range */
  #choose(range) {
    this.#chosen = { ...this.#chosen, ...range };
    this.#from.blur();
    this.#to.blur();
    this.update();
  }

  #chooseNewest() {
    if (this.#page?.selection.from !== null) emit(this, "selectRevision", { revision: null });
    this.#choose({ from: null, to: null });
  }

  /** Opens the revisions as a script, to be edited and run. */
  #makeScript() {
    emit(this, "scripts", { act: "span", span: this.#range });
    emit(this, "openPanel", { id: "scripts" });
  }

  #save() {
    download(this.#format.file, this.#text);
  }
}
