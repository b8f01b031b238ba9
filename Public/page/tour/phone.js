// A phone, as styles/layout.css knows it: its toolbar and its timeline are folded away.

export const PHONE = matchMedia(
  "(max-width: 767px), (max-width: 1023px) and (max-height: 480px)",
);
/** A phone on its side has no row to spare: what guides is in the top bar. */
export const LYING_PHONE = matchMedia("(max-width: 1023px) and (max-height: 480px)");
