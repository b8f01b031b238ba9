"""The addresses that the server listens on, according to the kernel."""

import ipaddress
import pathlib
import re
import struct

from raw_http import ask, request
from server_process import Server, run


def sockets_of(pid):
    links = pathlib.Path(f"/proc/{pid}/fd").iterdir()
    found = (re.fullmatch(r"socket:\[(\d+)\]", str(link.readlink())) for link in links)
    return {match[1] for match in found if match}


def listening(server):
    """(address, port) of every listening TCP socket of the process, both families."""
    ours, found = sockets_of(server.pid), set()
    for table in ["tcp", "tcp6"]:
        for line in pathlib.Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] != "0A" or fields[9] not in ours:
                continue
            packed, port = fields[1].split(":")
            words = [packed[at : at + 8] for at in range(0, len(packed), 8)]
            raw = b"".join(struct.pack("=I", int(word, 16)) for word in words)
            found.add((str(ipaddress.ip_address(raw)), int(port, 16)))
    return found


def test_the_server_listens_only_on_ipv4_loopback_by_default(server):
    assert listening(server) == {("127.0.0.1", server.port)}


def test_the_ipv6_loopback_address_means_only_itself():
    if not pathlib.Path("/proc/net/if_inet6").exists():
        assert run("serve", "--port", "0", "--host", "::1").returncode == 2
        return
    with Server("--host", "::1") as server:
        assert listening(server) == {("::1", server.port)}
        for name, status in [("[::1]", 200), ("localhost", 200), ("127.0.0.1", 403)]:
            answer = ask(server, request(path="/healthz", host=f"{name}:{server.port}"))
            assert answer.status == status, name


def test_another_loopback_address_means_only_itself():
    with Server("--host", "127.0.0.2") as server:
        assert listening(server) == {("127.0.0.2", server.port)}


def test_the_link_has_the_port_in_use(server):
    assert server.link.rstrip("/").endswith(f":{server.port}")
    assert server.port != 0
