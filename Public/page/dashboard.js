import { DeviceTable } from "../model/state/devices.js";
import { isAway, overdue } from "../model/session/link-words.js";
import { translate } from "../language/translate.js";
import { visibleText } from "../dom/visible-marks.js";
import {
  clientName,
  consumeCode,
  randomWord,
  readStored,
  socketAddress,
  writeStored,
} from "../protocol/identity.js";
import { Session } from "../model/session/session.js";
import { actionsOf } from "./actions.js";
import { Announcer } from "../dom/announcer.js";
import { Commands, METHODS, WAYS } from "../model/session/commands.js";
import { PanelLayout } from "../panels/panel-host/panel-layout.js";
import { byID } from "../dom/dom.js";
import { listenToEscape, listenToKeys } from "./keyboard.js";
import { Notices } from "../model/session/notices.js";
import { showOutline } from "../stage/outline.js";
import { Panels } from "./panels.js";
import { fetchReference } from "./reference.js";
import { SessionName } from "./session-name.js";
import { firstDevice, isAsOpened } from "./first-device.js";
import { foldPanel, hidePanel } from "../dom/sheets.js";
import { loadSymbols } from "../screen/symbols/symbol.js";
import { onSystemTheme, shownTheme } from "./theme.js";
import { MEDIUM, NARROW } from "../dom/widths.js";
import { runtime } from "../protocol/runtime.js";

/** @import { Build, Params, Position, SessionDelegate } from "../types/wire.d.ts" */
/** @import { SavedPath, Selected, Subject, Verdict } from "../types/page.d.ts" */
/** @import { Page } from "../panels/page.d.ts" */
/** @import { PageContent } from "../model/page-content.d.ts" */
/** @import { Asked } from "./actions.js" */
/** @import { ConnectionController } from "../panels/link-card/connection-controller.js" */
/** @import { Presence } from "../panels/people-bar/presence.js" */
/** @import { SessionList } from "../panels/session-sheet/session-list.js" */
/** @import { TimeTravel } from "../panels/timeline-bar/time-travel.js" */
/** @import { SecondDevice } from "../stage/device-stage/second-device.js" */
/** @import { ScriptController } from "../panels/script-panel/script-controller.js" */
/** @import { PresenterMode } from "./presenter-mode/presenter-mode.js" */
/** @import { Tour } from "./tour/tour.js" */
/** @import { canStep } from "../model/state/path-items.js" */
/** @import { XRay } from "../stage/inspection/x-ray-mode.js" */

const TICK = 500;
const SINGLE_KEYS = "colonnade.singleKeys";
const ZOOM = "colonnade.zoom";

/**
 * The page: follows one session, hands its state down to the panels, and does what they ask for.
 * @implements {SessionDelegate}
 */
export class Dashboard {
  isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  singleKeys = readStored(localStorage, SINGLE_KEYS) !== "off";
  zoom = readStored(localStorage, ZOOM) ?? "fit";
  devices = new DeviceTable();
  /** @type {Presence | null} Who is here, which a first picture does without. */
  presence = null;
  /** @type {ConnectionController | null} What people do with the line, once it has been loaded. */
  connection = null;
  /** @type {SessionList | null} The server's sessions, once they have been asked for. */
  sessions = null;
  /** The query that the log's entries are filtered by. */
  logQuery = "";
  /** @type {Selected} */
  selection = { revision: null, from: null };
  /** @type {SavedPath | null} */
  savedPath = null;
  /** @type {((page: PageContent) => void) | null} Called after each drawing. */
  drawn = null;
  /** @type {XRay | null} */
  xRay = null;
  /** @type {ScriptController | null} */
  scripts = null;
  /** @type {PresenterMode | null} */
  presenterMode = null;
  /** @type {SecondDevice | null} */
  secondDevice = null;
  /** @type {Tour | null} */
  tour = null;
  /**
   * The earlier revisions, once one has been asked for.
   * @type {TimeTravel | null}
   */
  timeTravel = null;
  client = clientName(localStorage, crypto);
  #name = new SessionName();
  announcer = new Announcer(byID("polite"), byID("urgent"));
  #panels;
  /** @type {Subject | null} */
  #outlined = null;
  #hasArrived = false;
  /** @type {Build | null} What the bar over the stage shows. */
  #build = null;
  /** @type {typeof canStep | null} What can be done, which a first picture does without. */
  #canStep = null;
  /** An answer was overdue at the last tick. */
  #wasOverdue = false;

  /** @param {string} panels The selector of the elements that draw from the page. */
  constructor(panels) {
    this.#panels = new Panels(panels, () => this.#page, (page) => this.#afterDraw(page));
    const draw = () => this.draw();
    const { announcer, client } = this;
    const address = (/** @type {Position} */ position) =>
      socketAddress(location, this.#name.current, client, position);
    const session = new Session({
      tab: randomWord(crypto),
      runtime,
      address,
      delegate: this,
    });
    const notices = new Notices(announcer, draw);
    this.session = session;
    this.notices = notices;
    this.commands = new Commands({ session, notices, announcer, draw });
    this.panelLayout = new PanelLayout(localStorage, draw);
    this.actions = actionsOf(this);
  }

  start() {
    this.#name.show();
    if (this.#name.problem) this.notices.show({ tone: "error", words: this.#name.problem });
    foldPanel(byID("command"), MEDIUM);
    this.commands.pushed = closePush;
    this.#listen();
    const code = consumeCode(location, history);
    this.session.start(code === null ? null : { code });
    this.#loadReference();
    this.#loadSteps();
    this.#loadPeople();
    loadSymbols().then((areThere) => areThere && this.draw());
    this.draw();
  }

  #listen() {
    document.addEventListener("nav-intent", ({ target, detail }) => {
      const isFromForm = target instanceof Element && target.localName === "push-form";
      this.perform(detail.verb, detail.params, isFromForm);
    });
    listenToEscape(this);
    listenToKeys(this);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.session.retryNow();
    });
    addEventListener("online", () => this.session.retryNow());
    onSystemTheme(() => this.draw());
    setInterval(() => this.#tick(), TICK);
  }

  /** The words about the line change with time, even if no message comes. */
  #tick() {
    if (document.visibilityState === "visible") this.session.probeIfSilent();
    const { link } = this.session;
    const waits = overdue(link, performance.now()) !== null;
    if (waits || this.#wasOverdue || link.phase !== "live") this.draw();
    this.#wasOverdue = waits;
  }

  /**
   * Takes devices and titles from the server's reference. Without them the stage offers only the
   * present device, and the log has the names of fields as words.
   */
  async #loadReference() {
    const reference = await fetchReference();
    if (reference === null) return;
    this.devices = reference.devices ?? this.devices;
    this.session.log.titles = reference.titles;
    this.draw();
  }

  /** The methods, and what revisions did: for panels that a first picture does without. */
  async #loadSteps() {
    const { canStep } = await import("../model/state/path-items.js");
    this.#canStep = canStep;
    this.draw();
    const { effectsBetween } = await import("../model/history/revision-effects.js");
    this.session.log.describe = effectsBetween;
    this.draw();
  }

  async #loadPeople() {
    const { ConnectionController } = await import("../panels/link-card/connection-controller.js");
    this.connection = new ConnectionController(this, runtime);
    this.draw();
    const { Presence } = await import("../panels/people-bar/presence.js");
    this.presence = new Presence(this.session, localStorage, () => this.draw());
  }

  get sessionName() {
    return this.#name.current;
  }

  /** Redraws the panels, at most once a frame. */
  draw() {
    this.#panels.draw();
  }

  /**
   * Draws the panels that have just been defined.
   * @param {string} name
   */
  drawDefined(name) {
    this.#panels.drawNew(name);
  }

  /** @param {Page} page */
  #afterDraw(page) {
    showOutline(this.#outlined);
    this.session.noteDrawn();
    this.drawn?.(page);
    this.xRay?.update(page.state);
    this.presenterMode?.update(page);
    this.secondDevice?.update(page);
    this.tour?.update(page);
    if (page.build !== this.#build) this.#announceBuild(page.build);
    this.notices.noteState(page.live);
    this.notices.noteConnection(page.link.shown === "away");
  }

  /** @param {Build | null} build */
  async #announceBuild(build) {
    this.#build = build;
    const { announceBuild } = await import("./build-bar/build-bar.js");
    if (build) announceBuild(build, this.announcer);
  }

  /** @returns {Page} */
  get #page() {
    const now = performance.now();
    const { link, state, log, types, scenes, lastChange } = this.session;
    const viewing = this.timeTravel?.viewing ?? null;
    return {
      now,
      state: viewing?.state ?? state,
      live: state,
      viewing,
      overview: this.timeTravel?.overview ?? null,
      playing: this.timeTravel?.playing ?? null,
      log,
      logQuery: this.logQuery,
      types,
      scenes,
      devices: this.devices,
      notice: this.notices.current,
      refusal: this.commands.refusal,
      singleKeys: this.singleKeys,
      isMac: this.isMac,
      client: this.client,
      connection: this.connection,
      meters: { draws: this.#panels.draws, patches: this.session.patches },
      sessionName: this.sessionName,
      build: this.session.build,
      sessionList: this.sessions?.shown ?? { problem: null },
      link: { ...link, shown: isAway(link, now) ? "away" : "near" },
      theme: shownTheme(),
      zoom: this.presenterMode?.isOn ? "fit" : this.zoom,
      layout: this.panelLayout.layout,
      selection: this.selection,
      xRay: this.xRay,
      scripts: this.scripts,
      lastChange,
      people: this.presence?.people ?? null,
      ownName: this.presence?.name ?? "",
      roundTripOf: (id) => this.session.roundTripOf(id),
      savedPath: this.savedPath,
      isOwn: (id) => this.session.isOwn(id),
      verdict: (verb, params) => this.#verdict(verb, params),
      ask: (method, params) => this.session.ask(method, params),
    };
  }

  get #undo() {
    const { state, log, undo, link: { revision } } = this.session;
    const isUntouched = isAsOpened(state, revision, log, this.client);
    return undo && isUntouched ? { ...undo, canUndo: false } : undo;
  }

  /**
   * If the state may be out of date, the server decides.
   * @param {string} verb
   * @param {Params} params
   * @returns {Verdict}
   */
  #verdict(verb, params = {}) {
    const { state, commandLock } = this.session;
    if (commandLock !== null && (METHODS.has(verb) || WAYS.has(verb)))
      return { can: false, words: commandLock };
    const isOld = this.commands.underWay > 0 || Boolean(this.connection?.outbox.list.length);
    const verdict = isOld ? null : this.#canStep?.(verb, state, this.#undo, params);
    return verdict ?? { can: true, words: null };
  }

  /**
   * Sends a command of the protocol, or does an action of the page; what cannot be done says why.
   * @param {string} verb
   * @param {Params} params
   * @param {boolean} isFromForm
   */
  perform(verb, params = {}, isFromForm = false) {
    const { can, words } = this.#verdict(verb, params);
    if (!can && words) this.notices.explain(words, this.session.state);
    else if (METHODS.has(verb)) this.commands.send(verb, params, isFromForm);
    else this.actions.get(verb)?.(/** @type {Asked} */ (/** @type {unknown} */ (params)));
  }

  /**
   * Outlines the subject of a problem; one without members outlines nothing.
   * @param {Subject} subject
   */
  outline({ control, element, undrawn }) {
    const isNothing = control === undefined && element === undefined && !undrawn;
    this.#outlined = isNothing ? null : { control, element, undrawn };
    showOutline(this.#outlined);
  }

  /** @param {boolean} areOn */
  setSingleKeys(areOn) {
    this.singleKeys = areOn;
    writeStored(localStorage, SINGLE_KEYS, areOn ? null : "off");
    this.draw();
  }

  /** @param {string} zoom */
  setZoom(zoom) {
    this.zoom = zoom;
    writeStored(localStorage, ZOOM, zoom === "fit" ? null : zoom);
    this.draw();
  }

  /** @param {string} query */
  filterLog(query) {
    this.logQuery = query;
    this.draw();
  }

  /**
   * @param {number | null} revision
   * @param {number | null} from The oldest of several.
   */
  selectRevision(revision, from = null) {
    this.selection = { revision, from };
    this.draw();
  }

  sessionTouched() {
    this.#chooseDevice();
    this.notices.noteOccupancy(this.session.occupancy);
    // A page that loads has few frames, and the first state should not wait for one.
    if (!this.#hasArrived && this.session.state !== null) this.#panels.drawAtOnce();
    else this.draw();
  }

  /** A phone that looks at a new session first makes a phone of it. */
  #chooseDevice() {
    const { state, link: { revision } } = this.session;
    if (this.#hasArrived || state === null) return;
    this.#hasArrived = true;
    const device = firstDevice(state, revision);
    if (device) this.perform("setEnvironment", { device });
  }

  /** @param {string} name */
  sessionRenamed(name) {
    const before = this.#name.current;
    this.#name.change(name);
    this.connection?.outbox.store();
    const words = translate("This session was renamed from “{before}” to “{name}”.", {
      before,
      name,
    });
    this.notices.show({ tone: "ok", words });
  }

  /** @param {string} sentence */
  sessionMoved(sentence) {
    this.announcer.announce(visibleText(sentence, 200));
    this.#panels.draw(!this.session.lastChange.animates);
  }

  /**
   * @param {string} sentence
   * @param {boolean} isKnown
   */
  sessionReturned(sentence, isKnown) {
    if (!isKnown) this.selectRevision(null);
    this.announcer.announce(sentence);
    const isAboutLoss = !isKnown && Boolean(this.connection?.lost);
    this.notices.show({ tone: isKnown ? "ok" : "error", words: sentence, isAboutLoss });
  }
}

/** On a phone, closes the sheet over the stage, so that the push is visible there. */
function closePush() {
  if (NARROW.matches) hidePanel(byID("command"), document.querySelector("command-bar button"));
}
