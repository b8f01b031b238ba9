"""The installed Chromium, without what it does beside a page."""

import os
import shutil

# Of Playwright's own list, those that tests here need; and the popups of the address bar, pages of
# their own that Chromium loads beside each window: a third of the time until a test's page stands.
UNUSED = [
    *["HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding"],
    *["ThirdPartyStoragePartitioning", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
]


def launch(playwright):
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    args = ["--no-sandbox", f"--disable-features={','.join(UNUSED)}"]
    return playwright.chromium.launch(executable_path=path, args=args)
