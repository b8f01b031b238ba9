import { matcher, parseQuery } from "../model/log-query.js";
import { say, sayCount } from "../model/say.js";
import { asTransaction, parseScript } from "../model/script/lines.js";
import { ScriptRun } from "../model/script/run.js";
import { Restless } from "../net/recording.js";
import { NotSent } from "../net/requests.js";
import { recordLines } from "../net/script-recording.js";
import { catalogue } from "./catalogue.js";
import { LONGEST_NAME, ScriptShelf } from "./script-shelf.js";

/** @import { LogEntry } from "../types.d.ts" */
/** @import { Method } from "../model/catalogue.js" */
/** @import { Script } from "../model/script/lines.js" */
/** @import { Session } from "../net/session.js" */
/** @import { Announcer } from "./announcer.js" */
/** @import { LineDesk } from "./line-desk.js" */
/** @import { Notices } from "./notices.js" */
/** @import { Presence } from "./presence.js" */

/**
 * The page as scripts need it.
 * @typedef {{ session: Session, notices: Notices, announcer: Announcer, logQuery: string,
 *   readonly line: LineDesk | null, readonly presence: Presence | null, draw(): void }} Driver
 */

/** Whose commands are recorded. */
/** @typedef {"everybody" | "me" | "log"} Whose */
/** A request to the desk; `act` names it. */
/** @typedef {{ act: string, name?: string, to?: string, words?: string, query?: string,
 *   on?: boolean, span?: [number, number] }} ScriptAct */
/** @typedef {{ tone: "ok" | "error" | "", words: string }} Note */
/** @typedef {{ from: number, to: number, whose: Whose, opens: boolean }} Range */
/** @typedef {Omit<Range, "to"> & { epoch: string | null }} Recording */

const DRAFT_MS = 400;
const CLOCK = {
  now: () => performance.now(),
  wait: (
    /** @type {number} */ milliseconds,
  ) => /** @type {Promise<void>} */ (new Promise((done) => setTimeout(done, milliseconds))),
};

/** The script that is being written, and those that are kept. */
export class ScriptDesk {
  /** Rises with every change. */
  version = 0;
  text;
  /** The name under which it was saved or loaded; null for a new one. */
  /** @type {string | null} */
  name = null;
  /**
   * A text that was saved nowhere and gave way to another one.
   * @type {{ text: string, name: string | null } | null}
   */
  before = null;
  /** A name for one that has none yet. */
  proposal = "";
  /** @type {Script} */
  script = { lines: [], problems: [] };
  /** @type {ScriptRun | null} */
  run = null;
  /** @type {Recording | null} */
  recording = null;
  /** @type {Note} */
  note = { tone: "", words: "" };
  shelf = new ScriptShelf(localStorage);
  #page;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isMacroRunning = false;
  /** @type {Method[]} */
  #methods = [];

  /** @param {Driver} page */
  constructor(page) {
    this.#page = page;
    this.text = this.shelf.draft;
    this.#read();
    this.#learn();
    addEventListener("storage", () => this.#touch());
    addEventListener("pagehide", () => this.shelf.keepDraft(this.text));
  }

  /** True where the text is not what is kept under its name. */
  get isChanged() {
    return this.name === null ? this.text.trim() !== "" : this.shelf.text(this.name) !== this.text;
  }

  get isBusy() {
    return this.#isMacroRunning || this.run?.phase === "running";
  }

  /** @param {ScriptAct} asked */
  async perform({ act, name = "", to = "", words = "", query = "", on = false, span = [0, 0] }) {
    const acts = new Map(Object.entries({
      edit: () => {
        this.before = null;
        this.#edit(words);
      },
      bringBack: () => this.before && this.#replace(this.before.text, this.before.name),
      record: () => this.#record(/** @type {Whose} */ (query), on),
      finish: () => this.#finish(),
      span: () =>
        this.#recordRange({ from: span[0] - 1, to: span[1], whose: "everybody", opens: true }),
      run: () => this.#go(Infinity),
      step: () => this.#go(1),
      stop: () => this.run?.stop(),
      begin: () => this.#replace("", null),
      load: () => this.#load(name),
      save: () => this.#save(name),
      rename: () => this.#rename(name, to),
      remove: () => this.#remove(name),
      take: () => this.#replace(words, null, name.slice(0, LONGEST_NAME)),
      runSaved: () => this.#runSaved(name),
    }));
    try {
      await acts.get(act)?.();
    } catch (error) {
      this.#noteThat("error", /** @type {Error} */ (error).message);
    }
    this.#touch();
  }

  #touch() {
    this.version += 1;
    this.#page.draw();
  }

  /**
   * @param {Note["tone"]} tone
   * @param {string} words
   */
  #noteThat(tone, words) {
    this.note = { tone, words };
    if (tone === "error") this.#page.announcer.warn(words);
  }

  /** @param {string} text */
  #edit(text) {
    if (text === this.text) return;
    this.text = text;
    this.run = null;
    this.note = { tone: "", words: "" };
    this.#read();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.shelf.keepDraft(this.text), DRAFT_MS);
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

  #read() {
    this.script = parseScript(this.text, this.#methods);
  }

  /** The methods that a line may name are the server's to tell. */
  async #learn() {
    this.#methods = await catalogue();
    if (!this.run) this.#read();
    this.#touch();
  }

  /** @param {string} name */
  #load(name) {
    const text = this.shelf.text(name);
    if (text !== null) this.#replace(text, name);
  }

  /** @param {string} name */
  #save(name) {
    this.shelf.save(name, this.text);
    this.name = name.trim();
    this.#noteThat("ok", say("“{name}” is saved in this browser.", { name: this.name }));
  }

  /**
   * @param {string} name
   * @param {string} to
   */
  #rename(name, to) {
    this.shelf.rename(name, to);
    this.name = to.trim();
    this.#noteThat("ok", say("“{name}” is called “{to}” now.", { name, to: this.name }));
  }

  /** @param {string} name */
  #remove(name) {
    this.shelf.remove(name);
    this.name = null;
    this.#noteThat("ok", say("“{name}” is deleted; its text still stands here.", { name }));
  }

  /**
   * @param {Whose} whose
   * @param {boolean} opens
   */
  #record(whose, opens) {
    const { epoch, revision } = this.#page.session.link;
    this.run = null;
    this.recording = { epoch, from: revision ?? 0, whose, opens };
    this.note = { tone: "", words: "" };
  }

  async #finish() {
    const { recording } = this;
    if (!recording) return;
    this.recording = null;
    const { epoch, revision } = this.#page.session.link;
    if (epoch !== recording.epoch) throw new Error(say("The server has begun anew meanwhile."));
    const to = revision ?? 0;
    if (to === recording.from) throw new Error(say("Nothing has happened meanwhile."));
    try {
      await this.#recordRange({ ...recording, to });
    } catch (error) {
      // It can be finished later: what happened is the server's to tell.
      if (error instanceof NotSent || error instanceof Restless) this.recording = recording;
      throw error;
    }
  }

  /**
   * @param {Range} range Behind `from`, up to `to`.
   */
  async #recordRange({ from, to, whose, opens }) {
    const { session, line } = this.#page;
    const { scenes } = session;
    const { text, count, secrets, isCut } = await recordLines(
      { ask: (method, params) => session.ask(method, params), scenes, sessionName: "" },
      {
        from,
        to,
        opens,
        isWanted: this.#wants(whose),
        sent: (id) => line?.sent(id) ?? null,
      },
    );
    if (count === 0) throw new Error(say("None of what happened meanwhile is to be recorded."));
    this.#replace(text, null);
    const words = sayCount(count, "{count} command is recorded.", "{count} commands are recorded.");
    const missing = [
      ...(secrets > 0 ? [say("What was typed into a field for secrets is left out.")] : []),
      ...(isCut ? [say("The rest was too long.")] : []),
    ];
    this.#noteThat("ok", [words, ...missing].join(" "));
  }

  /**
   * @param {Whose} whose
   * @returns {(entry: LogEntry) => boolean}
   */
  #wants(whose) {
    const { session, logQuery, presence } = this.#page;
    const isOwn = (/** @type {unknown} */ id) => session.isOwn(id);
    if (whose === "me") return ({ cause }) => isOwn(cause.id);
    const { terms } = parseQuery(whose === "log" ? logQuery : "");
    return matcher(terms ?? [], {
      isOwn,
      nameOf: (client) => presence?.people.nameOf(client) ?? "",
    });
  }

  /** @param {number} most */
  async #go(most) {
    if (this.isBusy) return;
    const { session } = this.#page;
    if (!this.run || this.run.isOver) {
      await this.#learn();
      this.#read();
      const [problem] = this.script.problems;
      if (problem) {
        this.#noteThat("error", say("Nothing was sent. Line {line}: {message}", { ...problem }));
        return;
      }
      if (this.script.lines.length === 0) throw new Error(say("There is no line to run."));
      this.run = new ScriptRun(this.script.lines, session, CLOCK, () => this.#touch());
    }
    if (session.hold !== null) {
      throw new Error(say("Nothing was sent: {reason}", { reason: session.hold }));
    }
    this.note = { tone: "", words: "" };
    await this.run.go(most);
    this.#tell(this.run);
  }

  /** @param {ScriptRun} run */
  #tell(run) {
    const { failure, phase, nextLine, outcomes } = run;
    const count = outcomes.size;
    if (failure) {
      const { line, words } = failure;
      this.#noteThat("error", say("Stopped at line {line}: {message}", { line, message: words }));
    } else if (phase === "done") {
      this.#noteThat(
        "ok",
        sayCount(
          count,
          "{count} line is done, all as expected.",
          "{count} lines are done, all as expected.",
        ),
      );
      this.#page.announcer.tell(this.note.words);
    } else if (phase === "stopped") {
      this.#noteThat(
        "",
        sayCount(count, "Stopped behind {count} line.", "Stopped behind {count} lines."),
      );
    } else {
      this.#noteThat("", say("Line {line} is next.", { line: nextLine ?? 0 }));
    }
  }

  /**
   * Runs a script that is kept, as one revision where that can be.
   * @param {string} name
   */
  async #runSaved(name) {
    const text = this.shelf.text(name);
    const { session, notices } = this.#page;
    const fail = (/** @type {string} */ message) =>
      notices.fail(say("“{name}” was not run. {message}", { name, message }));
    if (text === null) return fail(say("It is not kept any more."));
    if (session.hold !== null) return fail(session.hold);
    if (this.isBusy) return fail(say("Another script is running."));
    const { lines, problems: [problem] } = parseScript(text, await catalogue());
    if (problem) return fail(say("Line {line}: {message}", { ...problem }));
    if (lines.length === 0) return fail(say("It has no lines."));
    this.#isMacroRunning = true;
    try {
      await this.#runTogether(name, lines) || await this.#runInTurn(name, lines);
    } finally {
      this.#isMacroRunning = false;
    }
  }

  /**
   * @param {string} name
   * @param {Script["lines"]} lines
   * @returns {Promise<boolean>} False if they cannot be one revision.
   */
  async #runTogether(name, lines) {
    const together = asTransaction(lines);
    if (!together) return false;
    const { session, notices } = this.#page;
    const { commands, expectations } = together;
    try {
      await session.command("transaction", {
        commands: commands.map(({ method, params }) => ({ method, params })),
      });
    } catch (error) {
      const { message, data } = /** @type {Error & { data?: { pointer?: string } }} */ (error);
      const index = /^\/params\/commands\/(\d+)/.exec(data?.pointer ?? "")?.[1];
      const line = commands[Number(index)]?.line;
      notices.fail(
        line === undefined
          ? say("“{name}” was not run. {message}", { name, message })
          : say("“{name}” changed nothing: line {line} was refused. {message}", {
            name,
            line,
            message,
          }),
      );
      return true;
    }
    if (await this.#fails(name, expectations)) return true;
    const words = say("“{name}” was run: {count} commands as one revision.", {
      name,
      count: commands.length,
    });
    notices.show({ tone: "ok", words });
    return true;
  }

  /**
   * @param {string} name
   * @param {Script["lines"]} lines
   */
  async #runInTurn(name, lines) {
    if (await this.#fails(name, lines)) return;
    const words = sayCount(
      lines.length,
      "“{name}” was run: {count} line.",
      "“{name}” was run: {count} lines, one after the other.",
      { name },
    );
    this.#page.notices.show({ tone: "ok", words });
  }

  /**
   * Runs lines of a script that is kept, and says at which they stop.
   * @param {string} name
   * @param {Script["lines"]} lines
   */
  async #fails(name, lines) {
    const { session, notices } = this.#page;
    const run = new ScriptRun(lines, session, CLOCK, () => {});
    await run.go();
    const { failure } = run;
    if (failure === null) return false;
    const { line, words: message } = failure;
    notices.fail(say("“{name}” stopped at line {line}: {message}", { name, line, message }));
    return true;
  }
}
