import { DeviceTable } from "../../model/state/devices.js";
import { fetchReference } from "../reference.js";

/** @import { FeatureHost } from "../feature.d.ts" */

/**
 * The devices that the stage offers, and the commands that step through its settings.
 * @param {FeatureHost} page
 */
export function devices(page) {
  const { session, commands } = page;
  let known = new DeviceTable();

  /**
   * Takes devices and titles from the server's reference. Without them the stage offers only the
   * present device, and the log has the names of fields as words.
   */
  async function start() {
    const reference = await fetchReference();
    if (reference === null) return;
    known = reference.devices ?? known;
    session.log.titles = reference.titles;
    page.draw();
  }

  return {
    start,
    verbs: {
      columns: () => commands.nextColumnVisibility(),
      sizeClass: () => commands.toggleSizeClass(),
      nextDevice: () => commands.stepDevice(known, 1),
      previousDevice: () => commands.stepDevice(known, -1),
    },
    content: () => ({ devices: known }),
  };
}
