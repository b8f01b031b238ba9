// The ways to show one navigation: every scene or revision on every device, in every
// appearance.

/**
 * The chosen values of each axis. Revisions are null for the newest one, scenes for the open one.
 * @typedef {{ scenes: (string | null)[], revisions: (number | null)[], devices: string[],
 *   schemes: string[], sizes: string[], locales: string[] }} Axes
 *
 * One way to show it, and the parameters that `scene.preview` takes for it.
 * @typedef {{ key: string, scene: string | null, revision: number | null,
 *   params: Record<string, string> }} Variant
 */

/** The most ways that are shown at once: each is a screen that the server and the page draw. */
export const MOST_VARIANTS = 24;
/** The most scenes at once: each that is not open has a session of its own. */
export const MOST_SCENES = 8;
const MOST_REVISIONS = 12;

/**
 * All combinations, the first axis slowest; and how many there would be without a bound. Only the
 * open scene has revisions.
 * @param {Axes} axes
 * @returns {{ variants: Variant[], count: number }}
 */
export function variantsOf({ scenes, revisions, devices, schemes, sizes, locales }) {
  /** @type {Omit<Variant, "key">[]} */
  let found = scenes.flatMap((scene) =>
    (scene === null ? revisions : [null]).map((revision) => ({ scene, revision, params: {} }))
  );
  const axes = { device: devices, colorScheme: schemes, dynamicTypeSize: sizes, locale: locales };
  let count = found.length;
  for (const [trait, values] of Object.entries(axes)) {
    count *= Math.max(1, values.length);
    if (values.length === 0) continue;
    found = found.flatMap(({ params, ...place }) =>
      values.map((value) => ({ ...place, params: { ...params, [trait]: value } }))
    ).slice(0, MOST_VARIANTS);
  }
  const variants = found.slice(0, MOST_VARIANTS).map((variant) => ({
    ...variant,
    key: JSON.stringify([variant.scene, variant.revision, variant.params]),
  }));
  return { variants, count };
}

/**
 * The revisions in a text such as "live, 3, 7"; a text without any is the newest one.
 * @param {string} text
 * @returns {(number | null)[]}
 */
export function revisionsIn(text) {
  const found = text.split(/[\s,;]+/).filter(Boolean).flatMap((word) => {
    if (/^r?\d{1,15}$/i.test(word)) return [Number(word.replace(/\D/g, ""))];
    return /^live$/i.test(word) ? [null] : [];
  });
  return found.length === 0 ? [null] : [...new Set(found)].slice(0, MOST_REVISIONS);
}

/**
 * The languages in a text such as "de-DE ja"; none for an empty one.
 * @param {string} text
 */
export function localesIn(text) {
  const found = text.split(/[\s,;]+/).filter((word) => /^[A-Za-z][A-Za-z0-9_-]{1,34}$/.test(word));
  return [...new Set(found)].slice(0, MOST_REVISIONS);
}
