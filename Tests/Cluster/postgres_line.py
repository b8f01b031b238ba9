"""A PostgreSQL server for another program, which writes start, stop or kill, and reads the URL.

The server stops, and its folder is deleted, at the end of the input.
"""

from __future__ import annotations

import pathlib
import shutil
import signal
import sys

from postgres import PostgreSQL


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir()
    folder.chmod(0o755)
    server = PostgreSQL(folder / "postgres", settings="fsync = off\nmax_connections = 400")
    try:
        for word in sys.stdin:
            if word == "start\n":
                server.start()
            else:
                server.stop(signal.SIGKILL if word == "kill\n" else signal.SIGINT)
            print(server.url("DATABASE"), flush=True)
    finally:
        server.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
