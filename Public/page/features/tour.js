import { readStored, writeStored } from "../../dom/storage.js";
import { isFirstRun } from "../tour/first-run.js";
import { Intro } from "../tour/intro.js";
import { Tour } from "../tour/tour.js";

/** @import { Page } from "../../panels/page.d.ts" */
/** @import { FeatureHost } from "../feature.d.ts" */

const MEMORY = "colonnade.tour";
const INTRO_MEMORY = "colonnade.intro";

/**
 * The tour, which is offered at a first run, in a session that nothing has happened in yet, and the
 * line that says what the page is until the person has seen the tour or made a few changes.
 * @param {FeatureHost} page
 * @param {{ readonly isOn: boolean }} presenting The tour does not begin while someone presents.
 */
export function tour(page, presenting) {
  /** @type {Tour | null} */
  let guide = null;
  /** @type {Intro | null} */
  let intro = null;
  const remember = () => writeStored(localStorage, MEMORY, "seen");
  const ready = () => guide ??= new Tour(page, presenting, remember, dismiss);
  const start = () => ready().start();

  function dismiss() {
    writeStored(localStorage, INTRO_MEMORY, "seen");
    intro?.remove();
    intro = null;
  }

  return {
    verbs: { tour: start },
    update(/** @type {Page} */ content) {
      guide?.update(content);
      intro?.update(content);
    },
    opened() {
      if (isFirstRun(location, readStored(localStorage, MEMORY), navigator)) ready().offer();
      if (new URLSearchParams(location.search).get("tour") === "off") return;
      if (readStored(localStorage, INTRO_MEMORY) !== null) return;
      intro = new Intro(start, dismiss);
      intro.show();
    },
  };
}
