"""A proxy in front of the server that cuts connections when a test wants it to."""

from __future__ import annotations

import contextlib
import enum
import socket
import threading

PIECE = 65536


class Cut(enum.Enum):
    """The moment of a cut."""

    AT_ONCE = "at once"
    # The server gets the next command; its answer does not get through.
    BEHIND_THE_COMMAND = "behind the command"
    # The next command does not get through.
    BEFORE_THE_COMMAND = "before the command"


class Link:
    """One connection, with its two directions."""

    def __init__(self, proxy: CuttingProxy, client: socket.socket, server: socket.socket):
        self.proxy, self.client, self.server = proxy, client, server
        self.has_passed_command = False

    def run(self) -> None:
        ways = [
            threading.Thread(target=self._carry, args=way, daemon=True)
            for way in [(self.client, self.server), (self.server, self.client)]
        ]
        for way in ways:
            way.start()
        for way in ways:
            way.join()
        self.close()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := source.recv(PIECE):
                if self.proxy.cuts_at(self, piece, is_command=source is self.client):
                    break
                target.sendall(piece)
        self.cut()

    def cut(self) -> None:
        for end in (self.client, self.server):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.client.close()
        self.server.close()


class CuttingProxy:
    """Passes connections on to `target`; refuses them while that is None."""

    def __init__(self) -> None:
        self.target: tuple[str, int] | None = None
        self.cuts = 0
        self._ordered: Cut | None = None
        self._links: set[Link] = set()
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def order(self, cut: Cut) -> bool:
        """Cuts open connections, now or at that moment; False if the last order is pending."""
        with self._lock:
            links = list(self._links)
            if self._ordered is not None or not links:
                return False
            if cut is not Cut.AT_ONCE:
                self._ordered = cut
                for link in links:
                    link.has_passed_command = False
                return True
            self.cuts += 1
        for link in links:
            link.cut()
        return True

    def cuts_at(self, link: Link, piece: bytes, *, is_command: bool) -> bool:
        """True if this piece does not get through."""
        # A WebSocket handshake is not a command.
        if piece.startswith((b"GET ", b"HTTP/")):
            return False
        with self._lock:
            if self._ordered is None:
                return False
            if is_command:
                link.has_passed_command = True
                is_now = self._ordered is Cut.BEFORE_THE_COMMAND
            else:
                is_now = self._ordered is Cut.BEHIND_THE_COMMAND and link.has_passed_command
            if is_now:
                self._ordered = None
                self.cuts += 1
            return is_now

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._link, args=(client,), daemon=True).start()

    def _link(self, client: socket.socket) -> None:
        try:
            assert self.target is not None
            server = socket.create_connection(self.target)
        except (OSError, AssertionError):
            client.close()
            return
        link = Link(self, client, server)
        with self._lock:
            self._links.add(link)
        link.run()
        with self._lock:
            self._links.discard(link)
