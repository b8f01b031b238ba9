// The devices that the stage can stand in for. The server's own list wins (see `devicesIn`);
// this one serves until it has come.

export const KNOWN_DEVICES = [
  "iphone-se",
  "iphone-se-landscape",
  "iphone-16",
  "iphone-16-landscape",
  "iphone-16-plus",
  "iphone-16-plus-landscape",
  "iphone-16-pro-max",
  "iphone-16-pro-max-landscape",
  "ipad-mini",
  "ipad-mini-landscape",
  "ipad-11",
  "ipad-11-landscape",
  "ipad-11-half-landscape",
  "ipad-11-third-landscape",
  "ipad-11-slide-over",
  "ipad-13",
  "ipad-13-landscape",
  "mac-window",
];

const WORDS = new Map([
  ["iphone", "iPhone"],
  ["ipad", "iPad"],
  ["mac", "Mac"],
  ["se", "SE"],
  ["mini", "mini"],
  ["plus", "Plus"],
  ["pro", "Pro"],
  ["max", "Max"],
  ["window", "window"],
  ["11", "11″"],
  ["13", "13″"],
  ["half", "½"],
  ["third", "⅓"],
  ["slide", "Slide"],
  ["over", "Over"],
  ["custom", "Free size"],
  ["landscape", "landscape"],
]);

/** The device's name for people: "ipad-11-half-landscape" is "iPad 11″ ½ landscape". */
export function deviceName(device) {
  return device.split("-").map((word) => WORDS.get(word) ?? word).join(" ");
}

/** What the frame looks like: "phone", "pad", "pane" (a part of a pad's screen), "mac" or "free". */
export function deviceKind(device) {
  if (device.startsWith("iphone")) return "phone";
  if (/half|third|slide-over/.test(device)) return "pane";
  if (device.startsWith("ipad")) return "pad";
  return device.startsWith("mac") ? "mac" : "free";
}

/** The devices grouped for a menu: [["iPhone", [...]], ["iPad", [...]], ...]. */
export function deviceGroups(devices) {
  const groups = new Map();
  for (const device of devices) {
    const family = deviceName(device).split(" ")[0];
    groups.set(family, [...(groups.get(family) ?? []), device]);
  }
  return [...groups];
}

/** The device after `current`, `step` places on, around the end. */
export function neighbour(devices, current, step) {
  const index = devices.indexOf(current);
  if (index < 0) return devices[step > 0 ? 0 : devices.length - 1];
  return devices[(index + step + devices.length) % devices.length];
}

/** The devices that a protocol document names for `setEnvironment`; null when it names none. */
export function devicesIn(document) {
  const found = enumOf(document, "device");
  return found && found.filter((device) => device !== "custom");
}

/** The first string enum below a member called `name`, depth first; null when there is none. */
function enumOf(node, name) {
  if (node === null || typeof node !== "object") return null;
  for (const [key, value] of Object.entries(node)) {
    const choices = key === name && value !== null && typeof value === "object" && value.enum;
    if (Array.isArray(choices) && choices.every((choice) => typeof choice === "string")) {
      return choices;
    }
    const deeper = enumOf(value, name);
    if (deeper) return deeper;
  }
  return null;
}
