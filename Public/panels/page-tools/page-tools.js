import { term, translate } from "../../language/translate.js";
import { emit, icon, make, setAttribute, setIcon } from "../../dom/dom.js";
import { ariaKeys, titleWithKey } from "../shortcuts.js";
import { MEDIUM } from "../../dom/widths.js";

/** @import { Page } from "../page.d.ts" */

const SHOW = { inspector: term("Show the inspector"), drawer: term("Show the drawer") };
const HIDE = { inspector: term("Hide the inspector"), drawer: term("Hide the drawer") };

/**
 * The page's own tools: the palette, the list of sessions, the places of panels, theme and keyboard help.
 *
 *   tools.page = page;   // reads page.theme, page.layout and page.isMac
 */
export class PageTools extends HTMLElement {
  /** @type {Page | null} */
  #page = null;
  #themeGlyph = icon("moon");
  #sessions = make(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": translate("Sessions"),
      title: translate("Sessions"),
      "aria-haspopup": "dialog",
      click: () => emit(this, "sessions"),
    },
    icon("sessions"),
  );
  #palette = make(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": translate("Search commands"),
      "aria-haspopup": "dialog",
      click: () => emit(this, "palette"),
    },
    icon("search"),
  );
  #share = make(
    "button",
    {
      type: "button",
      class: "icon-button for-room share-button",
      "aria-label": translate("Share"),
      "aria-haspopup": "dialog",
      click: () => emit(this, "share"),
    },
    icon("share"),
    make("span", {}, translate("Share")),
  );
  #inspector = areaButton("inspector", translate("Inspector"), (verb) => emit(this, verb));
  #drawer = areaButton("drawer", translate("Drawer"), (verb) => emit(this, verb));
  #theme = make(
    "button",
    {
      type: "button",
      class: "icon-button for-room",
      click: () => emit(this, "toggleTheme"),
    },
    this.#themeGlyph,
  );
  #help = make(
    "button",
    {
      type: "button",
      class: "icon-button for-room for-keys",
      "aria-label": translate("Keyboard shortcuts"),
      "aria-haspopup": "dialog",
      click: () => emit(this, "help"),
    },
    icon("keys"),
  );

  /** @param {Page} page */
  set page(page) {
    this.#page = page;
    this.update();
  }

  connectedCallback() {
    if (!this.firstChild)
      this.append(
        this.#palette,
        this.#sessions,
        this.#share,
        this.#drawer,
        this.#inspector,
        this.#theme,
        this.#help,
      );
    this.update();
  }

  update() {
    if (!this.#page) return;
    const { theme, isMac, layout } = this.#page;
    drawAreaButton(this.#inspector, "inspector", layout.folded.inspector, isMac);
    drawAreaButton(
      this.#drawer,
      "drawer",
      layout.folded[MEDIUM.matches ? "both" : "drawer"],
      isMac,
    );
    const words = theme === "dark" ? translate("Switch to light") : translate("Switch to dark");
    setAttribute(this.#theme, "aria-label", words);
    setAttribute(this.#theme, "title", words);
    setIcon(this.#themeGlyph, theme === "dark" ? "sun" : "moon");
    for (
      const [button, id]
        of /** @type {const} */ ([[this.#palette, "palette"], [this.#share, "share"], [
          this.#help,
          "help",
        ]])
    ) {
      setAttribute(button, "title", titleWithKey(button.ariaLabel ?? "", id, isMac));
      setAttribute(button, "aria-keyshortcuts", ariaKeys(id, isMac));
    }
  }
}

/**
 * @param {"inspector" | "drawer"} verb
 * @param {string} words
 * @param {(verb: string) => void} press
 */
function areaButton(verb, words, press) {
  const attributes = { type: "button", class: `icon-button ${verb}-button`, "aria-label": words };
  return make("button", { ...attributes, click: () => press(verb) }, icon(verb));
}

/**
 * @param {HTMLElement} button
 * @param {"inspector" | "drawer"} area
 * @param {boolean} isFolded
 * @param {boolean} isMac
 */
function drawAreaButton(button, area, isFolded, isMac) {
  setAttribute(button, "aria-pressed", isFolded ? "false" : "true");
  const words = translate(isFolded ? SHOW[area] : HIDE[area]);
  setAttribute(button, "title", titleWithKey(words, area, isMac));
  setAttribute(button, "aria-keyshortcuts", ariaKeys(area, isMac));
}
