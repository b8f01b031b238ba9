import {
  buildDetails,
  buildHead,
  errorLocation,
  locationText,
} from "../../model/session/build-words.js";
import { translate, translateCount } from "../../language/translate.js";
import { visibleText } from "../../dom/visible-marks.js";
import { emit, icon, make, setAttribute, setIcon, setText } from "../../dom/dom.js";
import { loadStyles } from "../../dom/style-sheet.js";

/** @import { Build, BuildError } from "../../types/wire.d.ts" */
/** @import { Announcer } from "../../dom/announcer.js" */

const ICONS = { building: "clock", failed: "warn", crashed: "warn", slow: "clock", live: "check" };
const TONES = { building: "note", failed: "error", crashed: "error", slow: "note", live: "ok" };
const SHOWN_ERRORS = 50;
/** Good news stays for this many milliseconds. */
const LINGERS = 6000;

/**
 * The news of “colonnade watch” about the app on the stage: it builds, the compiler’s errors, what is live.
 *
 *   bar.follow(build);   // whenever it changes
 */
export class BuildBar extends HTMLElement {
  /** @type {string | null} The state before. */
  #before = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #glyph = icon("info");
  #head = make("strong", { class: "build-head" });
  #details = make("div", { class: "build-details" });
  #errors = make("ol", { class: "build-errors", "aria-label": translate("Compiler errors") });
  #close = make(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": translate("Dismiss"),
      title: translate("Dismiss"),
      click: () => this.#hide(),
    },
    icon("close"),
  );

  connectedCallback() {
    if (this.firstChild) return;
    setAttribute(this, "role", "region");
    setAttribute(this, "aria-label", translate("Build"));
    const words = make("div", { class: "build-words" }, this.#head, this.#details, this.#errors);
    this.append(this.#glyph, words, this.#close);
  }

  /** @param {Build} build */
  follow(build) {
    const { state } = build;
    const isNews = state !== "live" || (this.#before !== null && this.#before !== "live") ||
      build.replay?.stop !== undefined;
    this.#before = state;
    clearTimeout(this.#timer);
    if (!isNews) return this.#hide();
    this.#draw(build);
    if (state === "live" && !build.replay?.stop) {
      this.#timer = setTimeout(() => this.#hide(), LINGERS);
    }
  }

  /** @param {Build} build */
  #draw(build) {
    const { state, errors = [] } = build;
    this.hidden = false;
    setAttribute(this, "data-state", state);
    setAttribute(this, "data-tone", build.replay?.stop && state === "live" ? "note" : TONES[state]);
    setIcon(this.#glyph, ICONS[state] ?? "info");
    setText(this.#head, buildHead(build));
    this.#details.replaceChildren(
      ...buildDetails(build).map((line) => make("p", { dir: "auto" }, line)),
    );
    this.#errors.hidden = state !== "failed" || errors.length === 0;
    const shown = this.#errors.hidden ? [] : errors.slice(0, SHOWN_ERRORS);
    this.#errors.replaceChildren(...shown.map((error) => this.#entry(error)));
    setAttribute(this.#errors, "tabindex", shown.length > 0 ? 0 : null);
  }

  /** @param {BuildError} error */
  #entry(error) {
    const source = errorLocation(error);
    const words = make("bdi", { class: "build-message" }, visibleText(error.message, 300));
    if (!source) return make("li", {}, words);
    const spot = locationText(error);
    const button = make(
      "button",
      {
        type: "button",
        class: "build-spot",
        title: translate("Show this line"),
        click: () => emit(this, "showSource", { ...source }),
      },
      spot,
    );
    return make("li", {}, button, " ", words);
  }

  #hide() {
    this.hidden = true;
  }
}

/** @type {Promise<BuildBar> | null} */
let raised = null;

/** Loads what the bar needs: while an app’s code does not return, its server sends nothing. */
export function prepareBuildBar() {
  return loadStyles("/page/build-bar/build-bar.css");
}

/** The bar appears without its styles if they take more than these milliseconds. */
const PATIENCE = 1000;

/** Puts the bar over the stage. */
async function raise() {
  await Promise.race([prepareBuildBar(), new Promise((settle) => setTimeout(settle, PATIENCE))]);
  customElements.define("build-bar", BuildBar);
  const bar = new BuildBar();
  bar.hidden = true;
  document.querySelector(".over-stage")?.append(bar);
  return bar;
}

/**
 * Shows what is new of the app on the stage, and says it.
 * @param {Build} build
 * @param {Announcer} announcer
 */
export async function announceBuild(build, announcer) {
  const bar = await (raised ??= raise());
  bar.follow(build);
  if (!bar.hidden) announcer.announce(spoken(build));
}

/**
 * One sentence for those who hear the page.
 * @param {Build} build
 */
function spoken(build) {
  const count = build.errors?.length ?? 0;
  const head = buildHead(build);
  if (build.state !== "failed" || count === 0) return [head, ...buildDetails(build)].join(". ");
  return `${head} ${translateCount(count, "{count} error", "{count} errors")}`;
}
