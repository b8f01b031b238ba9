"""The stages of `make test`: each ends, says why it failed, and lets the others run."""

import re
import sys
from pathlib import Path

import pytest

from server_process import ROOT, wait_until

sys.path.insert(0, str(ROOT / ".ci"))
import plan
import stage
import stages


def python(name, code, *after, **more):
    return stage.Stage(name, [sys.executable, "-u", "-c", code], after, **more)


def has_ended(number):
    try:
        status = Path(f"/proc/{number}/stat").read_text()
    except FileNotFoundError:
        return True
    return status.rpartition(")")[2].split()[0] == "Z"


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """Runs stages; returns the output."""
    monkeypatch.setattr(stages, "FOLDER", tmp_path)

    def run(*listed):
        stages.run({each.name: each for each in listed})
        stages.table(listed)
        return capsys.readouterr().out

    return run


def test_a_stage_that_hangs_is_ended_with_its_stacks_and_the_names_of_its_tests(run, monkeypatch):
    monkeypatch.setattr(stage, "QUIET_LIMIT", 0.5)
    code = (
        "import time\n"
        "print('◇ Test \"a sleep ends\" started.')\n"
        "print('◇ Test other() started.')\n"
        "print('✔ Test other() passed after 0.1 seconds.')\n"
        "def waits_for_ever():\n  time.sleep(1_000)\n"
        "waits_for_ever()\n"
    )
    stuck = python("stuck", code)
    printed = run(stuck)
    assert stuck.result == "stuck"
    assert 'Begun and not ended: "a sleep ends"\n' in printed
    assert "in waits_for_ever" in printed


def test_a_failure_is_named_although_much_was_printed_after_it(run):
    code = (
        "print('✘ Test \"one\" recorded an issue at OneTests.swift:7:5')\n"
        "for number in range(1_000): print(f'line {number}')\n"
        "raise SystemExit(1)\n"
    )
    printed = run(python("failing", code))
    assert '✘ Test "one" recorded an issue at OneTests.swift:7:5\n' in printed
    assert "line 999\n" in printed and "line 99\n" not in printed


def test_the_stacks_of_a_program_that_hangs_are_printed(run, monkeypatch):
    monkeypatch.setattr(stage, "QUIET_LIMIT", 0.5)
    stuck = stage.Stage("stuck", ["sleep", "1000"])
    printed = run(stuck)
    assert stuck.result == "stuck"
    assert "sleep, process" in printed
    assert "nanosleep" in printed


def test_a_child_that_outlives_its_stage_is_ended(run):
    code = (
        "import subprocess\n"
        "child = subprocess.Popen(['sleep', '1000'], stdout=subprocess.DEVNULL)\n"
        "print(child.pid)\n"
    )
    left = python("left", code)
    run(left)
    (child,) = left.lines
    assert left.result == "passed"
    wait_until(lambda: has_ended(child), "the child's end")


def test_a_missing_program_is_one_sentence_and_the_others_run(run):
    lacking = python("lacking", "print(1)", needs={"no-such-program": "it needs a program"})
    needing = python("needing", "print(2)", "lacking")
    other = python("other", "print('fine')")
    printed = run(lacking, needing, other)
    assert lacking.result == "did not run: it needs a program"
    assert needing.result == "did not run: it needs the stage lacking"
    assert other.result == "passed"
    assert "fine" in printed


def test_a_stage_starts_after_those_that_it_needs(run, tmp_path):
    file = tmp_path / "mark"
    first = python("first", f"import time; time.sleep(0.2); open({str(file)!r}, 'w').close()")
    second = python("second", f"open({str(file)!r})", "first", cores=0)
    run(second, first)
    assert (first.result, second.result) == ("passed", "passed")


def test_the_table_has_each_stage_with_its_minutes_and_its_result(run):
    printed = run(python("good", ""), python("bad", "raise SystemExit(3)"))
    rows = [line.split() for line in printed.splitlines()[-2:]]
    assert rows == [["good", "0.0", "passed"], ["bad", "0.0", "failed"]]


@pytest.mark.parametrize("kind", plan.KINDS)
def test_the_plan_names_existing_stages_and_targets_of_the_makefile(kind):
    targets = (ROOT / "Makefile").read_text()
    for each in plan.KINDS[kind].values():
        assert f"\n{each.name}:" in targets
        assert set(each.after) <= set(plan.KINDS[kind])


def test_the_article_says_what_runs_where():
    article = ROOT / "Sources" / "Products" / "Colonnade" / "Colonnade.docc" / "WhatRunsWhere.md"
    rows = re.findall(r"^\| ([\w-]+) \|([^|]*)\|([^|]*)\|", article.read_text(), re.MULTILINE)
    found = {name: (short.strip(), every.strip()) for name, short, every in rows if name != "stage"}
    names = {**plan.SHORT, **plan.ALL}
    said = {True: "yes", False: ""}
    assert found == {name: (said[name in plan.SHORT], said[name in plan.ALL]) for name in names}
