// Stand-ins for the symbols that SwiftUI names: our own drawings of the common ones.

/** The drawings of symbols.svg, each named after its symbol. */
const DRAWN = new Set(words(`
  house gear sliders star heart person people folder doc book bookmark tray envelope send bubble
  bell calendar clock search plus minus xmark checkmark trash pencil share download arrow-left
  arrow-right arrow-up arrow-down return refresh chevron-left chevron-right chevron-up
  chevron-down tag cart card cup fork cake leaf flame drop globe map pin link photo camera play
  pause list grid layers sidebar ellipsis warning exclamation info question number text paw
  building briefcase wifi lock eye sun moon cloud bolt gift thumb bulb flag display phone music
  speaker trophy branch chart door sparkles dice shuffle circle square
`));

/** The drawings that represent more symbols than the one with their name, and those symbols. */
const ALIASES = new Map(
  Object.entries({
    gear: "gearshape wrench hammer",
    sliders: "slider.horizontal.3",
    people: "person.2 person.3",
    person: "person.crop figure",
    doc: "doc.text note newspaper",
    book: "text.book.closed books.vertical menucard",
    tray: "archivebox externaldrive",
    send: "paperplane",
    bubble: "bubble.left message quote.bubble",
    clock: "timer alarm hourglass stopwatch",
    pencil: "square.and.pencil highlighter",
    share: "square.and.arrow.up",
    download: "square.and.arrow.down tray.and.arrow.down",
    xmark: "multiply",
    trash: "trash.slash",
    "arrow-left": "arrow.left arrow.backward",
    "arrow-right": "arrow.right arrow.forward",
    "arrow-up": "arrow.up",
    "arrow-down": "arrow.down",
    return: "arrow.uturn",
    refresh: "arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath",
    "chevron-left": "chevron.left chevron.backward",
    "chevron-right": "chevron.right chevron.forward",
    "chevron-up": "chevron.up",
    "chevron-down": "chevron.down",
    cart: "basket bag",
    card: "creditcard",
    cup: "takeoutbag.and.cup.and.straw mug wineglass",
    leaf: "carrot tree camera.macro",
    globe: "network safari",
    pin: "mappin location",
    photo: "photo.on.rectangle",
    camera: "camera",
    list: "list.bullet list.dash list.number text.alignleft line.3.horizontal",
    grid: "square.grid.2x2 square.grid.3x3 rectangle.grid.2x2",
    layers: "square.stack rectangle.stack square.3.layers.3d",
    sidebar: "sidebar.left sidebar.leading sidebar.right",
    warning: "exclamationmark.triangle exclamationmark.octagon",
    exclamation: "exclamationmark",
    question: "questionmark",
    text: "textformat character abc",
    paw: "hare tortoise pawprint dog cat bird fish",
    building: "building.2",
    house: "house.lodge",
    lock: "lock.open key",
    sun: "sun.max sun.min",
    bulb: "lightbulb",
    thumb: "hand.thumbsup",
    display: "tv desktopcomputer laptopcomputer ipad",
    phone: "iphone",
    music: "music.note",
    speaker: "speaker.wave.2",
    trophy: "rosette crown medal",
    cake: "birthday.cake",
    fork: "fork.knife frying.pan",
    branch: "arrow.triangle.branch point.3.connected.trianglepath.dotted",
    chart: "chart.bar chart.pie",
    bell: "app.badge",
    envelope: "at",
    search: "magnifyingglass",
    plus: "plus.app",
    door: "door.left.hand.open",
    sparkles: "wand.and.stars",
    dice: "dice",
    shuffle: "shuffle",
  }).flatMap(([drawing, names]) => words(names).map((name) => [name, drawing])),
);

/** @param {string} text */
function words(text) {
  return text.trim().split(/\s+/);
}

/**
 * The drawing for a symbol's name, or for the longest known start of it; else "unknown".
 * @param {string} name
 * @returns {string}
 */
export function symbolGlyph(name) {
  const parts = name.split(".");
  for (let length = parts.length; length > 0; length -= 1) {
    const stem = parts.slice(0, length).join(".");
    const drawing = ALIASES.get(stem) ?? (DRAWN.has(stem) ? stem : undefined);
    if (drawing) return drawing;
  }
  return "unknown";
}

/**
 * True for a symbol that has a drawing of its very name, filled or not.
 * @param {string} name
 */
export function hasGlyph(name) {
  const stem = name.replace(/\.fill$/, "");
  return ALIASES.has(stem) || DRAWN.has(stem);
}

/** Every drawing that there is. */
export const GLYPHS = [...DRAWN, "unknown"];

/**
 * The symbol's name as words for a screen reader: "exclamationmark triangle".
 * @param {string} name
 */
export function symbolWords(name) {
  return name.split(".").filter((part) => !["fill", "slash"].includes(part)).join(" ");
}
