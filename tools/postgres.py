"""Runs a command with a temporary PostgreSQL server on loopback.

``python tools/postgres.py COMMAND...`` finds the server programs (on Debian, as root, it installs them),
makes a new cluster in a temporary folder, and sets ``TAFURERIA_TEST_POSTGRES`` to its URL.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

USER = "tafureria"
OWNER = "postgres"
"""The system user under which root runs the server, since PostgreSQL refuses to run as root."""


def programs() -> Path | None:
    """The folder of ``initdb`` and ``postgres``, or ``None`` if they are not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parent.parent.name)
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    return Path(on_path).resolve().parent if on_path else None


def install() -> Path:
    """Install Debian's package; returns the folder of the server programs.

    :raises SystemExit: on a system where that is impossible.
    """
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise SystemExit("PostgreSQL is missing: install its server programs (Debian: postgresql)")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], check=True, env=environment)
    subprocess.run(
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"],
        check=True,
        env=environment,
    )
    found = programs()
    assert found is not None
    return found


@contextlib.contextmanager
def server(host: str = "127.0.0.1") -> Iterator[str]:
    """Run a server; yields its URL, without a database. It listens at *host*, for all of its network."""
    folder = programs() or install()
    as_owner = {"user": OWNER} if os.geteuid() == 0 else {}
    with tempfile.TemporaryDirectory(prefix="tafureria-pg-") as name:
        home = Path(name)
        password = secrets.token_hex(16)
        secret = home / "password"
        secret.write_text(password)
        if as_owner:
            for path in (home, secret):
                shutil.chown(path, OWNER)
        data = home / "data"
        subprocess.run(
            [
                *(folder / "initdb", "--pgdata", data, "--username", USER, "--pwfile", secret),
                *("--auth", "scram-sha-256", "--encoding", "UTF8", "--no-locale"),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            **as_owner,
        )
        with socket.socket() as probe:
            probe.bind((host, 0))
            port = probe.getsockname()[1]
        with (data / "pg_hba.conf").open("a") as access:
            access.write(f"host all all {host}/24 scram-sha-256\n")
        settings = {"listen_addresses": host, "port": port, "unix_socket_directories": home}
        options = [part for item in settings.items() for part in ("-c", f"{item[0]}={item[1]}")]
        log = (home / "log").open("wb")
        process = subprocess.Popen(
            [folder / "postgres", "-D", data, *options], stdout=log, stderr=log, **as_owner
        )
        try:
            _wait(folder, host, port, process)
            yield f"postgresql://{USER}:{password}@{host}:{port}"
        finally:
            process.send_signal(signal.SIGINT)  # fast shutdown: do not wait for connected clients
            process.wait(30)
            log.close()


def _wait(folder: Path, host: str, port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers."""
    for _ in range(300):
        if process.poll() is not None:
            raise SystemExit(f"PostgreSQL ended with {process.returncode}")
        ready = subprocess.run([folder / "pg_isready", "-q", "-h", host, "-p", str(port)], check=False)
        if ready.returncode == 0:
            return
        time.sleep(0.1)
    raise SystemExit("PostgreSQL does not answer")


def main() -> int:
    """Run the command given on the command line."""
    with server() as url:
        environment = os.environ | {"TAFURERIA_TEST_POSTGRES": url}
        return subprocess.run(sys.argv[1:], check=False, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
