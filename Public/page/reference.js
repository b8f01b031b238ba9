import { titlesIn } from "../model/state/state-titles.js";
import { DeviceTable } from "../model/state/devices.js";

/**
 * The devices and the titles of fields in the server's reference; null if it cannot be read,
 * which is logged in the console.
 */
export async function fetchReference() {
  try {
    const answer = await fetch("/protocol.json");
    if (!answer.ok) return null;
    const reference = await answer.json();
    return { devices: DeviceTable.in(reference), titles: titlesIn(reference) };
  } catch (error) {
    console.info(`Colonnade: no reference: ${/** @type {Error} */ (error).message}`);
    return null;
  }
}
