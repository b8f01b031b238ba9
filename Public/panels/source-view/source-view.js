import { editorOf, editorPath, EDITORS } from "../../model/code/editors.js";
import { term, translate } from "../../language/translate.js";
import { swiftLines, swiftTokens } from "../../model/code/swift-tokens.js";
import { visibleText } from "../../dom/visible-marks.js";
import { readStored, writeStored } from "../../dom/storage.js";
import { copyButton } from "../../dom/clipboard.js";
import { emit, make, setAttribute, setText } from "../../dom/dom.js";
import { keyedList } from "../../dom/keyed-list.js";
import { writeUntrusted } from "../../dom/text.js";
import { CodeView } from "../parts/code-view.js";
import { declaredScreens, optionWords, withAsked } from "./declared-screens.js";
import { GeneratedCode } from "./generated-code.js";
import { noteWords } from "./note-words.js";

/** @import { SourceLocation, State } from "../../types/state.d.ts" */
/** @import { Build } from "../../types/wire.d.ts" */
/** @import { Page } from "../page.d.ts" */
/** @import { Declared } from "./declared-screens.js" */
/** @import { XRay } from "../../stage/inspection/x-ray-mode.js" */

const MISSING = term(
  "The server has no source file named {file}. Start it with --sources FOLDER, the folder with the app’s Swift files.",
);
const LOCKED = term(
  "The server requires its token to show sources. Open the page with the token.",
);
const FAILED = term("Couldn’t load the source: {reason}. Reopen the panel to try again.");
const NO_PATH = term("The server doesn’t reveal file paths. Location copied for your editor.");
const BEYOND = term(
  "The file has changed: it has {count} lines, and line {line} isn’t one of them.",
);
const LABEL = term("Source of {file}");
const OPEN = term("Open in {editor}");
const KEY = "colonnade.editor";

/**
 * The Swift file that declares a screen of the stage, scrolled to the line of the declaration.
 *
 *   panel.page = page;   // reads page.state, page.xRay
 *
 * It follows the selection of X-ray, otherwise the screen in front. Only the lines in sight exist.
 */
export class SourceView extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #drawn = { state: /** @type {State | null} */ (null), version: -1 };
  /** @type {Build | null} */
  #build = null;
  /** The screen that the person has chosen here, until another is selected on the stage. */
  #chosen = "";
  /** @type {SourceLocation | null} */
  #location = null;
  #loaded = "";
  #count = 0;
  #select = make("select", {
    "aria-label": translate(term("Screen")),
    change: ({ currentTarget }) => this.#choose(currentTarget.value),
  });
  #copy = copyButton(translate(term("Copy place")), () => this.#locationText);
  #editor = editorOf(readStored(localStorage, KEY));
  #path = /** @type {string | null} */ (null);
  #open = make("a", { class: "source-open", hidden: true });
  #editors = make(
    "select",
    {
      "aria-label": translate("Editor"),
      hidden: true,
      change: ({ currentTarget }) => this.#chooseEditor(currentTarget.value),
    },
    ...EDITORS.map(({ id, name }) => make("option", { value: id }, name)),
  );
  #head = make(
    "div",
    { class: "source-head" },
    this.#select,
    this.#copy,
    this.#open,
    this.#editors,
  );
  #problem = make("p", { class: "source-problem", role: "status" });
  #view = new CodeView("");
  #generated = new GeneratedCode();
  #note = make("p", { class: "source-note" });

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild) {
      this.#editors.value = this.#editor.id;
      this.append(this.#head, this.#problem, this.#view.element, this.#note);
      this.#view.drawLine = (line, index) => this.#mark(line, index);
    }
    emit(this, "readyXRay");
  }

  /** The location as editors and compilers write it. */
  get #locationText() {
    return this.#location ? `${this.#location.file}:${this.#location.line}` : "";
  }

  update() {
    const { state, xRay, build = null } = this.#page ?? {};
    if (!state || !xRay || !this.firstChild) return;
    setText(this.#note, noteWords(build));
    const { version } = xRay;
    if (build !== this.#build) this.#dropLoaded(build);
    if (state === this.#drawn.state && version === this.#drawn.version) return;
    if (version !== this.#drawn.version) this.#chosen = "";
    this.#drawn = { state, version };
    this.#drawScreens(declaredScreens(state), xRay);
  }

  /**
   * After sources have been saved, reads the file again.
   * @param {Build | null} build
   */
  #dropLoaded(build) {
    this.#build = build;
    this.#loaded = "";
    this.#drawn.version = -1;
  }

  /**
   * @param {Declared[]} declared
   * @param {XRay} xRay
   */
  #drawScreens(declared, { wanted, selected }) {
    const screens = withAsked(declared, wanted);
    const part = selected?.part;
    const known = screens.find(({ key }) => key === this.#chosen) ??
      screens.find(({ location }) =>
        wanted?.file === location.file && wanted.line === location.line
      ) ??
      screens.find((screen) => screen.part === part) ??
      screens.find((screen) => screen.part === "sheet") ?? screens[0];
    this.#head.hidden = !known;
    keyedList(this.#select, screens, {
      key: ({ key }) => key,
      make: ({ key }) => make("option", { value: key }),
      update: (option, screen) => setText(option, optionWords(screen)),
    });
    if (!known) return this.#generate(true);
    this.#select.value = known.key;
    this.#show(known.location);
  }

  /** @param {string} key */
  #choose(key) {
    this.#chosen = key;
    this.#drawn = { ...this.#drawn, state: null };
    this.update();
  }

  /** @param {SourceLocation} source */
  async #show(source) {
    const before = this.#location;
    this.#location = source;
    if (before?.file === source.file && before.line === source.line && this.#loaded) return;
    if (this.#loaded !== source.file) await this.#load(source.file);
    if (this.#location === source && this.#loaded === source.file) this.#goTo(source.line);
  }

  /** @param {string} file */
  async #load(file) {
    const { xRay } = /** @type {Page} */ (this.#page);
    const answer = await xRay?.readSource(file).catch((error) => ({ problem: error.message }));
    if (!answer || this.#location?.file !== file) return;
    this.#loaded = "";
    if ("problem" in answer) return this.#showMessage(FAILED, { reason: answer.problem });
    if (answer.status === 401) return this.#showMessage(LOCKED);
    if (answer.status !== 200) {
      this.#showMessage(MISSING, { file });
      return this.#generate(false);
    }
    const { lines, begin } = swiftLines(answer.text);
    this.#count = lines.length;
    this.#loaded = file;
    this.#path = editorPath(answer.onDisk);
    this.#generated.element.remove();
    this.#problem.hidden = true;
    this.#view.element.hidden = this.#note.hidden = false;
    setAttribute(
      this.#view.element,
      "aria-label",
      translate(LABEL, { file: visibleText(file, 80) }),
    );
    this.#view.showLines(lines, (line, index) => swiftTokens(line, begin[index]));
  }

  /** @param {number} line */
  #goTo(line) {
    const isBeyond = line > this.#count;
    this.#problem.hidden = !isBeyond;
    if (isBeyond)
      writeUntrusted(this.#problem, translate(BEYOND, { count: this.#count, line }), 300);
    this.#view.goTo(line - 1);
    this.#drawLink();
  }

  /** @param {string} id */
  #chooseEditor(id) {
    this.#editor = editorOf(id);
    writeStored(localStorage, KEY, id);
    this.#drawLink();
  }

  #drawLink() {
    const path = this.#loaded ? this.#path : null;
    this.#open.hidden = this.#editors.hidden = path === null;
    setAttribute(this.#copy, "title", path === null ? translate(NO_PATH) : null);
    if (path === null || !this.#location) return;
    setAttribute(this.#open, "href", this.#editor.link(path, this.#location.line));
    setText(this.#open, translate(OPEN, { editor: this.#editor.name }));
  }

  /**
   * @param {HTMLElement} line
   * @param {number} index
   */
  #mark(line, index) {
    setAttribute(line, "data-line", index + 1);
    const isIt = this.#location?.file === this.#loaded && index + 1 === this.#location?.line;
    setAttribute(line, "aria-current", isIt ? "true" : null);
  }

  /**
   * Without a source there is at least code with the same navigation.
   * @param {boolean} isAll There is no source to miss.
   */
  #generate(isAll) {
    if (isAll) [this.#loaded, this.#location] = ["", null];
    if (isAll) this.#problem.hidden = true;
    this.#view.element.hidden = this.#note.hidden = true;
    this.#note.before(this.#generated.element);
    this.#generated.show(/** @type {Page} */ (this.#page));
  }

  /**
   * @param {string} sentence
   * @param {Record<string, string>} [values]
   */
  #showMessage(sentence, values = {}) {
    this.#loaded = "";
    this.#drawLink();
    this.#generated.element.remove();
    this.#view.element.hidden = true;
    this.#problem.hidden = false;
    writeUntrusted(this.#problem, translate(sentence, values), 600);
  }
}
