import { DeviceStage } from "./device-stage.js";

/** A stage without a place of its own in the page: its creator passes it the page. */
class SecondStage extends DeviceStage {}

/** A new stage that only shows. */
export function secondStage() {
  if (!customElements.get("second-stage")) customElements.define("second-stage", SecondStage);
  const stage = new SecondStage();
  stage.inert = true;
  return stage;
}
