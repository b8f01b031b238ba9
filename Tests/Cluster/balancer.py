"""Debian's haproxy in front of nodes: a new connection goes to the ready node with the fewest."""

from __future__ import annotations

import pathlib
import shutil
import subprocess

# A node is not ready while its database is away. Its clients are cut only after three seconds of
# that: a database that is restarted costs them only time.
CONFIGURATION = """
global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout tunnel 1h
  retries 3
  option redispatch
frontend page
  bind 127.0.0.1:{port}
  default_backend nodes
backend nodes
  balance leastconn
  option httpchk
  http-check send meth GET uri /healthz hdr Host 127.0.0.1:{port}
  http-check expect status 200
  default-server check inter 250ms fall 12 rise 1 on-marked-down shutdown-sessions
{servers}
"""


class Balancer:
    def __init__(self, folder: pathlib.Path, port: int, nodes: list[int]):
        program = shutil.which("haproxy") or "/usr/sbin/haproxy"
        if not pathlib.Path(program).exists():
            raise SystemExit("haproxy is not installed: apt-get install haproxy")
        servers = "\n".join(
            f"  server node{number} 127.0.0.1:{node}" for number, node in enumerate(nodes, 1)
        )
        file = folder / "haproxy.cfg"
        file.write_text(CONFIGURATION.format(port=port, servers=servers))
        self.port = port
        self.process = subprocess.Popen(
            ["setpriv", "--pdeathsig=TERM", program, "-db", "-f", str(file)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)
