"""A damaged file: each session is right or says since when it is not; the server never crashes."""

from __future__ import annotations

import pathlib
import random
import sqlite3

import pytest

from durable import SOAK, Client, DurableServer, amount, run, tool
from mirror import Refused
from raw_http import get

PAGE = 4_096
SESSIONS = ["red", "green", "blue"]
REFUSED = {14, 15, 16}
HISTORY_GONE = 1012


@pytest.fixture(scope="module")
def original(tmp_path_factory):
    """A database of about twenty pages, and the state of each session at each revision."""
    folder = tmp_path_factory.mktemp("original")
    folder.chmod(0o700)
    database, chance = folder / "colonnade.db", random.Random(2)
    states: dict[str, list[dict]] = {}
    with DurableServer(database) as server:
        for session in SESSIONS:
            with Client(server, session) as client:
                states[session] = [client.state]
                for number in range(24):
                    if number % 7 == 6:
                        client.call("undo")
                    else:
                        client.call("push", value="y" * chance.randint(1, 700))
                    states[session].append(client.state)
        server.end()
    assert not database.with_name("colonnade.db-wal").exists() or (
        database.with_name("colonnade.db-wal").stat().st_size == 0
    ), "folded at the end"
    return database, states


def pages(original) -> int:
    count = original[0].stat().st_size // PAGE
    assert count >= 12, count
    return count


def damaged(original, folder: pathlib.Path, change) -> pathlib.Path:
    folder.mkdir(mode=0o700)
    copy = folder / "colonnade.db"
    data = bytearray(original[0].read_bytes())
    change(data)
    copy.write_bytes(data)
    copy.chmod(0o600)
    return copy


def start(database: pathlib.Path) -> DurableServer | None:
    """A server with it; None if it refuses to start, which leaves the file unchanged."""
    before = database.read_bytes()
    try:
        return DurableServer(database, log_level="warning")
    except AssertionError:
        done = run("serve", "--port", "0", "--database", str(database))
        assert done.returncode in REFUSED, (done.returncode, done.stdout, done.stderr)
        assert len(done.stderr.decode().strip().splitlines()) == 1, done.stderr
        assert database.read_bytes() == before, "refused, and not touched"
        return None


def judge(database: pathlib.Path, states: dict[str, list[dict]], where: str) -> set[str]:
    """The fate of each session; wrong contents and crashes raise."""
    found: set[str] = set()
    untouched = database.read_bytes()
    verified = tool("verify", database)
    assert verified.returncode in {0, 1, *REFUSED}, (where, verified)
    assert database.read_bytes() == untouched, "verify only looks"
    server = start(database)
    if server is None:
        found = {"refused"}
    else:
        with server:
            aside = list(database.parent.glob(f"{database.name}.corrupt-*"))
            for session, known in states.items():
                with Client(server, session) as client:
                    found.add(judge_session(client, known, bool(aside)))
            status, out, errors = server.stop()
            assert status == 0, (where, errors)
            told = server.start_text + out + errors
            assert not aside or aside[0].name in told, f"moved aside without a word: {told}"
            has_told = bool(errors.strip())
            if has_told or found != {"right"}:
                assert verified.returncode != 0, f"{where}: called sound, was {found}: {told}"
            else:
                assert verified.returncode == 0, f"{where}: served without a word: {verified}"
    if found == {"refused"}:
        assert verified.returncode != 0, f"{where}: called sound, and was refused"
    return found


def judge_session(client: Client, known: list[dict], is_aside: bool) -> str:
    hello = client.hello
    if is_aside and client.revision == 0:
        assert client.state == known[0]
        return "empty"
    kind = "right"
    if "degraded" in hello:
        damage, kind = hello["degraded"], "degraded"
        assert damage["reason"], damage
        assert damage["from"] == client.revision + 1, (damage, client.revision)
        # Without the session's own row, no one knows how far it had come.
        assert client.revision < len(known) - 1 or is_aside
    else:
        assert client.revision == len(known) - 1, f"{client.revision}, and not a word about it"
    assert client.state == known[client.revision], "wrong contents"
    newest = client.revision
    for revision in range(newest + 1) if SOAK else {0, newest // 3, newest // 2, newest}:
        try:
            past = client.call("history.get", revision=revision)["state"]
        except Refused as refused:
            assert refused.code == HISTORY_GONE, refused
        else:
            assert past == known[revision], f"wrong contents at {revision}"
    client.call("push", value="goes on")
    assert client.path[-1] == "goes on"
    return kind


def test_the_undamaged_file_is_right(original, tmp_path):
    database = damaged(original, tmp_path / "same", lambda data: None)
    assert pages(original) <= 60
    assert judge(database, original[1], "nowhere") == {"right"}


def test_a_flipped_byte_in_each_page_is_found_or_harmless(original, tmp_path):
    chance, found = random.Random(3), []
    for page in range(pages(original)):
        for turn in range(amount(1, 6)):
            at = page * PAGE + chance.randrange(PAGE)
            mask = chance.choice([0xFF, 1 << chance.randrange(8)])

            def flip(data: bytearray) -> None:
                data[at] ^= mask

            database = damaged(original, tmp_path / f"flip-{page}-{turn}", flip)
            found += judge_telling(database, original[1], f"byte {at} ^ {mask:#x}")
    assert "right" in found
    assert set(found) - {"right"}, "some flip must have hit what matters"


def test_a_page_of_noise_or_zeros_is_found(original, tmp_path):
    chance, found = random.Random(4), []
    for page in range(pages(original)) if SOAK else range(1, pages(original), 5):
        for kind, filler in [("noise", chance.randbytes(PAGE)), ("nothing", bytes(PAGE))]:

            def overwrite(data: bytearray) -> None:
                data[page * PAGE : (page + 1) * PAGE] = filler

            database = damaged(original, tmp_path / f"{kind}-{page}", overwrite)
            found += judge_telling(database, original[1], f"page {page} is {kind}")
    assert set(found) - {"right"}


def test_a_file_cut_off_at_each_page_is_found(original, tmp_path):
    found = []
    for page in range(1, pages(original)):
        size = page * PAGE

        def cut(data: bytearray) -> None:
            del data[size:]

        database = damaged(original, tmp_path / f"cut-{page}", cut)
        found += judge_telling(database, original[1], f"cut off at {size}")
    assert "degraded" in found, "what is there is served"


def test_an_empty_file_is_a_new_database(original, tmp_path):
    database = damaged(original, tmp_path / "empty", bytearray.clear)
    with DurableServer(database) as server, Client(server, "red") as client:
        assert client.state == original[1]["red"][0]
        server.end()


def judge_telling(database: pathlib.Path, states: dict, where: str) -> list[str]:
    try:
        return sorted(judge(database, states, where))
    except Exception as error:
        error.add_note(f"{where}; see {database}")
        raise


def test_the_readable_part_of_a_damaged_file_is_recovered(original, tmp_path):
    """`recover` makes a sound database: each session is right, or a proper prefix that says so."""
    chance = random.Random(6)
    for turn in range(amount(3, 30)):
        page = chance.randrange(1, pages(original))

        def overwrite(data: bytearray) -> None:
            data[page * PAGE : (page + 1) * PAGE] = chance.randbytes(PAGE)

        database = damaged(original, tmp_path / f"broken-{turn}", overwrite)
        new = database.with_name("new.db")
        recovered = tool("recover", database, new)
        assert recovered.returncode in (0, 1), recovered
        assert tool("verify", new).returncode == 0
        with DurableServer(new) as server:
            for session, known in original[1].items():
                with Client(server, session) as client:
                    assert client.state == known[client.revision], f"page {page}, {session}"
                    assert client.revision == len(known) - 1 or recovered.stdout, (
                        "what was lost is reported"
                    )
            server.end()


def test_backup_and_verify_report_that_an_undamaged_file_is_sound(original, tmp_path):
    copy, before = tmp_path / "copy.db", original[0].read_bytes()
    done = tool("backup", original[0], copy)
    assert done.returncode == 0, done.stderr
    done = tool("verify", copy)
    assert done.returncode == 0, done.stdout
    assert original[0].read_bytes() == before, "and leave it as it was"


LARGE = 65 << 20


def enlarge(database: pathlib.Path) -> None:
    """Grows a file to a size that no server reads completely when it starts."""
    with sqlite3.connect(database) as connection:
        connection.execute(
            "INSERT INTO set_aside(session, what, found, reason, name, body) "
            "VALUES ('gone', 'revision', 1, 'for its size', '', zeroblob(?))",
            [LARGE],
        )
    connection.close()
    assert database.stat().st_size > LARGE


def root_of(database: pathlib.Path, table: str) -> int:
    connection = sqlite3.connect(f"file:{database}?immutable=1", uri=True)
    with connection:
        found = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = ?", [table]
        ).fetchone()
    connection.close()
    return found[0]


def test_a_missing_page_in_a_large_file_is_repaired_at_the_next_start(original, tmp_path):
    database = damaged(original, tmp_path / "large", lambda data: None)
    enlarge(database)
    page = root_of(database, "revision")
    with database.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        assert file.read(1)[0] == 5, "an inner page, above the rows of all sessions"
        file.seek((page - 1) * PAGE)
        file.write(bytes(PAGE))
    with DurableServer(database, log_level="warning") as server:
        assert "damaged" not in server.start_text
        for session in SESSIONS:
            response = get(server, f"/state/{session}")
            assert (
                response.status == 503
                and "Start the server again" in response.json()["error"]["message"]
            )
        with Client(server, "new") as client:
            assert client.path == [], "what is not concerned is served"
        server.kill()
    with DurableServer(database, log_level="warning") as server:
        assert "was moved to" in server.start_text, server.start_text
        for session, known in original[1].items():
            with Client(server, session) as client:
                assert client.state == known[client.revision]
                assert client.revision == len(known) - 1 or "degraded" in client.hello
        whole = [session for session in SESSIONS if "degraded" not in Client(server, session).hello]
        assert whole, "of most sessions every row is there"
        server.end()
    assert tool("verify", database).returncode == 0
    with DurableServer(database, log_level="warning") as server:
        assert "damaged" not in server.start_text
        assert "damaged" not in server.end()
