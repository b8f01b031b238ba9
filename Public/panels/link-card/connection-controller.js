import { commandWords } from "../../model/log/command-words.js";
import { parseExactly } from "../../protocol/exact-json.js";
import { lostHistory, returningCommands } from "../../model/history/lost-history.js";
import { MOST_UNSENT, Outbox } from "../../model/session/outbox.js";
import { translate } from "../../language/translate.js";
import { WireRecord } from "../../model/session/wire-record.js";
import { FaultInjector } from "../fault-panel/fault-injector.js";
import { UnsentStore } from "./unsent-store.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { Frame, Params, Position, Runtime } from "../../types/wire.d.ts" */
/** @import { Command, Lost } from "../../model/history/lost-history.js" */
/** @import { RevisionLog } from "../../model/log/revision-log.js" */
/** @import { Settings } from "../../protocol/faults.js" */
/** @import { Session } from "../../model/session/session.js" */
/** @import { Announcer } from "../../dom/announcer.js" */
/** @import { Commands } from "../../model/session/commands.js" */
/** @import { Notices } from "../../model/session/notices.js" */

/** A request to the controller; `act` names it. */
/** @typedef {{ act: string, which?: number | null, settings?: Partial<Settings> }} ConnectionAct */

/** The number of this page's newest commands that are remembered as they were sent. */
const REMEMBERED = 500;

/** The connection, as a person controls it: commands that did not go, and history that was lost. */
export class ConnectionController {
  /** Rises with every change. */
  version = 0;
  outbox;
  /**
   * The history that the server has not kept, until the person dismisses it.
   * @type {Lost | null}
   */
  lost = null;
  /** @type {WireRecord | null} */
  #record = null;
  /** @type {Map<unknown, Command>} */
  #sent = new Map();
  /** The words about commands that were not sent. */
  #unsentMessages = new Set();
  #session;
  #commands;
  #notices;
  #announcer;
  #draw;

  /**
   * @param {{ session: Session, commands: Commands, notices: Notices, announcer: Announcer,
   *   sessionName: string, draw(): void }} page
   * @param {Runtime} runtime
   */
  constructor(page, runtime) {
    const { session, commands, notices, announcer } = page;
    this.outbox = new Outbox(new UnsentStore(() => page.sessionName));
    this.#session = session;
    this.#commands = commands;
    this.#notices = notices;
    this.#announcer = announcer;
    this.#draw = () => page.draw();
    this.faults = new FaultInjector(page, runtime);
    session.recovery = this;
    commands.queue = (method, params, reason) => this.#queue(method, params, reason);
    for (const frame of this.wire.newest) this.#rememberSent(frame);
    this.wire.listeners.push((frame) => this.#rememberSent(frame));
  }

  /** The chip's words in addition to the state of the connection. */
  get note() {
    const count = this.outbox.list.length;
    const unsent = count > 0 && translate("{count} not sent", { count });
    return [unsent, this.lost && translate("History lost")].filter(Boolean).join(" · ");
  }

  /** The newest frames, and all frames from the first time this is read. */
  get record() {
    if (this.#record === null) {
      const record = new WireRecord();
      for (const frame of this.wire.newest) record.add(frame);
      this.wire.listeners.push((frame) => record.add(frame));
      this.#record = record;
    }
    return this.#record;
  }

  get server() {
    return this.#session.server;
  }

  /**
   * The command that this page sent with an id, if it is one of the newest.
   * @param {unknown} id
   */
  sent(id) {
    return this.#sent.get(id) ?? null;
  }

  get wire() {
    return this.#session.connection.wire;
  }

  get roundTrips() {
    return [...this.#session.connection.requests.roundTrips.values()];
  }

  /** @param {ConnectionAct} asked */
  perform({ act, which = null, settings = {} }) {
    const acts = new Map(Object.entries({
      reconnect: () => this.#session.reconnect(),
      send: () => this.#send(which),
      drop: () => this.outbox.discard(which),
      replay: () => this.#replay(this.#replayable),
      bringBack: () => this.#replay(this.#returnCommands),
      setFaults: () => this.faults.set(settings),
      faultsOff: () => this.faults.off(),
      dropNext: () => this.faults.next("drop"),
      spoilNext: () => this.faults.next("spoil"),
      cut: () => this.faults.cut(which ?? 0),
      compare: () => this.faults.compare(),
      forget: () => {
        this.lost = null;
      },
    }));
    acts.get(act)?.();
    this.#changed();
  }

  /**
   * Keeps what this page knows of a history that has ended.
   * @param {Position & { state: State }} position
   * @param {RevisionLog} log
   */
  historyLost(position, log) {
    if (log.count === 0) return;
    this.lost = lostHistory(position, log, this.#sent);
    this.#changed();
  }

  /**
   * Takes a step that did not fit.
   * @param {{ kind: string, reason?: string }} step
   * @param {number | null} revision
   */
  mismatched(step, revision) {
    this.faults.reportMismatch(step, revision);
  }

  get #replayable() {
    return (this.lost?.steps ?? []).flatMap(({ command }) => command ?? []);
  }

  get #returnCommands() {
    return this.lost ? returningCommands(this.lost.state, this.#session.menus.scenes) : [];
  }

  /**
   * Sends commands in their order, up to the first that is refused.
   * @param {Command[]} commands
   */
  async #replay(commands) {
    let done = 0;
    try {
      for (const { method, params } of commands) {
        await this.#session.command(method, params);
        done += 1;
      }
      this.lost = null;
      this.#notices.show({
        tone: "ok",
        words: translate("Done. {done} commands were sent.", { done }),
      });
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      const values = { message, done, all: commands.length };
      this.#notices.fail(translate("{message} Stopped after {done} of {all} commands.", values));
    }
    this.#changed();
  }

  /** @param {number | null} id */
  async #send(id) {
    const send = (/** @type {string} */ method, /** @type {Params} */ params) =>
      this.#session.command(method, params);
    const count = await this.outbox.send(send, id);
    const left = this.outbox.list.length;
    this.#announcer.announce(translate("Sent: {count}. Left: {left}.", { count, left }));
    this.#changed();
  }

  /**
   * @param {string} method
   * @param {Params} params
   * @param {string} reason
   */
  #queue(method, params, reason) {
    const words = commandWords(method, params, this.#session.state);
    const isQueued = this.outbox.add({ method, params, words, at: Date.now() });
    const message = isQueued
      ? queuedWords({ words })
      : translate("{reason} Not queued: {most} commands are waiting already.", {
        reason,
        most: MOST_UNSENT,
      });
    this.#changed();
    this.#unsentMessages.add(message);
    return message;
  }

  /** Clears messages about commands that no longer wait, and about a history that was dismissed. */
  #clearOutdated() {
    const waiting = new Set(this.outbox.list.map(queuedWords));
    for (const words of this.#unsentMessages) {
      if (waiting.has(words)) continue;
      this.#unsentMessages.delete(words);
      if (this.#commands.refusal?.message === words) this.#commands.forgetRefusal();
      if (this.#notices.current?.words === words) this.#notices.clear();
    }
    if (this.#notices.current?.isAboutLoss && !this.lost) this.#notices.clear();
  }

  /** @param {Frame} frame */
  #rememberSent({ isSent, text }) {
    if (!isSent || !text.includes('"key"')) return;
    const { id, method, params } = parseExactly(text);
    if (!params?.meta?.key) return;
    const { meta: _, ...own } = params;
    this.#sent.set(id, { method, params: own });
    if (this.#sent.size > REMEMBERED) this.#sent.delete(this.#sent.keys().next().value);
  }

  #changed() {
    this.version += 1;
    this.#clearOutdated();
    this.#draw();
  }
}

/** @param {{ words: string }} command */
function queuedWords({ words }) {
  return translate(
    "Offline. “{words}” is queued: click the connection status to send or discard it.",
    {
      words,
    },
  );
}
