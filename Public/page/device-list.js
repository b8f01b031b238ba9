import { DeviceTable } from "../model/devices.js";

/** The devices of the server's reference; null where it cannot be read, which the console tells. */
export async function fetchDevices() {
  try {
    const answer = await fetch("/protocol.json");
    return answer.ok ? DeviceTable.in(await answer.json()) : null;
  } catch (error) {
    console.info(`Colonnade: no list of devices: ${/** @type {Error} */ (error).message}`);
    return null;
  }
}
