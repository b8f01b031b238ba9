// Stand-ins for the symbols that SwiftUI names: our own drawings of the common ones.

/** Names of symbols.svg that stand for more than the symbol they are called after. */
const ALIASES = new Map([
  ["gearshape", "gear"], ["slider.horizontal.3", "sliders"], ["wrench", "gear"], ["hammer", "gear"],
  ["person.2", "people"], ["person.3", "people"], ["person.crop", "person"], ["figure", "person"],
  ["doc.text", "doc"], ["note", "doc"], ["newspaper", "doc"], ["text.book.closed", "book"],
  ["books.vertical", "book"], ["menucard", "book"], ["archivebox", "tray"], ["externaldrive", "tray"],
  ["paperplane", "send"], ["bubble.left", "bubble"], ["message", "bubble"], ["quote.bubble", "bubble"],
  ["timer", "clock"], ["alarm", "clock"], ["hourglass", "clock"], ["stopwatch", "clock"],
  ["square.and.pencil", "pencil"], ["highlighter", "pencil"], ["square.and.arrow.up", "share"],
  ["square.and.arrow.down", "download"], ["tray.and.arrow.down", "download"],
  ["multiply", "xmark"], ["trash.slash", "trash"], ["arrow.left", "arrow-left"],
  ["arrow.backward", "arrow-left"], ["arrow.right", "arrow-right"], ["arrow.forward", "arrow-right"],
  ["arrow.up", "arrow-up"], ["arrow.down", "arrow-down"], ["arrow.uturn", "return"],
  ["arrow.clockwise", "refresh"], ["arrow.counterclockwise", "refresh"],
  ["arrow.triangle.2.circlepath", "refresh"], ["chevron.left", "chevron-left"],
  ["chevron.backward", "chevron-left"], ["chevron.right", "chevron-right"],
  ["chevron.forward", "chevron-right"], ["chevron.up", "chevron-up"], ["chevron.down", "chevron-down"],
  ["basket", "cart"], ["bag", "cart"], ["creditcard", "card"], ["takeoutbag.and.cup.and.straw", "cup"],
  ["mug", "cup"], ["wineglass", "cup"], ["carrot", "leaf"], ["tree", "leaf"], ["camera.macro", "leaf"],
  ["network", "globe"], ["mappin", "pin"], ["location", "pin"], ["safari", "globe"],
  ["photo.on.rectangle", "photo"], ["camera", "camera"], ["list.bullet", "list"], ["list.dash", "list"],
  ["list.number", "list"], ["text.alignleft", "list"], ["line.3.horizontal", "list"],
  ["square.grid.2x2", "grid"], ["square.grid.3x3", "grid"], ["rectangle.grid.2x2", "grid"],
  ["square.stack", "layers"], ["rectangle.stack", "layers"], ["square.3.layers.3d", "layers"],
  ["sidebar.left", "sidebar"], ["sidebar.leading", "sidebar"], ["sidebar.right", "sidebar"],
  ["exclamationmark.triangle", "warning"], ["exclamationmark.octagon", "warning"],
  ["exclamationmark", "exclamation"], ["questionmark", "question"], ["textformat", "text"],
  ["character", "text"], ["abc", "text"], ["hare", "paw"], ["tortoise", "paw"], ["pawprint", "paw"],
  ["dog", "paw"], ["cat", "paw"], ["bird", "paw"], ["fish", "paw"], ["building.2", "building"],
  ["house.lodge", "house"], ["lock.open", "lock"], ["key", "lock"], ["sun.max", "sun"],
  ["sun.min", "sun"], ["lightbulb", "bulb"], ["hand.thumbsup", "thumb"], ["tv", "display"],
  ["desktopcomputer", "display"], ["laptopcomputer", "display"], ["ipad", "display"],
  ["iphone", "phone"], ["music.note", "music"], ["speaker.wave.2", "speaker"], ["rosette", "trophy"],
  ["crown", "trophy"], ["medal", "trophy"], ["birthday.cake", "cake"], ["fork.knife", "fork"],
  ["frying.pan", "fork"], ["arrow.triangle.branch", "branch"], ["point.3.connected.trianglepath.dotted", "branch"],
  ["chart.bar", "chart"], ["chart.pie", "chart"], ["app.badge", "bell"], ["at", "envelope"],
  ["magnifyingglass", "search"], ["plus.app", "plus"], ["door.left.hand.open", "door"],
  ["wand.and.stars", "sparkles"], ["dice", "dice"], ["shuffle", "shuffle"],
]);

const DRAWN = new Set([
  "house", "gear", "sliders", "star", "heart", "person", "people", "folder", "doc", "book", "bookmark",
  "tray", "envelope", "send", "bubble", "bell", "calendar", "clock", "search", "plus", "minus", "xmark",
  "checkmark", "trash", "pencil", "share", "download", "arrow-left", "arrow-right", "arrow-up",
  "arrow-down", "return", "refresh", "chevron-left", "chevron-right", "chevron-up", "chevron-down",
  "tag", "cart", "card", "cup", "fork", "cake", "leaf", "flame", "drop", "globe", "map", "pin", "link",
  "photo", "camera", "play", "pause", "list", "grid", "layers", "sidebar", "ellipsis", "warning",
  "exclamation", "info", "question", "number", "text", "paw", "building", "briefcase", "wifi", "lock",
  "eye", "sun", "moon", "cloud", "bolt", "gift", "thumb", "bulb", "flag", "display", "phone", "music",
  "speaker", "trophy", "branch", "chart", "door", "sparkles", "dice", "shuffle", "circle", "square",
]);

/** The drawing for a symbol's name, less and less of it until one is known: else "unknown". */
export function symbolGlyph(name) {
  const parts = name.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const stem = parts.slice(0, length).join(".");
    if (ALIASES.has(stem)) return ALIASES.get(stem);
    if (DRAWN.has(stem)) return stem;
  }
  return "unknown";
}

/** Every drawing that there is. */
export const GLYPHS = [...DRAWN, "unknown"];

/** The symbol's name as words, for those who hear it: "exclamationmark triangle". */
export function symbolWords(name) {
  return name.split(".").filter((part) => !["fill", "slash"].includes(part)).join(" ");
}
