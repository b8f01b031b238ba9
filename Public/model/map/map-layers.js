// The layers of a drawn map: roots and doors on the left, and deeper screens to the right.

/**
 * A box in a layer, or a bend of a line that passes through it. `neighbours` are those in the
 * layers on both sides, by index.
 * @typedef {{ id: string, layer: number, height: number, isBend: boolean, left: number[],
 *   right: number[], y: number }} Spot
 */
/**
 * `room` is the greatest height that the box may get: its neighbours leave it that.
 * @typedef {{ id: string, width: number, height: number, room: number, isDoor: boolean }} Box
 */
/** @typedef {{ id: string, from: string, to: string, isBack: boolean }} Line */
/** A line's spots from left to right, and whether it runs that way. */
/** @typedef {{ line: Line, spots: number[], isRightward: boolean }} Route */
/** @typedef {{ spots: Spot[], layers: number[][], routes: Route[] }} Layering */

const BEND = 26;
const SWEEPS = 6;
/** Boxes of one layer, and lines between them, are this far apart. */
const [BETWEEN_BOXES, BETWEEN_BENDS] = [18, 8];

/**
 * The layer of each box: the least number of ways on from a root. A door is one layer before the
 * screen that it leads to.
 * @param {Box[]} boxes
 * @param {Line[]} lines
 * @param {Set<string>} roots
 * @returns {Map<string, number>}
 */
export function layersOf(boxes, lines, roots) {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  const doors = new Set(boxes.filter(({ isDoor }) => isDoor).map(({ id }) => id));
  for (const { from, to, isBack } of lines) {
    if (!isBack && !doors.has(from)) next.set(from, [...next.get(from) ?? [], to]);
  }
  /** @type {Map<string, number>} */
  const layers = new Map();
  const spread = (/** @type {string} */ root, /** @type {number} */ layer) => {
    let edge = layers.has(root) ? [] : [root];
    for (; edge.length > 0; layer += 1) {
      for (const id of edge) layers.set(id, layer);
      edge = [...new Set(edge.flatMap((id) => next.get(id) ?? []))].filter((id) => !layers.has(id));
    }
  };
  const first = doors.size > 0 ? 1 : 0;
  for (const { id } of boxes) if (roots.has(id)) spread(id, first);
  // The rest was reached only by a door, or by a move through time.
  for (const { id, isDoor } of boxes) if (!isDoor) spread(id, first + 1);
  for (const { from, to } of lines) {
    if (doors.has(from)) layers.set(from, (layers.get(to) ?? 1) - 1);
  }
  return layers;
}

/**
 * Divides the lines into pieces from layer to layer, and orders each layer so that few lines cross.
 * @param {Box[]} boxes
 * @param {Line[]} lines
 * @param {Map<string, number>} layers
 * @returns {Layering}
 */
export function layered(boxes, lines, layers) {
  /** @type {Spot[]} */
  const spots = boxes.map(({ id, room }) => ({
    ...spot(id, layers.get(id) ?? 0),
    height: room,
  }));
  const indices = new Map(boxes.map(({ id }, index) => [id, index]));
  const routes = lines.flatMap((line) => {
    const ends = [indices.get(line.from) ?? -1, indices.get(line.to) ?? -1];
    return ends.includes(-1) ? [] : [routed(line, ends, spots)];
  });
  /** @type {number[][]} */
  const rows = Array.from(
    { length: Math.max(0, ...spots.map(({ layer }) => layer)) + 1 },
    () => [],
  );
  spots.forEach(({ layer }, index) => rows[layer].push(index));
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) sortLayers(rows, spots, sweep % 2 === 0);
  return { spots, layers: rows, routes };
}

/**
 * @param {Line} line
 * @param {number[]} ends
 * @param {Spot[]} spots
 * @returns {Route}
 */
function routed(line, [from, to], spots) {
  const isRightward = spots[from].layer <= spots[to].layer;
  const [start, end] = isRightward ? [from, to] : [to, from];
  const way = [start];
  for (let layer = spots[start].layer + 1; layer < spots[end].layer; layer += 1) {
    way.push(spots.push({ ...spot(line.id, layer), height: BEND, isBend: true }) - 1);
  }
  way.push(end);
  for (let index = 1; index < way.length && spots[start].layer < spots[end].layer; index += 1) {
    spots[way[index - 1]].right.push(way[index]);
    spots[way[index]].left.push(way[index - 1]);
  }
  return { line, spots: way, isRightward };
}

/**
 * @param {string} id
 * @param {number} layer
 * @returns {Spot}
 */
function spot(id, layer) {
  return { id, layer, height: 0, isBend: false, left: [], right: [], y: 0 };
}

/**
 * @param {number[][]} rows
 * @param {Spot[]} spots
 * @param {boolean} isRightward
 */
function sortLayers(rows, spots, isRightward) {
  const place = new Map(rows.flatMap((row) => row.map((spot, index) => [spot, index])));
  for (const row of isRightward ? rows : rows.toReversed()) {
    const weights = new Map(row.map((spot, index) => {
      const near = (isRightward ? spots[spot].left : spots[spot].right)
        .map((other) => place.get(other) ?? 0);
      return [spot, near.length ? near.reduce((sum, one) => sum + one, 0) / near.length : index];
    }));
    row.sort((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0) || a - b);
    row.forEach((spot, index) => place.set(spot, index));
  }
}

/**
 * Gives each spot its height in the drawing: near those that it is joined to, without overlaps.
 * @param {Layering} layering
 */
export function align({ spots, layers }) {
  for (const row of layers) settle(row.map((index) => spots[index]), () => 0);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const isRightward = sweep % 2 === 0;
    for (const row of isRightward ? layers : layers.toReversed()) {
      settle(row.map((index) => spots[index]), ({ left, right, y }) => {
        const near = isRightward ? left : right;
        return near.length ? near.reduce((sum, one) => sum + spots[one].y, 0) / near.length : y;
      });
    }
  }
  const top = Math.min(0, ...spots.map(({ y, height }) => y - height / 2));
  for (const one of spots) one.y -= top;
}

/**
 * Puts the spots of a layer as near to the wanted heights as their order and sizes allow: those
 * that would overlap form a block around the mean of what they want.
 * @param {Spot[]} row
 * @param {(spot: Spot) => number} wanted
 */
function settle(row, wanted) {
  /** @type {{ first: number, count: number, sum: number }[]} */
  const blocks = [];
  let offset = 0;
  const offsets = row.map((spot, index) => {
    if (index > 0) offset += (row[index - 1].height + spot.height) / 2 + gap(row[index - 1], spot);
    return offset;
  });
  row.forEach((spot, index) => {
    blocks.push({ first: index, count: 1, sum: wanted(spot) - offsets[index] });
    for (let last = blocks.length - 1; last > 0; last -= 1) {
      const [before, block] = [blocks[last - 1], blocks[last]];
      if (before.sum / before.count <= block.sum / block.count) break;
      blocks.splice(last - 1, 2, {
        first: before.first,
        count: before.count + block.count,
        sum: before.sum + block.sum,
      });
    }
  });
  for (const { first, count, sum } of blocks) {
    for (let index = first; index < first + count; index += 1)
      row[index].y = sum / count + offsets[index];
  }
}

/**
 * The room between two spots of a layer.
 * @param {Spot} above
 * @param {Spot} below
 */
export function gap(above, below) {
  return above.isBend && below.isBend ? BETWEEN_BENDS : BETWEEN_BOXES;
}
