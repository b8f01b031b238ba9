import { isFirstRun } from "./first-run.js";
import { readStored, writeStored } from "../../protocol/identity.js";

/** @import { Dashboard } from "../dashboard.js" */

const MEMORY = "colonnade.tour";

/**
 * Offers the tour at a first run, in a session that nothing has happened in yet.
 * @param {Dashboard} page
 */
export async function offerTour(page) {
  if (isFirstRun(location, readStored(localStorage, MEMORY), navigator))
    (await tourOf(page)).offer();
}

/**
 * Begins the tour, from its first step.
 * @param {Dashboard} page
 */
export async function beginTour(page) {
  (await tourOf(page)).start();
}

/** @param {Dashboard} page */
async function tourOf(page) {
  const { Tour } = await import("./tour.js");
  return page.tour ??= new Tour(page, () => writeStored(localStorage, MEMORY, "seen"));
}
