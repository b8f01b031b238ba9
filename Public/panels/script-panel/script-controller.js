import { translate, translateCount } from "../../language/translate.js";
import { parseScript } from "../../model/script/lines.js";
import { ScriptRun } from "../../model/script/run.js";
import { SessionKeepsChanging } from "../../model/script/recording.js";
import { NotSent } from "../../protocol/requests.js";
import { methodList } from "../../protocol/method-list.js";
import { Macros } from "./macros.js";
import { CLOCK } from "./script-clock.js";
import { recordRange } from "./script-recorder.js";
import { LONGEST_NAME, ScriptLibrary } from "./script-library.js";

/** @import { Method } from "../../protocol/method-schema.js" */
/** @import { Script } from "../../model/script/lines.js" */
/** @import { Driver } from "./driver.d.ts" */
/** @import { Range, Whose } from "./script-recorder.js" */

/** A request to the controller; `act` names it. */
/** @typedef {{ act: string, name?: string, to?: string, words?: string, query?: string,
 *   on?: boolean, span?: [number, number] }} ScriptAct */
/** @typedef {{ tone: "ok" | "error" | "", words: string }} Note */
/** @typedef {Omit<Range, "to"> & { epoch: string | null }} Recording */

const DRAFT_MS = 400;

/** The script that is being written, and the saved ones. */
export class ScriptController {
  /** Rises with every change. */
  version = 0;
  text;
  /** The name under which it was saved or loaded; null for a new one. */
  /** @type {string | null} */
  name = null;
  /**
   * An unsaved text that was replaced by another.
   * @type {{ text: string, name: string | null } | null}
   */
  before = null;
  /** A name for a script that has none yet. */
  proposal = "";
  /** @type {Script} */
  script = { lines: [], problems: [] };
  /** @type {ScriptRun | null} */
  run = null;
  /** @type {Recording | null} */
  recording = null;
  /** @type {Note} */
  note = { tone: "", words: "" };
  library = new ScriptLibrary(localStorage);
  #page;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Macros} */
  #macros;
  /** @type {Method[]} */
  #methods = [];

  /** @param {Driver} page */
  constructor(page) {
    this.#page = page;
    this.#macros = new Macros(page, this.library, () => this.isBusy);
    this.text = this.library.draft;
    this.#parse();
    this.#fetchMethods();
    addEventListener("storage", () => this.#changed());
    addEventListener("pagehide", () => this.library.keepDraft(this.text));
  }

  /** The session's state, as a script would see it. */
  get state() {
    return this.#page.session.state;
  }

  /** True if the text differs from the text saved under its name. */
  get isChanged() {
    return this.name === null
      ? this.text.trim() !== ""
      : this.library.text(this.name) !== this.text;
  }

  /** @returns {boolean} */
  get isBusy() {
    return this.#macros.isRunning || this.run?.phase === "running";
  }

  /** @param {ScriptAct} asked */
  async perform({ act, name = "", to = "", words = "", query = "", on = false, span = [0, 0] }) {
    const acts = new Map(Object.entries({
      edit: () => {
        this.before = null;
        this.#edit(words);
      },
      bringBack: () => this.before && this.#replace(this.before.text, this.before.name),
      record: () => this.#startRecording(/** @type {Whose} */ (query), on),
      finish: () => this.#finishRecording(),
      span: () =>
        this.#recordRange({ from: span[0] - 1, to: span[1], whose: "everybody", opens: true }),
      run: () => this.#runLines(Infinity),
      step: () => this.#runLines(1),
      stop: () => this.run?.stop(),
      begin: () => this.#replace("", null),
      load: () => this.#load(name),
      save: () => this.#save(name),
      rename: () => this.#rename(name, to),
      remove: () => this.#remove(name),
      take: () => this.#replace(words, null, name.slice(0, LONGEST_NAME)),
      runSaved: () => this.#macros.run(name),
    }));
    try {
      await acts.get(act)?.();
    } catch (error) {
      this.#showNote("error", /** @type {Error} */ (error).message);
    }
    this.#changed();
  }

  #changed() {
    this.version += 1;
    this.#page.draw();
  }

  /**
   * @param {Note["tone"]} tone
   * @param {string} words
   */
  #showNote(tone, words) {
    this.note = { tone, words };
    if (tone === "error") this.#page.announcer.alert(words);
  }

  /** @param {string} text */
  #edit(text) {
    if (text === this.text) return;
    this.text = text;
    this.run = null;
    this.note = { tone: "", words: "" };
    this.#parse();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.library.keepDraft(this.text), DRAFT_MS);
  }

  /**
   * @param {string} text
   * @param {string | null} name
   * @param {string} proposal
   */
  #replace(text, name, proposal = "") {
    const isLost = this.isChanged && this.text.trim() !== "" && this.text !== text;
    this.before = isLost ? { text: this.text, name: this.name } : null;
    this.#edit(text);
    this.name = name;
    this.proposal = proposal;
    this.note = { tone: "", words: "" };
  }

  #parse() {
    this.script = parseScript(this.text, this.#methods);
  }

  /** The server lists the methods that a line can name. */
  async #fetchMethods() {
    this.#methods = await methodList();
    if (!this.run) this.#parse();
    this.#changed();
  }

  /** @param {string} name */
  #load(name) {
    const text = this.library.text(name);
    if (text !== null) this.#replace(text, name);
  }

  /** @param {string} name */
  #save(name) {
    this.library.save(name, this.text);
    this.name = name.trim();
    this.#showNote("ok", translate("Saved “{name}” in this browser.", { name: this.name }));
  }

  /**
   * @param {string} name
   * @param {string} to
   */
  #rename(name, to) {
    this.library.rename(name, to);
    this.name = to.trim();
    this.#showNote("ok", translate("Renamed “{name}” to “{to}”.", { name, to: this.name }));
  }

  /** @param {string} name */
  #remove(name) {
    this.library.remove(name);
    this.name = null;
    this.#showNote("ok", translate("Deleted “{name}”. Its text is still here.", { name }));
  }

  /**
   * @param {Whose} whose
   * @param {boolean} opens
   */
  #startRecording(whose, opens) {
    const { epoch, revision } = this.#page.session.link;
    this.run = null;
    this.recording = { epoch, from: revision ?? 0, whose, opens };
    this.note = { tone: "", words: "" };
  }

  async #finishRecording() {
    const { recording } = this;
    if (!recording) return;
    this.recording = null;
    const { epoch, revision } = this.#page.session.link;
    if (epoch !== recording.epoch) throw new Error(translate("The server was restarted."));
    const to = revision ?? 0;
    if (to === recording.from) throw new Error(translate("No changes since then."));
    try {
      await this.#recordRange({ ...recording, to });
    } catch (error) {
      // It can be finished later: the server knows what happened.
      if (error instanceof NotSent || error instanceof SessionKeepsChanging)
        this.recording = recording;
      throw error;
    }
  }

  /** @param {Range} range */
  async #recordRange(range) {
    const { text, words } = await recordRange(this.#page, range);
    this.#replace(text, null);
    this.#showNote("ok", words);
  }

  /** @param {number} most */
  async #runLines(most) {
    if (this.isBusy) return;
    const { session } = this.#page;
    if (!this.run || this.run.isOver) {
      await this.#fetchMethods();
      this.#parse();
      const [problem] = this.script.problems;
      if (problem) {
        this.#showNote(
          "error",
          translate("Nothing was sent. Line {line}: {message}", { ...problem }),
        );
        return;
      }
      if (this.script.lines.length === 0) throw new Error(translate("There are no lines to run."));
      this.run = new ScriptRun(this.script.lines, session, CLOCK, () => this.#changed());
    }
    if (session.commandLock !== null) {
      throw new Error(translate("Nothing was sent: {reason}", { reason: session.commandLock }));
    }
    this.note = { tone: "", words: "" };
    await this.run.run(most);
    this.#reportOutcome(this.run);
  }

  /** @param {ScriptRun} run */
  #reportOutcome(run) {
    const { failure, phase, nextLine, outcomes } = run;
    const count = outcomes.size;
    if (failure) {
      const { line, words } = failure;
      this.#showNote(
        "error",
        translate("Stopped at line {line}: {message}", { line, message: words }),
      );
    } else if (phase === "done") {
      this.#showNote(
        "ok",
        translateCount(
          count,
          "{count} line passed.",
          "All {count} lines passed.",
        ),
      );
      this.#page.announcer.announce(this.note.words);
    } else if (phase === "stopped") {
      this.#showNote(
        "",
        translateCount(count, "Stopped after {count} line.", "Stopped after {count} lines."),
      );
    } else {
      this.#showNote("", translate("Line {line} is next.", { line: nextLine ?? 0 }));
    }
  }
}
