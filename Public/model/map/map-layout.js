// Places for the boxes of a map, and lines between them, from left to right or down.

import { align, layered, layersOf } from "./map-layers.js";
import { keepPlaces } from "./map-places.js";

/** @import { Box, Layering, Line, Route, Spot } from "./map-layers.js" */

/**
 * @typedef {{ id: string, layer: number, x: number, y: number, width: number, height: number }} PlacedBox
 */
/**
 * `path` is the line's drawing, with its head at the end; `chip` is the middle of its words.
 * @typedef {{ id: string, path: string, chip: { x: number, y: number } }} PlacedLine
 */
/** @typedef {{ boxes: PlacedBox[], lines: PlacedLine[], width: number, height: number }} Layout */

export const CHIP_WIDTH = 124;
export const CHIP_HEIGHT = 20;
export const MARGIN = 28;
/**
 * `gap` is the room between two layers: for a chip, and for the bends of lines on both sides.
 * `along` and `across` are the size of a chip, in the direction of the layers and of a layer, and
 * `room` is that from its middle to the edge of the map.
 * @typedef {{ gap: number, along: number, across: number, room: number }} Sizes
 */
const RIGHT = { gap: CHIP_WIDTH + 76, along: CHIP_WIDTH, across: CHIP_HEIGHT, room: CHIP_HEIGHT };
const DOWN = {
  gap: CHIP_HEIGHT + 48,
  along: CHIP_HEIGHT,
  across: CHIP_WIDTH,
  room: CHIP_WIDTH / 2 + 2,
};
const CHIPS_APART = 5;

/**
 * A map that runs down, for a box that is higher than it is wide.
 * @param {Box[]} boxes
 * @param {Line[]} lines
 * @param {Set<string>} roots
 * @param {PlacedBox[]} before
 * @returns {Layout}
 */
export function layoutDown(boxes, lines, roots, before = []) {
  const turned = boxes.map((box) => ({ ...turnedBox(box), room: box.width }));
  const layout = layoutOf(turned, lines, roots, before.map(turnedPlace), DOWN);
  return {
    ...turnedBox(layout),
    boxes: layout.boxes.map(turnedPlace),
    lines: layout.lines.map(({ id, path, chip }) => ({
      id,
      path: path.replace(/(-?[\d.]+) (-?[\d.]+)/g, "$2 $1"),
      chip: { x: chip.y, y: chip.x },
    })),
  };
}

/**
 * @template {{ width: number, height: number }} T
 * @param {T} box
 */
const turnedBox = (box) => ({ ...box, width: box.height, height: box.width });

/** @param {PlacedBox} box */
const turnedPlace = (box) => ({ ...turnedBox(box), x: box.y, y: box.x });

/**
 * The same boxes and lines always get the same places, unless some were drawn before.
 * @param {Box[]} boxes
 * @param {Line[]} lines
 * @param {Set<string>} roots
 * @param {PlacedBox[]} before Boxes that stay where they are, as far as there is room.
 * @param {Sizes} [sizes]
 * @returns {Layout}
 */
export function layoutOf(boxes, lines, roots, before = [], sizes = RIGHT) {
  const layering = layered(boxes, lines, layersOf(boxes, lines, roots));
  align(layering);
  if (before.length > 0) {
    const places = before.map((
      { id, layer, y },
    ) => /** @type {const} */ ([id, { layer, top: y - MARGIN }]));
    keepPlaces(layering, new Map(places));
  }
  const { spots, layers } = layering;
  const widths = layers.map((row) => Math.max(0, ...row.map((index) => boxes[index]?.width ?? 0)));
  const starts = widths.map((_, layer) =>
    MARGIN + widths.slice(0, layer).reduce((sum, width) => sum + width + sizes.gap, 0)
  );
  const placed = boxes.map(({ id, width, height, room }, index) => {
    const { layer, y } = spots[index];
    // A door is next to the lines that leave its layer.
    const x = starts[layer] + (layer === 0 ? widths[layer] - width : 0);
    return { id, layer, x, y: MARGIN + y - room / 2, width, height };
  });
  const found = placedLines(layering, placed, { starts, widths, sizes });
  const bottom = [
    ...placed.map(({ y, height }) => y + height),
    ...found.map(({ chip }) => chip.y + sizes.room),
  ];
  const right = placed.map(({ x, width }) => x + width);
  return {
    boxes: placed,
    lines: found,
    width: Math.max(0, ...right, ...found.map(({ chip }) => chip.x + sizes.along / 2)) + MARGIN,
    height: Math.max(0, ...bottom) + MARGIN,
  };
}

/**
 * @param {Layering} layering
 * @param {PlacedBox[]} boxes
 * @param {{ starts: number[], widths: number[], sizes: Sizes }} layers
 * @returns {PlacedLine[]}
 */
function placedLines({ spots, routes }, boxes, { starts, widths, sizes }) {
  const ports = portsOf(routes, spots, boxes);
  const drafts = routes.map((route, index) => {
    const [first, second] = [spots[route.spots[0]], spots[route.spots[1]]];
    const isLevel = first.layer === second.layer;
    const start = boxes[route.spots[0]];
    const x = isLevel
      ? starts[first.layer] + widths[first.layer] + sizes.gap * 0.34
      : starts[second.layer] - sizes.gap / 2;
    const from = { x: start.x + start.width, y: ports.starts[index] };
    const to = route.spots.length > 2 || isLevel ? second.y + MARGIN : ports.ends[index];
    return { route, index, from, gap: first.layer, chip: { x, y: (from.y + to) / 2 } };
  });
  for (const gap of new Set(drafts.map((draft) => draft.gap)))
    spreadChips(drafts.filter((draft) => draft.gap === gap).map(({ chip }) => chip), sizes);
  return drafts.map(({ route, index, from, chip }) => {
    const last = boxes[route.spots[route.spots.length - 1]];
    const isLevel = spots[route.spots[0]].layer === spots[route.spots[1]].layer;
    const end = { x: isLevel ? last.x + last.width : last.x, y: ports.ends[index] };
    const bends = route.spots.slice(1, -1).flatMap((spot) => {
      const { layer, y } = spots[spot];
      return [{ x: starts[layer], y: y + MARGIN }, {
        x: starts[layer] + widths[layer],
        y: y + MARGIN,
      }];
    });
    const points = [from, chip, ...bends, end];
    const path = isLevel ? bowed(from, chip, end) : curved(points);
    return { id: route.line.id, path: route.isRightward ? path : reversed(points), chip };
  });
}

/**
 * The heights at which lines leave and reach their boxes, in the order of their other ends.
 * @param {Route[]} routes
 * @param {Spot[]} spots
 * @param {PlacedBox[]} boxes
 */
function portsOf(routes, spots, boxes) {
  const [starts, ends] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  /** @type {Map<string, { box: PlacedBox, uses: { toward: number, take: (y: number) => void }[] }>} */
  const sides = new Map();
  const use = (
    /** @type {string} */ side,
    /** @type {number} */ spot,
    /** @type {number} */ toward,
    /** @type {(y: number) => void} */ take,
  ) => {
    const key = `${side} ${spot}`;
    const known = sides.get(key) ?? { box: boxes[spot], uses: [] };
    known.uses.push({ toward, take });
    sides.set(key, known);
  };
  routes.forEach(({ spots: way }, index) => {
    const last = way.length - 1;
    const isLevel = spots[way[0]].layer === spots[way[1]].layer;
    use("right", way[0], spots[way[1]].y, (y) => starts[index] = y);
    use(isLevel ? "right" : "left", way[last], spots[way[last - 1]].y, (y) => ends[index] = y);
  });
  for (const { box, uses } of sides.values()) {
    const sorted = uses.map((one, order) => ({ ...one, order }))
      .toSorted((a, b) => a.toward - b.toward || a.order - b.order);
    const step = Math.min(22, (box.height - 12) / sorted.length);
    sorted.forEach(({ take }, index) =>
      take(box.y + box.height / 2 + (index - (sorted.length - 1) / 2) * step)
    );
  }
  return { starts, ends };
}

/**
 * Chips of one gap lie below each other, near where they want to be.
 * @param {{ y: number }[]} chips
 * @param {Sizes} sizes
 */
function spreadChips(chips, { across, room }) {
  const apart = across + CHIPS_APART;
  const sorted = chips.map((chip, order) => ({ chip, order }))
    .toSorted((a, b) => a.chip.y - b.chip.y || a.order - b.order)
    .map(({ chip }) => chip);
  for (let pass = 0; pass < 20; pass += 1) {
    for (let index = 1; index < sorted.length; index += 1) {
      const lack = apart - (sorted[index].y - sorted[index - 1].y);
      if (lack <= 0) continue;
      sorted[index].y += lack / 2;
      sorted[index - 1].y -= lack / 2;
    }
  }
  const top = Math.min(...sorted.map(({ y }) => y));
  if (top < room) { for (const chip of sorted) chip.y += room - top; }
  for (let index = 1; index < sorted.length; index += 1)
    sorted[index].y = Math.max(sorted[index].y, sorted[index - 1].y + apart);
}

/** @typedef {{ x: number, y: number }} Point */

/**
 * A line through points from left to right, level at each of them.
 * @param {Point[]} points
 */
function curved([first, ...rest]) {
  let [path, last] = [`M${at(first)}`, first];
  for (const point of rest) {
    path += piece(last, point);
    last = point;
  }
  return path;
}

/** @param {Point[]} points */
function reversed(points) {
  return curved(points.toReversed());
}

/**
 * @param {Point} from
 * @param {Point} to
 */
function piece(from, to) {
  const bend = (to.x - from.x) / 2;
  return ` C${at({ x: from.x + bend, y: from.y })} ${at({ x: to.x - bend, y: to.y })} ${at(to)}`;
}

/**
 * A line between two boxes of one layer, which bows to the right.
 * @param {Point} from
 * @param {Point} chip
 * @param {Point} to
 */
function bowed(from, chip, to) {
  const [a, b] = [{ x: chip.x, y: from.y }, { x: chip.x, y: to.y }];
  return `M${at(from)} C${at(a)} ${at({ x: chip.x, y: chip.y })} ${at(chip)}` +
    ` C${at({ x: chip.x, y: chip.y })} ${at(b)} ${at(to)}`;
}

/** @param {Point} point */
const at = ({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
