/**
 * The address of a session in this window: the page's own, with another name and without a tour.
 * @param {Pick<Location, "pathname" | "search">} location
 * @param {string} name
 */
export function sessionAddress({ pathname, search }, name) {
  const asked = new URLSearchParams(search);
  asked.set("session", name);
  asked.delete("tour");
  return `${pathname}?${asked}`;
}
