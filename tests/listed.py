"""A Discord on this machine that takes one token, and knows who has invited the bot."""

import http.server
import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from urllib.parse import parse_qs, urlsplit

from bot.host.permissions import NEEDED

TOKEN = "a.good.token"
EVERYTHING = str(NEEDED.value)
Server = Mapping[str, str]


def server(number: int, permissions: str = EVERYTHING, name: str = "Tortuga") -> Server:
    """A server as Discord lists it for a bot."""
    return {"id": str(number), "name": name, "permissions": permissions}


@contextmanager
def discord_with(
    *servers: Server, status: int = 200, more: Mapping[str, tuple[int, object]] | None = None
) -> Iterator[str]:
    """The address of one that knows these servers, or answers everything with another `status`.

    `more` are answers to other requests: the status and what is in them, by path.
    """

    class Answer(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if status != 200:
                self.answer(status, {"message": "No\nentry", "code": 0})
            elif self.headers["Authorization"] != f"Bot {TOKEN}":
                self.answer(401, {"message": "401: Unauthorized", "code": 0})
            elif (path := urlsplit(self.path).path) in (more or {}):
                self.answer(*(more or {})[path])
            elif self.path.endswith("/users/@me"):
                self.answer(200, {"id": "77", "username": "tavern"})
            elif self.path.endswith("/applications/@me"):
                self.answer(200, {"id": "77", "integration_types_config": {"0": {}}})
            else:
                self.answer(200, self.page())

        def page(self) -> Sequence[Server]:
            asked = parse_qs(urlsplit(self.path).query)
            after = int(asked.get("after", ["0"])[0])
            return [one for one in servers if int(one["id"]) > after][: int(asked["limit"][0])]

        def answer(self, code: int, content: object) -> None:
            body = json.dumps(content).encode()
            self.send_response(code)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - http.server's name for it
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answer) as listening:
        thread = threading.Thread(target=listening.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{listening.server_port}"
        listening.shutdown()
        thread.join()
