/** The order in which CSS draws what one box has, from the inside. */
export const STAGES = {
  content: 0,
  frame: 1,
  padding: 2,
  background: 3,
  border: 4,
  clip: 5,
  filter: 6,
  opacity: 7,
  scale: 8,
  rotate: 9,
  offset: 10,
  done: 11,
};
