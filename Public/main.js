// The page: defines the elements, follows one session, lets nouns fall and hears verbs rise.

import { nextVisibility, otherSizeClass } from "./model/column-steps.js";
import { devicesIn, KNOWN_DEVICES, neighbour } from "./model/devices.js";
import { houseSentence, isAway } from "./model/link-words.js";
import { visibleText } from "./model/visible-marks.js";
import {
  clientName,
  impossibleSession,
  randomWord,
  read,
  sessionOf,
  socketAddress,
  takeCode,
  write,
} from "./net/identity.js";
import { House } from "./net/house.js";
import { Session } from "./net/session.js";
import { Announcer } from "./page/announcer.js";
import { setAttribute, setText } from "./page/dom.js";
import { goToOutlined, showOutline } from "./page/outline.js";
import { goToRegion } from "./page/regions.js";
import { foldPanels, showPanel } from "./page/sheets.js";
import { shortcutFor } from "./page/shortcuts.js";
import { onSystemTheme, shownTheme, toggleTheme } from "./page/theme.js";
import { AppScreen } from "./elements/app-screen/app-screen.js";
import { ColumnScreen } from "./elements/column-screen/column-screen.js";
import { DetailStack } from "./elements/detail-stack/detail-stack.js";
import { DeviceStage } from "./elements/device-stage/device-stage.js";
import { LinkPill } from "./elements/link-pill/link-pill.js";
import { ModalLayer } from "./elements/modal-layer/modal-layer.js";
import { PageBanner } from "./elements/page-banner/page-banner.js";
import { PageTools } from "./elements/page-tools/page-tools.js";
import { PathBar } from "./elements/path-bar/path-bar.js";
import { PathButtons } from "./elements/path-buttons/path-buttons.js";
import { PhoneBar } from "./elements/phone-bar/phone-bar.js";
import { ProblemList } from "./elements/problem-list/problem-list.js";
import { PushForm } from "./elements/push-form/push-form.js";
import { RevisionLogGrid } from "./elements/revision-log/revision-log.js";
import { SceneMenu } from "./elements/scene-menu/scene-menu.js";
import { ScreenStack } from "./elements/screen-stack/screen-stack.js";
import { SessionSheet } from "./elements/session-sheet/session-sheet.js";
import { ShortcutSheet } from "./elements/shortcut-sheet/shortcut-sheet.js";
import { StageToolbar } from "./elements/stage-toolbar/stage-toolbar.js";
import { TokenPrompt } from "./elements/token-prompt/token-prompt.js";
import { ValueChip } from "./elements/value-chip/value-chip.js";

const NOTICE_TIME = 6000;
const TICK = 500;
const SINGLE_KEYS = "colonnade.singleKeys";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
let sessionName = sessionOf(location);
const client = clientName(localStorage, crypto);
const tab = randomWord(crypto);
const announcer = new Announcer(
  document.getElementById("polite"),
  document.getElementById("urgent"),
);

const world = {
  WebSocket,
  setTimeout: (action, delay) => setTimeout(action, delay),
  clearTimeout: (timer) => clearTimeout(timer),
  now: () => performance.now(),
  random: Math.random,
  async isFull() {
    try {
      return (await (await fetch("/healthz")).json()).full === true;
    } catch {
      return false;
    }
  },
};

const session = new Session({
  tab,
  world,
  address: (position) => socketAddress(location, sessionName, client, position),
  delegate: {
    sessionTouched() {
      warnOfCrowding();
      draw();
    },
    sessionRenamed(name) {
      const before = sessionName;
      showName(name);
      notify({ tone: "ok", words: `This session was “${before}”; it is called “${name}” now.` });
    },
    sessionMoved(sentence) {
      announcer.tell(visibleText(sentence, 200));
      draw();
    },
    sessionReturned(sentence, isKnown) {
      announcer.tell(sentence);
      notify({ tone: isKnown ? "ok" : "error", words: sentence });
    },
  },
});

const NOWHERE = { epoch: null, revision: null };
const house = new House({
  session,
  world,
  address: () => socketAddress(location, "main", client, NOWHERE),
});

let devices = KNOWN_DEVICES;
let houseProblem = null;
let wasCrowded = false;
let notice = null;
let noticeTimer = null;
let refusal = null;
let outlined = null;
let singleKeys = read(localStorage, SINGLE_KEYS) !== "off";
let isDrawPlanned = false;
let wasAway = false;

/** Draws the whole truth, at most once a frame. */
function draw() {
  if (isDrawPlanned) return;
  isDrawPlanned = true;
  requestAnimationFrame(() => {
    isDrawPlanned = false;
    const page = currentPage();
    setAttribute(document.body, "data-waiting", page.state === null);
    for (const element of document.querySelectorAll(DRAWN)) element.page = page;
    showOutline(outlined);
    session.drawn();
    warnWhenAway(page.link);
  });
}

const DRAWN = `link-pill, page-banner, page-tools, push-form, path-buttons, scene-menu,
  stage-toolbar, device-stage, path-bar, problem-list, revision-log, session-sheet, shortcut-sheet,
  token-prompt`;

function currentPage() {
  const now = performance.now();
  const { link, state, log, types, scenes, lastChange } = session;
  return {
    now,
    state,
    log,
    types,
    scenes,
    devices,
    notice,
    refusal,
    singleKeys,
    isMac,
    client,
    sessionName,
    house: { ...house.listed, problem: houseProblem },
    link: { ...link, shown: isAway(link, now) ? "away" : "near" },
    theme: shownTheme(),
    lastChange: { ...lastChange, who: lastChange.who && visibleText(lastChange.who, 40) },
    isOwn: (id) => session.isOwn(id),
  };
}

function warnWhenAway({ shown }) {
  if (shown === "away" && !wasAway) announcer.warn("Disconnected. Trying to reconnect.");
  wasAway = shown === "away";
}

function notify(next) {
  notice = next;
  clearTimeout(noticeTimer);
  if (next) noticeTimer = setTimeout(() => notify(null), NOTICE_TIME);
  draw();
}

// Verbs that rise.

const COMMANDS = new Set([
  "push",
  "pop",
  "popToRoot",
  "popTo",
  "select",
  "back",
  "undo",
  "redo",
  "setColumnVisibility",
  "setEnvironment",
  "tap",
  "scene.open",
]);

const ACTIONS = new Map([
  ["retry", () => session.retryNow()],
  ["unlock", (credential) => session.unlock(credential)],
  ["dismissNotice", () => notify(null)],
  ["forgetRefusal", () => setRefusal(null)],
  ["outline", ({ control, element }) => {
    outlined = control === undefined && element === undefined ? null : { control, element };
    showOutline(outlined);
  }],
  ["goToOutlined", goToOutlined],
  ["sessions", () => {
    document.querySelector("session-sheet").open();
    manage(() => {});
  }],
  ["sessionsClosed", () => house.close()],
  ["beginAnew", () => location.reload()],
  ["renameSession", ({ name, to }) => manage(() => house.rename(name, to))],
  ["pinSession", ({ name, pinned }) => manage(() => house.pin(name, pinned))],
  ["deleteSession", ({ name }) =>
    manage(async () => {
      await house.remove(name);
      if (session.link.phase === "full") session.retryNow();
    })],
  ["toggleTheme", () => {
    toggleTheme();
    draw();
  }],
  ["help", () => document.querySelector("shortcut-sheet").open()],
  ["setSingleKeys", ({ on }) => {
    singleKeys = on;
    write(localStorage, SINGLE_KEYS, on ? null : "off");
    draw();
  }],
  ["focusPush", () => {
    showPanel(document.getElementById("command"));
    document.querySelector("push-form").focus();
  }],
  ["showLog", () => {
    const panel = document.getElementById("log");
    showPanel(panel);
    panel.focus();
  }],
  [
    "columns",
    () => arrange((state) => ["setColumnVisibility", { visibility: nextVisibility(state) }]),
  ],
  [
    "sizeClass",
    () => arrange((state) => ["setEnvironment", { horizontalSizeClass: otherSizeClass(state) }]),
  ],
  ["nextDevice", () => stepDevice(1)],
  ["previousDevice", () => stepDevice(-1)],
  ["nextRegion", () => goToRegion(1)],
  ["previousRegion", () => goToRegion(-1)],
]);

function perform(verb, params = {}, isFromForm = false) {
  if (COMMANDS.has(verb)) send(verb, params, isFromForm);
  else ACTIONS.get(verb)?.(params);
}

/** Does something about the sessions of the server, and lists them as they are then. */
async function manage(work) {
  houseProblem = null;
  try {
    await work();
    await house.list();
  } catch (error) {
    houseProblem = error.message;
    announcer.warn(error.message);
  }
  draw();
}

function warnOfCrowding() {
  const isCrowded = session.house !== null;
  if (isCrowded && !wasCrowded) {
    notify({ tone: "error", words: houseSentence(session.house), isAboutSessions: true });
  }
  wasCrowded = isCrowded;
}

function showName(name) {
  sessionName = name;
  setText(document.getElementById("session-name"), name);
  document.title = `${name} · Colonnade`;
  if (name === sessionOf(location)) return;
  const url = new URL(location.href);
  url.searchParams.set("session", name);
  history.replaceState(null, "", url);
}

async function send(verb, params, isFromForm = false) {
  try {
    await session.command(verb, params);
    if (refusal?.verb === verb) setRefusal(null);
    draw();
  } catch (error) {
    announcer.warn(error.message);
    if (isFromForm) setRefusal({ verb, message: error.message });
    else notify({ tone: "error", words: error.message });
  }
}

function setRefusal(next) {
  if (refusal === next) return;
  refusal = next;
  draw();
}

function arrange(command) {
  if (session.state) send(...command(session.state));
}

function stepDevice(step) {
  arrange((
    { environment },
  ) => ["setEnvironment", { device: neighbour(devices, environment.device, step) }]);
}

/** What a key means beyond the verb of its name. */
const KEYED = new Map([["popToDepth", (key) => perform("popTo", { index: Number(key) - 1 })]]);

document.addEventListener(
  "nav-intent",
  ({ target, detail }) => perform(detail.verb, detail.params, target.localName === "push-form"),
);

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
  const inField = event.target.matches?.(
    "textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]",
  ) ?? false;
  const shortcut = shortcutFor(event, { isMac, inField, singleKeys });
  if (!shortcut) return;
  event.preventDefault();
  const keyed = KEYED.get(shortcut.id);
  if (keyed) keyed(shortcut.key);
  else perform(shortcut.id);
});

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") session.retryNow();
});
addEventListener("online", () => session.retryNow());
onSystemTheme(draw);
setInterval(() => session.link.phase !== "live" && draw(), TICK);

/** The server's own list of devices, when its protocol document names one. */
async function learnDevices() {
  try {
    const answer = await fetch("/protocol.json");
    if (answer.ok) devices = devicesIn(await answer.json()) ?? devices;
    draw();
  } catch {
    // The known devices serve.
  }
}

for (
  const [name, element] of [
    ["value-chip", ValueChip],
    ["link-pill", LinkPill],
    ["page-banner", PageBanner],
    ["page-tools", PageTools],
    ["push-form", PushForm],
    ["path-buttons", PathButtons],
    ["stage-toolbar", StageToolbar],
    ["column-screen", ColumnScreen],
    ["detail-stack", DetailStack],
    ["app-screen", AppScreen],
    ["screen-stack", ScreenStack],
    ["modal-layer", ModalLayer],
    ["scene-menu", SceneMenu],
    ["device-stage", DeviceStage],
    ["path-bar", PathBar],
    ["problem-list", ProblemList],
    ["revision-log", RevisionLogGrid],
    ["session-sheet", SessionSheet],
    ["shortcut-sheet", ShortcutSheet],
    ["token-prompt", TokenPrompt],
    ["phone-bar", PhoneBar],
  ]
) customElements.define(name, element);

showName(sessionName);
const impossible = impossibleSession(location);
if (impossible !== null) {
  notify({
    tone: "error",
    words: `No session can be called “${visibleText(impossible, 40)}”: a name ` +
      `is 1 to 64 letters, digits, “_” or “-”. This is the session “${sessionName}”.`,
  });
}
foldPanels([document.getElementById("command"), document.getElementById("log")]);
const code = takeCode(location, history);
session.start(code === null ? null : { code });
learnDevices();
draw();
