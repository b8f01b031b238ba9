/** True for people who point with a finger. */
export const TOUCH = matchMedia("(pointer: coarse)");
