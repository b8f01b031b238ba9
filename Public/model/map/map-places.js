// A map that grows: what was drawn before stays where it was, as far as there is room.

import { gap } from "./map-layers.js";

/** @import { Layering, Spot } from "./map-layers.js" */

/**
 * The layer and the upper edge of a box that was drawn before.
 * @typedef {{ layer: number, top: number }} Place
 */

/**
 * Puts the boxes that were drawn before at their heights again, and then the others, and the bends
 * of lines, into the free room that is nearest to what leads to them. A box that has come from
 * another layer gives way.
 * @param {Layering} layering
 * @param {Map<string, Place>} places By the ids of the boxes.
 */
export function keepPlaces({ spots, layers }, places) {
  /** @type {Spot[][]} */
  const taken = layers.map(() => []);
  const drawn = spots.flatMap((spot) => {
    const place = spot.isBend ? undefined : places.get(spot.id);
    return place ? [{ spot, top: place.top, hasMoved: place.layer !== spot.layer }] : [];
  });
  const inOrder = drawn.toSorted((a, b) =>
    Number(a.hasMoved) - Number(b.hasMoved) || a.top - b.top
  );
  for (const { spot, top } of inOrder) put(spot, top + spot.height / 2, taken[spot.layer]);
  const known = new Set(drawn.map(({ spot }) => spot));
  for (const row of layers) {
    for (const spot of row.map((index) => spots[index])) {
      if (known.has(spot)) continue;
      const near = spot.left.map((other) => spots[other].y);
      const mean = near.reduce((sum, y) => sum + y, 0) / near.length;
      put(spot, near.length > 0 ? mean : spot.y, taken[spot.layer]);
    }
  }
}

/**
 * Puts a spot into the free room of its layer that is nearest to the wanted height.
 * @param {Spot} spot
 * @param {number} wanted
 * @param {Spot[]} taken The spots of the layer that have their heights, from above.
 */
function put(spot, wanted, taken) {
  let [place, best] = [taken.length, Infinity];
  for (let index = 0; index <= taken.length; index += 1) {
    const [above, below] = [taken[index - 1], taken[index]];
    const least = above ? above.y + apart(above, spot) : spot.height / 2;
    const most = below ? below.y - apart(spot, below) : Infinity;
    const nearest = Math.max(least, Math.min(wanted, most));
    if (least > most || Math.abs(nearest - wanted) >= best) continue;
    [place, best, spot.y] = [index, Math.abs(nearest - wanted), nearest];
  }
  taken.splice(place, 0, spot);
}

/**
 * The least distance between the middles of two spots.
 * @param {Spot} above
 * @param {Spot} below
 */
function apart(above, below) {
  return (above.height + below.height) / 2 + gap(above, below);
}
