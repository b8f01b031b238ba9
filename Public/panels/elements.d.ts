// The classes of elements whose methods other modules call, by their tags.

import type { AppScreen } from "../screen/app-screen/app-screen.js";
import type { CommandPalette } from "./command-palette/command-palette.js";
import type { DetailStack } from "../screen/detail-stack/detail-stack.js";
import type { MethodForm } from "./method-form/method-form.js";
import type { ModalLayer } from "../screen/modal-layer/modal-layer.js";
import type { PushForm } from "./push-form/push-form.js";
import type { ScreenStack } from "../screen/screen-stack/screen-stack.js";
import type { SessionSheet } from "./session-sheet/session-sheet.js";
import type { ShortcutSheet } from "./shortcut-sheet/shortcut-sheet.js";
import type { ValueChip } from "./value-chip/value-chip.js";

declare global {
  interface HTMLElementTagNameMap {
    "app-screen": AppScreen;
    "command-palette": CommandPalette;
    "detail-stack": DetailStack;
    "method-form": MethodForm;
    "modal-layer": ModalLayer;
    "push-form": PushForm;
    "screen-stack": ScreenStack;
    "session-sheet": SessionSheet;
    "shortcut-sheet": ShortcutSheet;
    "value-chip": ValueChip;
  }
}
