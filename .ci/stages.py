"""Runs the tests in stages, and ends with a table of them: stages.py short|all

Each stage writes to .build/stages/NAME.log; of one that fails, what failed and the end are printed.
"""

import os
import sys
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path

from plan import KINDS
from stage import say, unfinished

FOLDER = Path(".build/stages")
CORES = 2
# Lines of a failed stage that are printed; its file has them all.
SHOWN = 200
# A line with one of these names a failure: of Swift Testing, of pytest and node, of a compiler.
SIGNS = ("✘", "FAILED", "ERROR ", "not ok", "error:")


def run(stages):
    """Runs each stage after those that it needs, as many at once as there are cores for."""
    waiting, running = list(stages.values()), {}
    with ThreadPoolExecutor(len(waiting)) as pool:
        while waiting or running:
            begin(waiting, running, stages, pool)
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                report(running.pop(future))
                future.result()


def begin(waiting, running, stages, pool):
    """Starts what can start now; what never can is reported and dropped."""
    for stage in list(waiting):
        before = [stages[name] for name in stage.after]
        if any(other in waiting or other in running.values() for other in before):
            continue
        failed = next((other.name for other in before if other.result != "passed"), None)
        reason = f"it needs the stage {failed}" if failed else stage.missing()
        busy = sum(other.cores for other in running.values())
        if reason:
            stage.result = f"did not run: {reason}"
            report(stage)
        elif busy + stage.cores <= CORES:
            running[pool.submit(stage.run, FOLDER)] = stage
        else:
            continue
        waiting.remove(stage)


def report(stage):
    say(f"--- {stage.name}: {stage.result}")
    for line in stage.lines[-2:] if stage.result == "passed" else failures(stage.lines):
        say(line)
    if names := unfinished(stage.lines) if stage.result == "stuck" else []:
        say("Begun and not ended: " + ", ".join(names))


def failures(lines):
    """The end of a stage, and before that the lines that name a failure earlier."""
    start = max(0, len(lines) - SHOWN)
    named = [line for line in lines[:start] if any(sign in line for sign in SIGNS)]
    return named[:SHOWN] + lines[start:]


def table(stages):
    say(f"\n{'stage':<16} minutes  result")
    for stage in stages:
        say(f"{stage.name:<16} {stage.seconds / 60:7.1f}  {stage.result}")


def main():
    if len(sys.argv) != 2 or sys.argv[1] not in KINDS:
        say(f"usage: stages.py {'|'.join(KINDS)}")
        return 2
    os.chdir(Path(__file__).resolve().parents[1])
    FOLDER.mkdir(parents=True, exist_ok=True)
    stages = KINDS[sys.argv[1]]
    run(stages)
    table(stages.values())
    return 0 if all(stage.result == "passed" for stage in stages.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
