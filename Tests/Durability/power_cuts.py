"""The possible contents of a disk after a power cut, derived from a trace of the writes.

A sync that has returned covers everything written to that file before it began. A later write may
be there or not, each sector of 512 bytes independently. A file that was created or removed is
certain to be so only once its folder was synced. The shared memory file does not matter: SQLite
makes it again. Data for a socket counts as sent at the moment the call began.
"""

from __future__ import annotations

import dataclasses
import pathlib
import random
import re
from collections.abc import Iterator

SECTOR = 512
CALLS = (
    "openat,open,creat,close,dup,dup2,dup3,write,writev,pwrite64,pwritev,pwritev2,sendto,"
    "sendmsg,fsync,fdatasync,sync_file_range,ftruncate,truncate,fallocate,rename,renameat,"
    "renameat2,unlink,unlinkat,link,linkat,mmap,copy_file_range,sendfile,io_uring_setup"
)
TRACER = [
    "strace",
    "-D",
    "-f",
    "-y",
    "-xx",
    "-s",
    "10000000",
    "-e",
    f"trace={CALLS}",
    "-e",
    "signal=kill",
    "-o",
]


@dataclasses.dataclass
class Call:
    """One system call; it began at line `begin` of the trace and returned at line `end`."""

    name: str
    words: str
    result: int
    begin: int
    end: int

    @property
    def file(self) -> str:
        """The file of the first descriptor: its path, or a name such as a socket's."""
        found = re.match(r"(?:AT_FDCWD|\d+)<((?:\\x[0-9a-f]{2})*|[^>]*)>", self.words)
        return plain(found.group(1)) if found else ""

    @property
    def strings(self) -> list[bytes]:
        return [unhex(text) for text in re.findall(r'"((?:\\x[0-9a-f]{2})*)"', self.words)]

    @property
    def numbers(self) -> list[int]:
        """The numbers after the last string or descriptor."""
        tail = re.split(r'["\]>]', self.words)[-1]
        return [int(word) for word in re.findall(r"-?\b\d+\b", tail)]


def unhex(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))


def plain(text: str) -> str:
    return unhex(text).decode() if text.startswith("\\x") else text


LINE = re.compile(r"^(\d+) +(.*)$", re.DOTALL)
WHOLE = re.compile(r"^(\w+)\((.*)\) += (-?\d+|\?|0x[0-9a-f]+)(.*)$", re.DOTALL)
RESUMED = re.compile(r"^<\.\.\. (\w+) resumed>(.*)$", re.DOTALL)


def calls(trace: str) -> list[Call]:
    """The calls of every thread, by the line at which they returned."""
    found, waiting = [], {}
    for number, line in enumerate(trace.splitlines()):
        matched = LINE.match(line)
        if not matched:
            continue
        thread, text = matched.groups()
        begin = number
        if text.endswith("<unfinished ...>"):
            waiting[thread] = (number, text.removesuffix("<unfinished ...>"))
            continue
        resumed = RESUMED.match(text)
        if resumed:
            begin, start = waiting.pop(thread)
            text = start.rstrip() + resumed.group(2)
        whole = WHOLE.match(text)
        if whole:
            name, words, result, _ = whole.groups()
            value = -1 if result == "?" else int(result, 0)
            found.append(Call(name, words, value, begin, number))
    for begin, text in waiting.values():
        name, _, words = text.partition("(")
        found.append(Call(name, words, -1, begin, 1 << 60))  # killed in the middle of it
    return found


@dataclasses.dataclass
class Write:
    """One call's change to one file: bytes at an offset, or its length if data is None."""

    offset: int
    data: bytes | None


@dataclasses.dataclass
class Inode:
    durable: bytearray
    pending: list[tuple[int, Write]] = dataclasses.field(default_factory=list)

    def copy(self) -> Inode:
        return Inode(bytearray(self.durable), list(self.pending))


def apply(content: bytearray, write: Write) -> None:
    if write.data is None:
        if len(content) > write.offset:
            del content[write.offset :]
        else:
            content.extend(bytes(write.offset - len(content)))
        return
    end = write.offset + len(write.data)
    if len(content) < end:
        content.extend(bytes(end - len(content)))
    content[write.offset : end] = write.data


class Disk:
    """The files of one folder: what is durable, and what is still pending."""

    def __init__(self, folder: str, initial: dict[str, bytes]):
        self.folder = folder
        self.inodes = {name: Inode(bytearray(data)) for name, data in initial.items()}
        self.sure = dict(self.inodes)  # names as of the last sync of the folder
        self.syncs = 0

    @property
    def busy(self) -> str:
        """While a log is folded into its database, both files are at risk."""
        logs = [name for name in self.inodes if name.endswith("-wal")]
        bases = [self.inodes.get(name.removesuffix("-wal")) for name in logs]
        return "folding" if any(base and base.pending for base in bases) else ""

    def name(self, file: str) -> str | None:
        """The file's name if it is in the folder and survives a restart."""
        path = pathlib.PurePath(file.removesuffix(" (deleted)").removesuffix("(deleted)"))
        is_ours = str(path.parent) == self.folder
        return path.name if is_ours and not path.name.endswith(("-shm", ".lock")) else None

    def do(self, call: Call) -> None:
        """Applies a call that has returned."""
        known = getattr(self, f"do_{call.name}", None)
        if known:
            known(call)
        else:
            assert self.name(call.file) is None or call.name in ("close", "mmap"), (
                f"{call.name} on {call.file} is not known to the simulation"
            )
        if call.name == "mmap" and self.name(call.file):
            assert "PROT_WRITE" not in call.words, "a database is not written through memory"

    def do_openat(self, call: Call) -> None:
        path = call.strings[-1].decode() if call.strings else ""
        name = self.name(path)
        if call.result < 0 or name is None:
            return
        if name not in self.inodes and "O_CREAT" in call.words:
            self.inodes[name] = Inode(bytearray())
        if "O_TRUNC" in call.words:
            self.change(name, call, Write(0, None))

    do_open = do_openat

    def change(self, name: str, call: Call, write: Write) -> None:
        if name in self.inodes:
            self.inodes[name].pending.append((call.end, write))

    def do_pwrite64(self, call: Call) -> None:
        name = self.name(call.file)
        if name and call.result > 0:
            self.change(name, call, Write(call.numbers[-1], call.strings[0][: call.result]))

    def do_ftruncate(self, call: Call) -> None:
        name = self.name(call.file)
        if name and call.result == 0:
            self.change(name, call, Write(call.numbers[-1], None))

    def do_fallocate(self, call: Call) -> None:
        """Space without contents: only the length matters, and the next write shows it."""

    def do_sync(self, call: Call) -> None:
        if call.result != 0:
            return
        if call.file == self.folder:
            self.sure = dict(self.inodes)
            return
        name = self.name(call.file)
        if name and name in self.inodes:
            self.syncs += 1
            inode = self.inodes[name]
            for end, write in inode.pending:
                if end < call.begin:
                    apply(inode.durable, write)
            inode.pending = [(end, write) for end, write in inode.pending if end >= call.begin]

    do_fsync = do_fdatasync = do_sync

    def do_unlink(self, call: Call) -> None:
        name = self.name(call.strings[-1].decode()) if call.strings else None
        if name and call.result == 0:
            self.inodes.pop(name, None)

    do_unlinkat = do_unlink

    def do_rename(self, call: Call) -> None:
        old, new = (self.name(text.decode()) for text in call.strings[-2:])
        if call.result == 0 and old in self.inodes:
            inode = self.inodes.pop(old)
            if new:
                self.inodes[new] = inode

    do_renameat = do_renameat2 = do_rename

    def copy(self) -> Disk:
        other = object.__new__(Disk)
        twins = {id(inode): inode.copy() for inode in [*self.inodes.values(), *self.sure.values()]}
        other.folder, other.syncs = self.folder, self.syncs
        other.inodes = {name: twins[id(inode)] for name, inode in self.inodes.items()}
        other.sure = {name: twins[id(inode)] for name, inode in self.sure.items()}
        return other

    def image(self, chance: random.Random) -> dict[str, bytes]:
        """One of the many states in which the folder may be after the power cut."""
        names = {}
        for name in {*self.inodes, *self.sure}:
            now, then = self.inodes.get(name), self.sure.get(name)
            kept = chance.choice([now, then])
            if kept is not None:
                names[name] = kept
        how = chance.choice(["none", "all", "prefix", "subset", "torn", "newest"])
        return {name: survived(inode, how, chance) for name, inode in names.items()}


def survived(inode: Inode, how: str, chance: random.Random) -> bytes:
    content, writes = bytearray(inode.durable), [write for _, write in inode.pending]
    if how == "prefix":
        writes = writes[: chance.randint(0, len(writes))]
    for at, write in enumerate(writes):
        if how == "none" or (how == "subset" and chance.random() < 0.5):
            continue
        if how == "newest" and at + 1 < len(writes):
            continue
        if how == "torn" and write.data is not None:
            for start in range(0, len(write.data), SECTOR):
                if chance.random() < 0.5:
                    apply(content, Write(write.offset + start, write.data[start : start + SECTOR]))
            continue
        apply(content, write)
    return bytes(content)


@dataclasses.dataclass
class Cut:
    """A moment of the trace: the disk then, and the commands that a client had heard of."""

    line: int
    disk: Disk
    heard: frozenset[int]
    why: str


HEARD = re.compile(rb'"id":(\d+),"result"|"cause":\{"method":"[^"]*","client":"[^"]*","id":(\d+)')


def cuts(trace: list[Call], disk: Disk) -> Iterator[Cut]:
    """The interesting moments: around each sync, after each message, and between writes."""
    moments = sorted(
        [(call.begin, 0, call) for call in trace if is_said(call)]
        + [(call.end, 1, call) for call in trace if not is_said(call)],
        key=lambda moment: moment[:2],
    )
    heard: set[int] = set()
    tails: dict[str, bytes] = {}
    for line, _, call in moments:
        if is_said(call):
            told = tails.get(call.file, b"") + b"".join(call.strings)
            tails[call.file] = told[-400:]
            new = {int(a or b) for a, b in HEARD.findall(told)} - heard
            heard |= new
            if new:
                yield Cut(line, disk, frozenset(heard), "said")
            continue
        is_sync = call.name in ("fsync", "fdatasync")
        is_ours = disk.name(call.file) or call.file == disk.folder
        if is_sync and is_ours:
            yield Cut(line, disk, frozenset(heard), disk.busy or "before a sync")
        if call.end < 1 << 60:
            disk.do(call)
        if is_ours:
            yield Cut(line, disk, frozenset(heard), "synced" if is_sync else disk.busy or call.name)


def is_said(call: Call) -> bool:
    return call.name in ("write", "writev", "sendto", "sendmsg") and call.file.startswith(
        ("socket:", "TCP")
    )


def chosen(
    trace: list[Call], folder: str, initial: dict[str, bytes], count: int, chance: random.Random
) -> list[Cut]:
    """A choice of cuts, most of them after an acknowledgement or during a checkpoint."""
    wanted: set[int] = set()
    kinds: dict[str, list[int]] = {}
    for at, cut in enumerate(cuts(trace, Disk(folder, initial))):
        kinds.setdefault(cut.why, []).append(at)
    pools = list(kinds.values())
    often = [pool for pool in [kinds.get("said"), kinds.get("folding")] if pool]
    everything = [at for pool in pools for at in pool]
    while len(wanted) < min(count, len(everything)):
        pool = chance.choice(often if often and chance.random() < 0.7 else pools)
        wanted.add(chance.choice(pool))
    return [
        dataclasses.replace(cut, disk=cut.disk.copy())
        for at, cut in enumerate(cuts(trace, Disk(folder, initial)))
        if at in wanted
    ]
