// Names of Bootstrap Icons for SF Symbols whose name differs by more than dots and dashes.

/** Each picture, before the colon, with the symbols that it represents. */
const TABLE = `
gear: gearshape gear
gear-wide-connected: gearshape.2
wrench: wrench wrench.and.screwdriver
tools: hammer screwdriver
search: magnifyingglass
zoom-in: plus.magnifyingglass
zoom-out: minus.magnifyingglass
box-arrow-up: square.and.arrow.up
box-arrow-in-down: square.and.arrow.down
box-arrow-right: rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
box-arrow-up-right: arrow.up.forward.app arrow.up.right.square
pencil-square: square.and.pencil
person-circle: person.crop.circle person.circle
person-square: person.crop.square
person-plus: person.badge.plus person.crop.circle.badge.plus
person-dash: person.badge.minus
person-x: person.crop.circle.badge.xmark
person-check: person.crop.circle.badge.checkmark
person-vcard: person.text.rectangle person.crop.rectangle
people: person.2 person.3 person.3.sequence
bicycle: bicycle figure.outdoor.cycle
trash: trash
x-lg: xmark multiply
x-circle: xmark.circle multiply.circle
x-square: xmark.square
x-octagon: xmark.octagon
check-lg: checkmark
check2-all: checkmark.circle.badge.checkmark
check-circle: checkmark.circle
check-square: checkmark.square
patch-check: checkmark.seal
shield-check: checkmark.shield lock.shield
plus-lg: plus
dash-lg: minus
dash-circle: minus.circle
dash-square: minus.square
plus-slash-minus: plusminus plus.forwardslash.minus
slash-circle: nosign slash.circle circle.slash
exclamation-triangle: exclamationmark.triangle
exclamation-circle: exclamationmark.circle
exclamation-octagon: exclamationmark.octagon
exclamation-lg: exclamationmark exclamationmark.2
question-circle: questionmark.circle
question-lg: questionmark
question-square: questionmark.square
question-diamond: questionmark.diamond
info-circle: info.circle
info-lg: info
arrow-clockwise: arrow.clockwise
arrow-counterclockwise: arrow.counterclockwise
arrow-repeat: arrow.2.circlepath arrow.triangle.2.circlepath repeat arrow.rectanglepath
repeat-1: repeat.1
arrow-90deg-left: arrow.uturn.backward arrow.uturn.left
arrow-90deg-right: arrow.uturn.forward arrow.uturn.right
arrow-left-right: arrow.left.arrow.right arrow.left.and.right arrow.right.arrow.left
arrow-down-up: arrow.up.arrow.down arrow.up.and.down
arrow-left: arrow.backward arrow.left
arrow-right: arrow.forward arrow.right
arrow-up-right: arrow.up.right arrow.up.forward
arrow-down-left: arrow.down.left arrow.down.backward
arrows-angle-expand: arrow.up.left.and.arrow.down.right
arrows-angle-contract: arrow.down.right.and.arrow.up.left
arrows-move: arrow.up.and.down.and.arrow.left.and.right
arrows-collapse: rectangle.compress.vertical
arrows-expand: rectangle.expand.vertical
arrow-left-circle: arrow.left.circle arrow.backward.circle
arrow-right-circle: arrow.right.circle arrow.forward.circle
signpost-split: arrow.triangle.branch signpost.right arrow.triangle.turn.up.right.diamond
sign-turn-right: arrow.turn.up.right arrow.turn.down.right
chevron-left: chevron.backward chevron.left
chevron-right: chevron.forward chevron.right
chevron-expand: chevron.up.chevron.down
chevron-double-right: chevron.right.2 chevron.forward.2
chevron-double-left: chevron.left.2 chevron.backward.2
rewind-fill: backward.fill
rewind: backward
fast-forward-fill: forward.fill
fast-forward: forward
skip-end: forward.end
skip-end-fill: forward.end.fill
skip-start: backward.end
skip-start-fill: backward.end.fill
play: play
pause: pause
stop: stop
record-circle: record.circle circle.inset.filled
shuffle: shuffle
volume-up: speaker.wave.2 speaker.wave.3
volume-down: speaker.wave.1
volume-off: speaker
volume-mute: speaker.slash
mic: mic microphone
mic-mute: mic.slash
headphones: headphones
music-note: music.note
music-note-beamed: music.quarternote.3
music-note-list: music.note.list
soundwave: waveform waveform.path
broadcast: dot.radiowaves.left.and.right antenna.radiowaves.left.and.right dot.radiowaves.right
wifi: wifi
wifi-off: wifi.slash
reception-4: cellularbars
bluetooth: bluetooth
cast: airplayvideo airplayaudio
router: wifi.router
house: house house.lodge
house-door: house.circle
building: building building.2
bank: building.columns
hospital: cross.case cross
shop: storefront building.2.crop.circle
briefcase: briefcase
folder: folder
folder-plus: folder.badge.plus
file-earmark: doc document
file-earmark-text: doc.text doc.plaintext note.text doc.richtext
file-earmark-plus: doc.badge.plus
files: doc.on.doc square.on.square
clipboard: doc.on.clipboard clipboard list.clipboard
newspaper: newspaper
book: book book.closed text.book.closed
bookshelf: books.vertical
bookmark: bookmark
inbox: tray tray.full
inboxes: tray.2
archive: archivebox shippingbox.circle
box-seam: shippingbox cube.box
box: cube
download: arrow.down.to.line tray.and.arrow.down
upload: arrow.up.to.line tray.and.arrow.up
cloud-arrow-down: icloud.and.arrow.down
cloud-arrow-up: icloud.and.arrow.up
cloud: icloud cloud
cloud-rain: cloud.rain cloud.drizzle
cloud-rain-heavy: cloud.heavyrain
cloud-snow: cloud.snow
cloud-lightning: cloud.bolt
cloud-sun: cloud.sun
cloud-moon: cloud.moon
cloud-fog: cloud.fog
sun: sun.max sun.min
sunrise: sunrise
moon: moon
moon-stars: moon.stars moon.zzz
snow: snowflake snow
wind: wind
umbrella: umbrella
thermometer-half: thermometer thermometer.medium
droplet: drop
fire: flame
lightning: bolt
lightning-charge: bolt.circle
battery-full: battery.100
battery-half: battery.50
battery: battery.0 battery.25
envelope: envelope
envelope-open: envelope.open
send: paperplane
paperclip: paperclip
link-45deg: link
at: at
chat: bubble.left bubble message bubble.right
chat-dots: ellipsis.bubble ellipsis.message
chat-left-text: text.bubble
chat-quote: quote.bubble
chat-square: bubble.middle.bottom
chat-left: bubble.left
wechat: bubble.left.and.bubble.right
telephone: phone
camera: camera
camera-video: video
image: photo
images: photo.on.rectangle photo.stack
palette: paintpalette
brush: paintbrush
pen: pencil.tip
eyedropper: eyedropper
magic: wand.and.stars wand.and.rays
stars: sparkles
star-half: star.leadinghalf.filled
hand-thumbs-up: hand.thumbsup
hand-thumbs-down: hand.thumbsdown
hand-index: hand.point.up hand.tap
calendar: calendar
calendar-plus: calendar.badge.plus
clock: clock
clock-history: clock.arrow.circlepath
alarm: alarm
stopwatch: stopwatch
hourglass: hourglass
bell: bell
bell-slash: bell.slash
globe: globe globe.europe.africa
globe-americas: globe.americas network
compass: safari location.north
map: map
geo: mappin
geo-alt: mappin.and.ellipse mappin.circle
cursor: location
pin-angle: pin
car-front: car
bus-front: bus
truck: box.truck truck.box
train-front: tram train.side.front.car
airplane: airplane
bag: bag
cart: cart
cart-plus: cart.badge.plus
credit-card: creditcard
wallet: wallet.pass
cash: banknote
currency-dollar: dollarsign
currency-euro: eurosign
coin: dollarsign.circle
gift: gift
tag: tag
tags: tag.circle
ticket: ticket
trophy: trophy
award: rosette medal
gem: diamond
heart: heart
heart-pulse: waveform.path.ecg heart.text.square
activity: bolt.heart
bandaid: bandage
capsule: pills pill
cup-hot: cup.and.saucer mug
cup-straw: takeoutbag.and.cup.and.straw wineglass
egg-fried: frying.pan
egg: oval.portrait
apple: apple.logo
tree: tree
flower1: camera.macro
bug: ant ladybug
controller: gamecontroller
dice-5: dice die.face.5
puzzle: puzzlepiece
joystick: arcade.stick
lightbulb: lightbulb
plug: powerplug
power: power
key: key
lock: lock
unlock: lock.open
shield: shield
eye: eye
eye-slash: eye.slash
fingerprint: touchid faceid
qr-code: qrcode
upc-scan: barcode barcode.viewfinder
fullscreen: viewfinder
display: display desktopcomputer tv
laptop: laptopcomputer macbook
tablet: ipad
phone: iphone
smartwatch: applewatch
keyboard: keyboard
mouse: computermouse
printer: printer
hdd: externaldrive internaldrive
server: server.rack xserve
cpu: cpu
memory: memorychip
terminal: terminal apple.terminal
code-slash: chevron.left.forwardslash.chevron.right curlybraces.square
braces: curlybraces
sliders: slider.horizontal.3
sliders2: slider.horizontal.2.square
filter: line.3.horizontal.decrease
filter-circle: line.3.horizontal.decrease.circle
list: line.3.horizontal
list-ul: list.bullet list.dash
list-ol: list.number
list-check: checklist
card-list: list.bullet.rectangle
text-left: text.alignleft text.justify.left
text-center: text.aligncenter
text-right: text.alignright
justify: text.justify
fonts: textformat textformat.size character
type-bold: bold
type-italic: italic
type-underline: underline
type-strikethrough: strikethrough
quote: text.quote quote.opening
grid: square.grid.2x2 rectangle.grid.2x2
grid-3x3-gap: square.grid.3x3 rectangle.grid.3x2 circle.grid.3x3
table: tablecells
layers: square.stack.3d.up square.3.layers.3d square.2.layers.3d
collection: rectangle.stack square.stack
layout-sidebar: sidebar.left sidebar.leading
layout-sidebar-reverse: sidebar.right sidebar.trailing
layout-split: rectangle.split.2x1 square.split.2x1
window: macwindow rectangle.on.rectangle uiwindow.split.2x1
three-dots: ellipsis
three-dots-vertical: ellipsis.vertical
bar-chart: chart.bar
graph-up: chart.line.uptrend.xyaxis chart.xyaxis.line
pie-chart: chart.pie
speedometer2: gauge gauge.medium speedometer
diagram-3: point.3.connected.trianglepath.dotted
bezier2: point.topleft.down.curvedto.point.bottomright.up
bounding-box: crop
scissors: scissors
rulers: ruler
calculator: plus.forwardslash.minus function
percent: percent
hash: number
infinity: infinity
flag: flag
megaphone: megaphone
mortarboard: graduationcap
eyeglasses: eyeglasses
emoji-smile: face.smiling
emoji-frown: face.dashed
gender-ambiguous: figure.dress.line.vertical.figure
balloon: balloon party.popper
lamp: lamp.desk lamp.table
door-open: door.left.hand.open
door-closed: door.left.hand.closed
bricks: square.grid.3x1.below.line.grid.1x2
square-half: square.lefthalf.filled
circle-half: circle.lefthalf.filled circle.righthalf.filled
app: app
app-indicator: app.badge
triangle: triangle
diamond: diamond rhombus suit.diamond
suit-heart: suit.heart
suit-club: suit.club
suit-spade: suit.spade
hexagon: hexagon
octagon: octagon
pentagon: pentagon
circle: circle
square: square rectangle rectangle.portrait
dash-square-dotted: square.dashed
`;

/** @type {Map<string, string[]>} */
const pictures = new Map();
for (const line of TABLE.trim().split("\n")) {
  const [picture, symbols] = line.split(": ");
  for (const symbol of symbols.split(" ")) {
    pictures.set(symbol, [...(pictures.get(symbol) ?? []), picture]);
  }
}

/** Parts of a name that a symbol can lose and still be recognised. */
const ROUND_IT = new Set(["circle", "square", "rectangle", "app"]);

/**
 * The picture in `known` for a symbol: by its name, or by ever shorter parts of it; null if none.
 * @param {string} name
 * @param {{ has(name: string): boolean }} known
 * @returns {string | null}
 */
export function pictureOf(name, known) {
  if (!/^[a-z0-9.]{1,80}$/i.test(name)) return null;
  const isFilled = name.split(".").includes("fill");
  const parts = name.split(".").filter((part) => part !== "fill");
  for (let length = parts.length; length > 0; length -= 1) {
    if (length === 1 && parts.length > 1 && ROUND_IT.has(parts[0])) break;
    const stem = parts.slice(0, length).join(".");
    const found = candidates(stem, isFilled).find((candidate) => known.has(candidate));
    if (found) return found;
  }
  return null;
}

/**
 * @param {string} stem
 * @param {boolean} isFilled
 */
function candidates(stem, isFilled) {
  const dashed = stem.replaceAll(".", "-").toLowerCase();
  const own = pictures.get(stem) ?? [];
  const filled = [...(pictures.get(`${stem}.fill`) ?? []), ...own.map(fill), fill(dashed)];
  return [...(isFilled ? filled : []), ...own, dashed];
}

/** @param {string} name */
function fill(name) {
  return `${name}-fill`;
}
