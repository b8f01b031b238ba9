"""/metrics for monitoring systems: Prometheus' text, or OpenMetrics' when a client asks for it."""

from __future__ import annotations

import dataclasses
import itertools
import re

import pytest

import raw_http
from mirror import Client
from server_process import Server

OPEN_METRICS = "application/openmetrics-text"
PROMETHEUS_ASKS = (
    "application/openmetrics-text;version=1.0.0;q=0.5,application/openmetrics-text;version=0.0.1;q=0.4,"
    "text/plain;version=0.0.4;q=0.3,*/*;q=0.2"
)


@dataclasses.dataclass
class Family:
    kind: str = ""
    help: str = ""
    unit: str = ""
    samples: dict[str, float] = dataclasses.field(default_factory=dict)


def parse(text: str) -> dict[str, Family]:
    """OpenMetrics 1.0, as far as a server without timestamps and exemplars needs it."""
    lines = text.split("\n")
    assert lines[-2:] == ["# EOF", ""], lines[-2:]
    families: dict[str, Family] = {}
    current = ""
    for line in lines[:-2]:
        if match := re.fullmatch(r"# (TYPE|HELP|UNIT) (\w+) (\S.*)", line):
            word, name, said = match.groups()
            if name != current:
                assert name not in families, f"{name} is in two places"
                families[name], current = Family(), name
            field = {"TYPE": "kind", "HELP": "help", "UNIT": "unit"}[word]
            assert not getattr(families[name], field) and not families[name].samples, line
            setattr(families[name], field, said)
            continue
        match = re.fullmatch(r'((\w+)(?:\{(?:le="([^"]+)"|\w+="\w+")\})?) (\S+)', line)
        assert match, line
        suffix = match[2].removeprefix(current)
        allowed = {
            "counter": ["_total"],
            "gauge": [""],
            "histogram": ["_bucket", "_sum", "_count"],
        }[families[current].kind]
        assert suffix in allowed and (suffix == "_bucket") == (match[3] is not None), line
        assert match[1] not in families[current].samples, line
        families[current].samples[match[1]] = float(match[4])
    return families


def check(families: dict[str, Family]) -> None:
    for name, family in families.items():
        assert family.kind and family.help and family.samples, name
        assert name.startswith("colonnade_") and not name.endswith("_total"), name
        assert not family.unit or name.endswith(f"_{family.unit}"), name
        assert all(value >= 0 for value in family.samples.values()), name
        if family.kind == "histogram":
            check_histogram(name, family)


def check_histogram(name: str, family: Family) -> None:
    buckets = [
        (float(re.search(r'le="(.*)"', sample)[1]), value)
        for sample, value in family.samples.items()
        if "_bucket" in sample
    ]
    assert buckets == sorted(buckets), "the bounds ascend, and each counts what those before do"
    assert [value for _, value in buckets] == sorted(value for _, value in buckets)
    assert buckets[-1] == (float("inf"), family.samples[f"{name}_count"])
    least = sum(low * (at - before) for (low, before), (_, at) in itertools.pairwise(buckets))
    assert family.samples[f"{name}_sum"] >= least


@pytest.fixture
def kept(tmp_path):
    tmp_path.chmod(0o700)
    with Server("--database", str(tmp_path / "kept.db")) as server:
        yield server
        server.stop()


def open_metrics(server) -> dict[str, Family]:
    answer = raw_http.get(server, "/metrics", ("Accept", PROMETHEUS_ASKS))
    assert answer.header("Content-Type") == f"{OPEN_METRICS}; version=1.0.0; charset=utf-8"
    families = parse(answer.body.decode())
    check(families)
    return families


@pytest.mark.parametrize(
    "accept",
    [
        None,
        "*/*",
        "text/plain",
        "text/plain;version=0.0.4, application/openmetrics-text;q=0.1",
        "application/openmetrics-text;q=0",
    ],
)
def test_a_client_that_does_not_ask_for_openmetrics_gets_prometheus_text(server, accept):
    headers = [("Accept", accept)] if accept else []
    answer = raw_http.get(server, "/metrics", *headers)
    assert answer.header("Content-Type").startswith("text/plain; version=0.0.4")
    assert b"# TYPE colonnade_revisions_total counter\n" in answer.body
    assert b"# EOF" not in answer.body and b"# UNIT" not in answer.body


def test_a_server_without_storage_has_no_metrics_of_a_store():
    with Server("--ephemeral") as server:
        families = open_metrics(server)
        server.stop()
    assert families["colonnade_sessions"].kind == "gauge"
    assert not any(name.startswith("colonnade_store") for name in families)


def test_the_store_reports_the_duration_of_commits_and_its_queue(kept):
    def value(name: str, suffix: str = "") -> float:
        return families[f"colonnade_{name}"].samples[f"colonnade_{name}{suffix}"]

    with Client(kept, session="a") as client:
        families = open_metrics(kept)
        assert value("store_commit_seconds", "_count") == 0
        for _ in range(20):
            client.call("push", value="x" * 1_000)
        families = open_metrics(kept)
    assert families["colonnade_store_commit_seconds"].unit == "seconds"
    assert families["colonnade_store_written_bytes"].unit == "bytes"
    assert 1 <= value("store_commit_seconds", "_count") <= 20
    assert 0 < value("store_commit_seconds", "_sum") < 20
    assert value("store_group_records", "_sum") == 20
    assert 20_000 < value("store_written_bytes", "_total") < 100_000
    assert value("store_failures", "_total") == 0
    assert value("store_waiting_records") == 0 and value("store_waiting_bytes") == 0
    assert value("store_sessions") == 1
    assert value("sessions") == 2 and value("sessions_opening") == 0
