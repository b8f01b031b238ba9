import { term, translate } from "../../language/translate.js";
import {
  clampedWidth,
  draggedWidth,
  NARROWEST,
  OwnDevice,
  sizeClassAt,
  WIDEST,
  widthCommand,
} from "../../model/layout/free-width.js";
import { make, setAttribute, setText } from "../../dom/dom.js";
import { loadStyles } from "../../dom/style-sheet.js";

/** @import { State } from "../../types/state.d.ts" */
/** @import { PageContent } from "../../model/page-content.d.ts" */
/** @import { DeviceStage } from "../device-stage/device-stage.js" */
/** @import { Commands } from "../../model/session/commands.js" */

const SHEET = "/stage/resizing/free-width.css";
const COMPACT = term("{width} × {height} · compact width");
const REGULAR = term("{width} × {height} · regular width");
const HINT = term("Drag for another width. Double click or Enter: the device’s own size");
/** The points that a key moves the edge. */
const STEPS = new Map([
  ["ArrowRight", 10],
  ["ArrowUp", 10],
  ["ArrowLeft", -10],
  ["ArrowDown", -10],
  ["PageUp", 100],
  ["PageDown", -100],
  ["Home", -Infinity],
  ["End", Infinity],
]);
/** A width chosen with keys is sent once no key follows for this many milliseconds. */
const KEY_REST = 500;
/** The least time between two questions, in milliseconds. */
const PAUSE = 60;

/**
 * The device's edge as a handle. While it is dragged, only this page shows the width: its screens
 * take it at once, and the server says which columns it would have. The session gets one command at
 * the end.
 */
export class FreeWidth {
  #page;
  /** @type {PageContent | null} */
  #content = null;
  #stage = /** @type {DeviceStage} */ (document.querySelector("#stage > device-stage"));
  #fit = /** @type {HTMLElement} */ (this.#stage.querySelector(".stage-fit"));
  #room = /** @type {HTMLElement} */ (this.#stage.querySelector(".device-room"));
  #own = new OwnDevice();
  #sessionName = "";
  /** The width that is not sent yet; null if the session's is shown. */
  #width = /** @type {number | null} */ (null);
  /** The server's state for a width that was asked for. */
  #preview = /** @type {{ state: State, of: State } | null} */ (null);
  #isAsking = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #rest;
  /** Ends the drag that is under way. */
  #drag = /** @type {AbortController | null} */ (null);
  #words = make("output", { class: "width-words", "aria-hidden": "true", hidden: true });
  #handle = make("div", {
    class: "width-handle",
    role: "slider",
    tabindex: "0",
    title: translate(HINT),
    "aria-label": translate("Width of the screen"),
    "aria-description": translate(HINT),
    "aria-orientation": "horizontal",
    "aria-valuemin": NARROWEST,
    "aria-valuemax": WIDEST,
    dblclick: () => this.#restore(),
    pointerdown: (event) => this.#begin(event),
    keydown: (event) => this.#press(event),
    blur: () => this.#send(),
  });

  /** @param {{ draw(): void, commands: Commands }} page */
  constructor(page) {
    this.#page = page;
    loadStyles(SHEET).then(() => {
      this.#fit.append(this.#handle, this.#words);
      this.#place();
    });
    new ResizeObserver(() => this.#place()).observe(this.#room);
    new ResizeObserver(() => this.#place()).observe(this.#fit);
  }

  /** @param {PageContent} content */
  update(content) {
    const { state, viewing, link, sessionName } = content;
    this.#content = content;
    if (this.#sessionName !== sessionName) this.#own.forget();
    this.#sessionName = sessionName;
    if (state) this.#own.note(state.environment);
    const { can } = content.verdict("setEnvironment", { width: NARROWEST });
    const isOff = !state || viewing !== null || !can || link.shown === "away";
    if (isOff && this.#width !== null) this.#cancel();
    if (this.#handle.hidden !== isOff) {
      this.#handle.hidden = isOff;
      this.#place();
    }
    if (!isOff) this.#draw();
  }

  /** The session's state at the width that is not sent yet. */
  get #draft() {
    const { state } = this.#content ?? {};
    if (!state || this.#width === null) return state ?? null;
    const { platform } = state.environment;
    // Another state has its own @State, so it is only shown if it has other columns.
    const { state: other = state, of = null } = this.#preview ?? {};
    const isOther = of === state && hasOtherColumns(other, state);
    return {
      ...(isOther ? other : state),
      environment: {
        ...state.environment,
        device: "custom",
        width: this.#width,
        horizontalSizeClass: sizeClassAt(this.#width, platform),
      },
    };
  }

  #draw() {
    const draft = this.#draft;
    if (!this.#content || !draft) return;
    const { width, height, horizontalSizeClass } = draft.environment;
    const pattern = horizontalSizeClass === "compact" ? COMPACT : REGULAR;
    const words = translate(pattern, { width, height });
    setAttribute(this.#handle, "aria-valuenow", clampedWidth(width));
    setAttribute(this.#handle, "aria-valuetext", words);
    setText(this.#words, words);
    this.#words.hidden = this.#width === null;
    if (this.#width !== null) {
      const lastChange = { ...this.#content.lastChange, who: null, animates: false };
      this.#stage.page = { ...this.#content, state: draft, lastChange };
      this.#ask();
    }
  }

  /**
   * Puts the handle outside the device, or as far outside as there is room; zoomed, it scrolls. Only
   * a change of size leads here, because measuring lays out the page.
   */
  #place() {
    const left = this.#room.offsetLeft + this.#room.offsetWidth;
    const isZoomed = this.#fit.hasAttribute("data-zoomed");
    const most = isZoomed ? Infinity : this.#fit.clientWidth - this.#handle.offsetWidth;
    this.#handle.style.setProperty("--edge-x", `${Math.min(left - 4, most)}px`);
    const middle = this.#room.offsetTop + this.#room.offsetHeight / 2;
    this.#handle.style.setProperty("--edge-y", `${middle}px`);
  }

  /** @param {number} width */
  #change(width) {
    if (width === this.#width) return;
    this.#width = width;
    this.#draw();
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    const state = this.#content?.state;
    if (event.button !== 0 || !state) return;
    this.#handle.setPointerCapture(event.pointerId);
    const { signal } = this.#drag = new AbortController();
    const scale = Number(this.#room.style.getPropertyValue("--scale")) || 1;
    const start = { width: this.#width ?? state.environment.width, scale, from: event.clientX };
    setAttribute(this.#handle, "data-dragged", true);
    this.#handle.addEventListener("pointermove", ({ clientX }) => {
      const width = draggedWidth({ ...start, to: clientX });
      if (this.#width !== null || width !== start.width) this.#change(width);
    }, { signal });
    this.#handle.addEventListener("pointercancel", () => this.#cancel(), { signal });
    this.#handle.addEventListener("lostpointercapture", () => this.#send(), { signal });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { key, altKey, ctrlKey, metaKey } = event;
    const step = STEPS.get(key);
    const state = this.#content?.state;
    if (altKey || ctrlKey || metaKey || !state) return;
    if (key === "Escape" && this.#width !== null) this.#cancel();
    else if (key === "Enter") this.#restore();
    else if (step !== undefined) {
      this.#change(clampedWidth((this.#width ?? state.environment.width) + step));
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => this.#send(), KEY_REST);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #end() {
    clearTimeout(this.#rest);
    this.#drag?.abort();
    this.#drag = null;
    setAttribute(this.#handle, "data-dragged", false);
  }

  #cancel() {
    this.#end();
    [this.#width, this.#preview] = [null, null];
    this.#words.hidden = true;
    this.#page.draw();
  }

  /** Sends the width, which stays on the stage until the session has it. */
  async #send() {
    this.#end();
    const { state, devices } = this.#content ?? {};
    const width = this.#width;
    if (!state || !devices || width === null) return;
    const own = this.#own.of(state.environment, devices.all);
    if (width !== state.environment.width)
      await this.#page.commands.send(
        "setEnvironment",
        widthCommand(width, state.environment, own),
      );
    // Another drag may have begun since.
    if (this.#width === width && this.#drag === null) this.#cancel();
  }

  #restore() {
    const { state, devices } = this.#content ?? {};
    this.#cancel();
    if (!state || !devices) return;
    const own = this.#own.of(state.environment, devices.all);
    if (own && own.name !== state.environment.device)
      this.#page.commands.send("setEnvironment", { device: own.name });
  }

  /** Asks which columns the width has, one question at a time. */
  async #ask() {
    const { state, ask } = this.#content ?? {};
    const width = this.#width;
    if (this.#isAsking || !state || !ask || width === null) return;
    if (this.#preview?.of === state && this.#preview.state.environment.width === width) return;
    this.#isAsking = true;
    const { height, platform } = state.environment;
    try {
      const answer = await ask("scene.preview", { width, height, platform });
      this.#preview = { state: /** @type {State} */ (answer.state), of: state };
    } catch {
      // The columns follow with the command, which also says what is wrong.
    }
    if (this.#width !== null) this.#draw();
    setTimeout(() => {
      this.#isAsking = false;
      if (this.#width !== width) this.#ask();
    }, PAUSE);
  }
}

/**
 * @param {State} one
 * @param {State} other
 */
function hasOtherColumns(one, other) {
  return JSON.stringify(one.presentation) !== JSON.stringify(other.presentation);
}
