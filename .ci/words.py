"""Finds words that the sources no longer use, where another word says it: words.py

One subject has one word. Each row is a name that newcomers could not guess, and the word of the
field that took its place. Names are matched whole, in code and comments.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# The old name, a regular expression, and the word in its place.
WORDS = {
    r"LineDesk|FaultDesk|ScriptDesk": "ConnectionController, FaultInjector, ScriptController",
    r"Scout": "BackgroundReader",
    r"Testimony": "LockRecord",
    r"Possession": "DatabaseClaim, SessionOwnership",
    r"Keeper": "LeaseRenewer",
    r"Errands": "forwarded requests",
    r"Farewell|sayGoodbye|holdBrought|sendBroughtOn": "graceful shutdown, drain, pauseForwarded",
    r"giveNext|relieve|Handover|bringOver": "SessionMigration, startNextMigration, rebalance",
    r"stillness": "quiescence",
    r"Relay|isRelayed": "ForwardingProxy, isForwarded",
    r"isGlance": "isReadOnlyPeek",
    r"certainty|becameCertain|openOnceCertain": "hasFreshLease, openAfterLeaseCheck",
    r"(?:Scene|Source|Session)Place|MeasuredPlaces?|PlaceReport|PlaceInterest|PlacedNode": (
        "SceneContext, CodeLocation, SessionAddress, MeasuredView, LocatedNode"
    ),
    r"lent|lending": "RecalledHistory",
    r"Rehearsal|rehearsal|rehearse": "DryRun, dryRun",
    r"Sighting|SightView": "PresentationChange, VisibilityChangeView",
    r"Happenings": "EffectsWriter",
    r"Shown(?:Document|History|Schedule|Step|Trail|Way)": "RenderingHistory and its parts",
    r"DepthStrip|depthStrip|depth-strip": "HistoryOverview",
    r"RebuiltSteps?|StepReplay|Workshop": "HotReloadStep, HotReloadReplay, WatchSession",
    r"sparingAppValues|spareAppValues": "preservingAppValues",
    r"wayBack|comeBack": "ReopenMode",
    r"Gathering": "WriteCoalescer",
    r"wishes|wished": "command, request",
    r"sealed": "checksumSalt",
    r"greed|ghosts|worn": "flexibility, exit animations, applyStyle",
    r"giveUp|giveBack": "cancel, close, evict",
    r"recount|takeStock": "measure",
}

SUFFIXES = {".swift", ".js", ".mjs", ".ts", ".css", ".py", ".md"}
FOLDERS = ["Sources", "Public", "Tests"]


def uses(text: str) -> list[tuple[int, str, str]]:
    """The old words of a text: the line, the word, and what to write."""
    return [
        (text.count("\n", 0, match.start()) + 1, match[0], better)
        for words, better in WORDS.items()
        for match in re.finditer(rf"(?<![\w-])(?:{words})(?![\w-])", text)
    ]


def files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *FOLDERS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    paths = [ROOT / name for name in listed.stdout.splitlines()]
    # The tests of this file name old words.
    own = ROOT / "Tests/Protocol/test_prose.py"
    return [path for path in paths if path.suffix in SUFFIXES and path.is_file() and path != own]


def main() -> int:
    found = [
        f"{path.relative_to(ROOT)}:{line}: “{word}” is now {better}"
        for path in files()
        for line, word, better in uses(path.read_text())
    ]
    for complaint in found:
        print(complaint)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
