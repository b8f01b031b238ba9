"""An app that acts by itself: requests, timers, notifications, tasks."""

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from example_apps import built
from gallery import labels
from mirror import Client
from server_process import Server

FEEDS = {"/morning": ["Rain"], "/noon": ["Sun", "Wind"], "/evening": ["Snow"]}


class Feeds(BaseHTTPRequestHandler):
    def do_GET(self):
        body = json.dumps(FEEDS[self.path]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def feeds(monkeypatch):
    server = ThreadingHTTPServer(("127.0.0.1", 0), Feeds)
    Thread(target=server.serve_forever).start()
    monkeypatch.setenv("FEED_SERVER", f"http://127.0.0.1:{server.server_port}")
    yield
    server.shutdown()
    server.server_close()


@pytest.mark.usefixtures("feeds")
def test_requests_timers_and_notifications_change_the_screen():
    with Server(program=built("Feed")) as server, Client(server) as client:
        client.call("tap", label="Notify")
        wanted = {"Three ticks", "Timer fired", "Notified", "Later", "Sun, Wind", "Rain", "Snow"}
        while not wanted <= set(labels(client.state)):
            client.read()
        client.call("tap", label="Snow")
        assert client.path == ["Snow"]
        assert server.process.stdout.readline() == b"loaded 2\n"
