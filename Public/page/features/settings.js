import { readStored, writeStored } from "../../dom/storage.js";
import { onSystemTheme, shownTheme, toggleTheme } from "../theme.js";

/** @import { FeatureHost } from "../feature.d.ts" */

const SINGLE_KEYS = "colonnade.singleKeys";
const ZOOM = "colonnade.zoom";

/**
 * The person's settings of the page, which the browser keeps.
 * @param {FeatureHost} page
 */
export function settings(page) {
  let singleKeys = readStored(localStorage, SINGLE_KEYS) !== "off";
  let zoom = readStored(localStorage, ZOOM) ?? "fit";
  onSystemTheme(() => page.draw());
  return {
    verbs: {
      toggleTheme() {
        toggleTheme();
        page.draw();
      },
      /** @param {{ name: string }} asked */
      setLanguage: async ({ name }) =>
        (await import("../../panels/shortcut-sheet/language-choice.js")).chooseLanguage(name),
      /** @param {{ zoom: string }} asked */
      setZoom(asked) {
        zoom = asked.zoom;
        writeStored(localStorage, ZOOM, zoom === "fit" ? null : zoom);
        page.draw();
      },
      /** @param {{ on: boolean }} asked */
      setSingleKeys({ on }) {
        singleKeys = on;
        writeStored(localStorage, SINGLE_KEYS, on ? null : "off");
        page.draw();
      },
    },
    content: () => ({ singleKeys, zoom, theme: shownTheme() }),
  };
}
