import { byID } from "../dom/dom.js";
import { bufferKeys } from "./keyboard.js";
import { goToOutlined } from "../stage/outline.js";
import { goToRegion } from "./regions.js";
import { showPanel } from "../dom/sheets.js";
import { toggleTheme } from "./theme.js";

/** @import { SourceLocation } from "../types/state.d.ts" */
/** @import { Credential, Params } from "../types/wire.d.ts" */
/** @import { Folding, PanelArea, PlaybackSpeed, Subject } from "../types/page.d.ts" */
/** @import { PanelEntry } from "../panels/page.d.ts" */
/** @import { LinkCard } from "../panels/link-card/link-card.js" */
/** @import { RevisionLogGrid } from "../panels/revision-log/revision-log.js" */
/** @import { Dashboard } from "./dashboard.js" */

/**
 * A verb's parameters, as the element that asks for it gives them.
 * @typedef {Credential & Subject & { name: string, to: string, pinned: boolean, on: boolean,
 *   zoom: string, words: string, sizes: Params, id: string, isByKey: boolean, area: PanelArea,
 *   folded: boolean, size: number | null, panels: PanelEntry[], revision: number | null, from?: number | null,
 *   speed: PlaybackSpeed, steps: number, query: string, act: string, which: number,
 *   settings: Params }} Asked
 */

/**
 * The page's own actions, by their verbs: all that are not methods of the protocol.
 * @param {Dashboard} page
 * @returns {Map<string, (asked: Asked) => unknown>}
 */
export function actionsOf(page) {
  const { session, notices, commands } = page;
  return new Map(Object.entries({
    retry: () => session.retryNow(),
    showLost: () => (/** @type {LinkCard} */ (byID("connection"))).openAtLost(),
    connection: (/** @type {Asked} */ asked) => page.connection?.perform(asked),
    unlock: (/** @type {Asked} */ credential) => session.unlock(credential),
    reload: () => location.reload(),
    dismissNotice: () => notices.clear(),
    forgetRefusal: () => commands.forgetRefusal(),
    measure: async (/** @type {Asked} */ { sizes }) =>
      page.timeTravel?.viewing ||
      (await import("../screen/app-screen/measuring/measurements.js")).sendSizes(page, sizes),
    readOverview: async () => (await timeTravelOf(page)).read(),
    viewRevision: async (/** @type {Asked} */ { revision }) =>
      (await timeTravelOf(page)).show(revision ?? 0),
    stepRevision: async (/** @type {Asked} */ { steps }) => (await timeTravelOf(page)).step(steps),
    olderRevision: async () => (await timeTravelOf(page)).step(-1),
    newerRevision: async () => page.timeTravel?.step(1),
    backToLive: () => page.timeTravel?.backToLive(),
    play: async (/** @type {Asked} */ { speed }) => (await timeTravelOf(page)).play(speed),
    pause: () => page.timeTravel?.pause(),
    restoreViewed: () => page.timeTravel?.restore(),
    replayViewed: () => page.timeTravel?.replay(),
    measurePath: async () => (await import("./saved-path.js")).measurePath(page),
    showNotice: (/** @type {Asked} */ { words }) => notices.show({ tone: "ok", words }),
    outline: (/** @type {Asked} */ subject) => page.outline(subject),
    goToOutlined,
    xRay: async () => (await xRayOf(page)).toggle(),
    present: async () => {
      const { PresenterMode } = await import("./presenter-mode/presenter-mode.js");
      return (page.presenterMode ??= new PresenterMode(page)).toggle();
    },
    beside: async () => {
      const { SecondDevice } = await import("../stage/device-stage/second-device.js");
      return (page.secondDevice ??= new SecondDevice(() => page.draw())).toggle();
    },
    tour: async () => (await import("./tour/offer-tour.js")).beginTour(page),
    readyXRay: () => xRayOf(page),
    showSource: async (/** @type {Asked} */ asked) => {
      const source = /** @type {SourceLocation} */ (/** @type {unknown} */ (asked));
      (await xRayOf(page)).showSource(source);
    },
    filterLog: (/** @type {Asked} */ { query }) => page.filterLog(query),
    scripts: async (/** @type {Asked} */ asked) => {
      const { ScriptController } = await import("../panels/script-panel/script-controller.js");
      return (page.scripts ??= new ScriptController(page)).perform(asked);
    },
    share: () => bufferKeys(import("./sharing/sharing.js").then((all) => all.openSharing(page))),
    deepLink: () => bufferKeys(import("./deep-link/deep-link.js").then((all) => all.open(page))),
    setName: (/** @type {Asked} */ { name }) => page.presence?.setName(name),
    focusFilter: () => bufferKeys(focusFilter(page)),
    selectRevision: (/** @type {Asked} */ { revision, from }) =>
      page.selectRevision(revision, from),
    readHistory: (/** @type {Asked} */ { revision }) => session.readHistory(revision ?? 0),
    sessions: () => bufferKeys(openSessions(page)),
    sessionsClosed: () => page.sessions?.close(),
    renameSession: (/** @type {Asked} */ { name, to }) => page.sessions?.rename(name, to),
    pinSession: (/** @type {Asked} */ { name, pinned }) => page.sessions?.pin(name, pinned),
    deleteSession: (/** @type {Asked} */ { name }) => page.sessions?.remove(name),
    columns: () => commands.nextColumnVisibility(),
    sizeClass: () => commands.toggleSizeClass(),
    nextDevice: () => commands.stepDevice(page.devices, 1),
    previousDevice: () => commands.stepDevice(page.devices, -1),
    nextRegion: () => goToRegion(1),
    previousRegion: () => goToRegion(-1),
    focusPush: () => bufferKeys(focusPush()),
    knowPanels: (/** @type {Asked} */ { panels }) => page.panelLayout.register(panels),
    openPanel: (/** @type {Asked} */ { id, isByKey }) => page.panelLayout.open(id, isByKey),
    foldArea: (/** @type {{ area: Folding, folded: boolean }} */ { area, folded }) =>
      page.panelLayout.fold(area, folded),
    resizeArea: (/** @type {Asked} */ { area, size }) => page.panelLayout.resize(area, size),
    inspector: () => page.panelLayout.toggle("inspector"),
    drawer: () => page.panelLayout.toggle("drawer"),
    resetLayout: () => page.panelLayout.reset(),
    palette: () => bufferKeys(defined("command-palette").then((palette) => palette?.open())),
    openMethod: (/** @type {Asked} */ { name }) =>
      bufferKeys(defined("method-form").then((form) => form?.open(name))),
    help: () => bufferKeys(defined("shortcut-sheet").then((sheet) => sheet?.open())),
    toggleTheme: () => changeTheme(page),
    setLanguage: async (/** @type {Asked} */ { name }) =>
      (await import("../panels/shortcut-sheet/language-choice.js")).chooseLanguage(name),
    setZoom: (/** @type {Asked} */ { zoom }) => page.setZoom(zoom),
    setSingleKeys: (/** @type {Asked} */ { on }) => page.setSingleKeys(on),
  }));
}

/** @param {Dashboard} page */
async function timeTravelOf(page) {
  const { TimeTravel } = await import("../panels/timeline-bar/time-travel.js");
  const { session, notices, announcer } = page;
  const draw = () => page.draw();
  const select = (/** @type {number | null} */ revision) => page.selectRevision(revision);
  return page.timeTravel ??= new TimeTravel({ session, notices, announcer, draw, select });
}

/** @param {Dashboard} page */
async function xRayOf(page) {
  const { XRay } = await import("../stage/inspection/x-ray-mode.js");
  page.xRay ??= new XRay(page);
  page.draw();
  return page.xRay;
}

/** @param {Dashboard} page */
async function openSessions(page) {
  const { SessionList } = await import("../panels/session-sheet/session-list.js");
  page.sessions ??= new SessionList(page);
  (await defined("session-sheet"))?.open();
  page.sessions.open();
}

/** @param {Dashboard} page */
function changeTheme(page) {
  toggleTheme();
  page.draw();
}

/**
 * Goes to the filter of the log, which is there with the next drawing.
 * @param {Dashboard} page
 */
async function focusFilter(page) {
  await customElements.whenDefined("panel-host");
  page.panelLayout.open("log");
  await new Promise(requestAnimationFrame);
  const log = /** @type {RevisionLogGrid | null} */ (document.querySelector("revision-log"));
  log?.focusFilter();
}

async function focusPush() {
  showPanel(byID("command"));
  (await defined("push-form"))?.focus();
}

/**
 * An element of the page that may still be loading.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 */
async function defined(name) {
  await customElements.whenDefined(name);
  return document.querySelector(name);
}
