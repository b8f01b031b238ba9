/**
 * The pictures for symbols of objects: people, places, documents, weather, messages, time, travel,
 * food, devices and others. Each picture, before the colon, with the symbols that it represents.
 */
export const OBJECTS = `
person-circle: person.crop.circle person.circle
person-square: person.crop.square
person-plus: person.badge.plus person.crop.circle.badge.plus
person-dash: person.badge.minus
person-x: person.crop.circle.badge.xmark
person-check: person.crop.circle.badge.checkmark
person-vcard: person.text.rectangle person.crop.rectangle
people: person.2 person.3 person.3.sequence
bicycle: bicycle figure.outdoor.cycle
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
scissors: scissors
rulers: ruler
calculator: plus.forwardslash.minus function
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
`;
