export { actOut, arrive, depart } from "./app-screen/acting.js";
export { moveWithin } from "./app-screen/moving.js";
export { moveRows } from "./app-screen/row-motion.js";
export { lower, pop, raise } from "./modal-layer/modal-motion.js";
export { moveScreens, presence } from "./screen-stack/screen-motion.js";
