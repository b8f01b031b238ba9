// The classes of elements whose methods other modules call, by their tags.

import type { AppScreen } from "../elements/app-screen/app-screen.js";
import type { CommandPalette } from "../elements/command-palette/command-palette.js";
import type { DetailStack } from "../elements/detail-stack/detail-stack.js";
import type { MethodForm } from "../elements/method-form/method-form.js";
import type { ModalLayer } from "../elements/modal-layer/modal-layer.js";
import type { PushForm } from "../elements/push-form/push-form.js";
import type { ScreenStack } from "../elements/screen-stack/screen-stack.js";
import type { SessionSheet } from "../elements/session-sheet/session-sheet.js";
import type { ShortcutSheet } from "../elements/shortcut-sheet/shortcut-sheet.js";
import type { ValueChip } from "../elements/value-chip/value-chip.js";

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
