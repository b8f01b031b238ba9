/**
 * The pictures for symbols of an interface: actions, arrows, states, playback, text, layouts, charts
 * and shapes. Each picture, before the colon, with the symbols that it represents.
 */
export const INTERFACE = `
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
download: arrow.down.to.line tray.and.arrow.down
upload: arrow.up.to.line tray.and.arrow.up
fullscreen: viewfinder
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
percent: percent
hash: number
infinity: infinity
bricks: square.grid.3x1.below.line.grid.1x2
square-half: square.lefthalf.filled
circle-half: circle.lefthalf.filled circle.righthalf.filled
app: app
app-indicator: app.badge
triangle: triangle
gem: diamond
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
