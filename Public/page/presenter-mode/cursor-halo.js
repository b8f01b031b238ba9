import { make } from "../../dom/dom.js";

/** A ring around the pointer, so that an audience finds it. It is there while a mouse moves. */
export class CursorHalo {
  #ring = make("span", { class: "cursor-halo", "aria-hidden": "true", hidden: true });

  /** @param {AbortSignal} signal Removes it. */
  begin(signal) {
    document.body.append(this.#ring);
    const options = { passive: true, signal };
    document.addEventListener("pointermove", (event) => this.#follow(event), options);
    document.documentElement.addEventListener("pointerleave", () => this.#hide(), options);
    signal.addEventListener("abort", () => this.#ring.remove());
  }

  /** @param {PointerEvent} event */
  #follow({ clientX, clientY, pointerType }) {
    if (pointerType === "touch") return this.#hide();
    this.#ring.hidden = false;
    this.#ring.style.translate = `${clientX}px ${clientY}px`;
  }

  #hide() {
    this.#ring.hidden = true;
  }
}
