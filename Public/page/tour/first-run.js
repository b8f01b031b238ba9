/**
 * True if the tour can start on its own: in a browser that has not seen it, controlled by a person,
 * at an address that leads to nothing else. `?tour=on` and `?tour=off` override this.
 * @param {Pick<Location, "search" | "hash">} location
 * @param {string | null} memory What the browser has kept of the tour.
 * @param {{ webdriver?: boolean }} navigator
 */
export function isFirstRun({ search, hash }, memory, navigator) {
  const asked = new URLSearchParams(search).get("tour");
  if (asked === "on" || asked === "off") return asked === "on";
  return hash === "" && !navigator.webdriver && memory === null;
}
