import { translate, translateCount } from "../../language/translate.js";
import { asTransaction, parseScript } from "../../model/script/lines.js";
import { ScriptRun } from "../../model/script/run.js";
import { methodList } from "../../protocol/method-list.js";
import { CLOCK } from "./script-clock.js";

/** @import { Script } from "../../model/script/lines.js" */
/** @import { Driver } from "./driver.d.ts" */
/** @import { ScriptLibrary } from "./script-library.js" */

/** Saved scripts, each run as a single command. */
export class Macros {
  isRunning = false;
  #page;
  #library;
  #isBusy;

  /**
   * @param {Driver} page
   * @param {ScriptLibrary} library
   * @param {() => boolean} isBusy True if a script is running, one of these or another.
   */
  constructor(page, library, isBusy) {
    this.#page = page;
    this.#library = library;
    this.#isBusy = isBusy;
  }

  /**
   * Runs a saved script, as one revision if possible.
   * @param {string} name
   */
  async run(name) {
    const text = this.#library.text(name);
    const { session, notices } = this.#page;
    const fail = (/** @type {string} */ message) =>
      notices.fail(translate("“{name}” didn’t run. {message}", { name, message }));
    if (text === null) return fail(translate("It’s no longer available."));
    if (session.commandLock !== null) return fail(session.commandLock);
    if (this.#isBusy()) return fail(translate("Another script is running."));
    const { lines, problems: [problem] } = parseScript(text, await methodList());
    if (problem) return fail(translate("Line {line}: {message}", { ...problem }));
    if (lines.length === 0) return fail(translate("The script is empty."));
    this.isRunning = true;
    try {
      await this.#runAsTransaction(name, lines) || await this.#runOneByOne(name, lines);
    } finally {
      this.isRunning = false;
    }
  }

  /**
   * @param {string} name
   * @param {Script["lines"]} lines
   * @returns {Promise<boolean>} False if they cannot be one revision.
   */
  async #runAsTransaction(name, lines) {
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
          ? translate("“{name}” didn’t run. {message}", { name, message })
          : translate("“{name}” changed nothing: line {line} was rejected. {message}", {
            name,
            line,
            message,
          }),
      );
      return true;
    }
    if (await this.#fails(name, expectations)) return true;
    const words = translate("Ran “{name}”: {count} commands as one revision.", {
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
  async #runOneByOne(name, lines) {
    if (await this.#fails(name, lines)) return;
    const words = translateCount(
      lines.length,
      "Ran “{name}”: {count} line.",
      "Ran “{name}”: {count} lines, one after the other.",
      { name },
    );
    this.#page.notices.show({ tone: "ok", words });
  }

  /**
   * Runs lines of a saved script, and says at which line they stop.
   * @param {string} name
   * @param {Script["lines"]} lines
   */
  async #fails(name, lines) {
    const { session, notices } = this.#page;
    const run = new ScriptRun(lines, session, CLOCK, () => {});
    await run.run();
    const { failure } = run;
    if (failure === null) return false;
    const { line, words: message } = failure;
    notices.fail(translate("“{name}” stopped at line {line}: {message}", { name, line, message }));
    return true;
  }
}
