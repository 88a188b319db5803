"""Three processes of one house on three machines that fail at random while people and bots play.

``python -m bench.machines [MINUTES] [SEED]``. A PostgreSQL server is started (on Debian, as root, it is
installed first), and three processes of the house share it. As root on Linux, each process runs in a network
namespace of its own, with one network to the database and another to the people and the other processes;
elsewhere they are plain processes on loopback, which cannot be cut off. First each is restarted in turn, as
for an update. Then, until time is up (ten minutes by default), each process is independently and at random
paused, killed, told to stop, cut off from the database, from the others or from both, or has its clock set
wrong (if libfaketime is installed). ``bench/machines_people.py`` plays, watches and checks: no acknowledged
move is lost, none is carried out twice, and nobody is served a board that is older than the lease. With
``TAFURERIA_MACHINES_LOGS=FOLDER`` the logs of the processes are copied to that folder.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg

from bench.machines_people import People
from tools import postgres

MINUTES = 10.0
MACHINES = 3
LEASE = 10.0
HOUSE_PORT = 8100
SERVER = """
import sys
from tafureria.house.settings import Settings
from tafureria.web.serve import serve
calm = Settings(
    pace=0.3, pause_factor=0, limit_addresses=False, frames_per_second=1000, frames_at_once=1000,
    actions_per_second=1000, actions_at_once=1000, tables_per_minute=10**6, lease=float(sys.argv[4]),
)
sys.exit(serve(
    store=sys.argv[1], host=sys.argv[2], port=int(sys.argv[3]), advertise=sys.argv[5], open_browser=False,
    settings=calm,
))
"""
FAKE_TIME = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
NAME = f"tf{os.getpid() % 100000}"
"""Prefix of the bridges and namespaces of this run."""
NETS = {"d": "10.203.1", "p": "10.203.2"}
"""Address prefixes of the network to the database and of the network to people."""


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@contextlib.contextmanager
def networks() -> Iterator[bool]:
    """Set up two networks and a namespace for each machine; yields whether that succeeded."""
    try:
        for net, numbers in NETS.items():
            ip("link", "add", f"{NAME}{net}", "type", "bridge")
            ip("addr", "add", f"{numbers}.1/24", "dev", f"{NAME}{net}")
            ip("link", "set", f"{NAME}{net}", "up")
        for n in range(MACHINES):
            space = f"{NAME}n{n}"
            ip("netns", "add", space)
            ip("-n", space, "link", "set", "lo", "up")
            for net, numbers in NETS.items():
                near, far = f"{NAME}{net}{n}", f"{net}0"
                ip("link", "add", near, "type", "veth", "peer", "name", far, "netns", space)
                ip("link", "set", near, "master", f"{NAME}{net}", "up")
                ip("-n", space, "addr", "add", f"{numbers}.{n + 11}/24", "dev", far)
                ip("-n", space, "link", "set", far, "up")
        yield True
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"no network namespaces here ({error}): plain processes, and nothing is cut off", flush=True)
        yield False
    finally:
        for what in (
            *(("netns", "del", f"{NAME}n{n}") for n in range(MACHINES)),
            *(("link", "del", f"{NAME}{net}") for net in NETS),
        ):
            with contextlib.suppress(OSError, subprocess.CalledProcessError):
                ip(*what)


@dataclass
class Machine:
    """One machine, with one process of the house."""

    number: int
    store: str
    folder: Path
    has_net: bool
    process: subprocess.Popen[bytes] | None = None
    is_paused: bool = False
    cut: set[str] = field(default_factory=set)

    @property
    def host(self) -> str:
        return f"{NETS['p']}.{self.number + 11}" if self.has_net else "127.0.0.1"

    @property
    def url(self) -> str:
        return f"http://{self.host}:{HOUSE_PORT if self.has_net else HOUSE_PORT + self.number}"

    @property
    def _time(self) -> Path:
        return self.folder / f"time{self.number}"

    def start(self) -> None:
        own = self.folder / str(self.number)
        own.mkdir(exist_ok=True)
        environment = os.environ | {"HOME": str(own), "XDG_DATA_HOME": str(own)}
        if FAKE_TIME:
            if not self._time.exists():
                self.skew(0)
            environment |= {
                "LD_PRELOAD": str(FAKE_TIME[-1]),
                "FAKETIME_TIMESTAMP_FILE": str(self._time),
                "FAKETIME_CACHE_DURATION": "1",
                # A real machine's monotonic clock cannot be set either.
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
                "DONT_FAKE_MONOTONIC": "1",
            }
        inside = ["ip", "netns", "exec", f"{NAME}n{self.number}"] if self.has_net else []
        listen = "0.0.0.0" if self.has_net else self.host
        port = self.url.rpartition(":")[2]
        command = [*inside, sys.executable, "-c", SERVER, self.store, listen, port, str(LEASE), self.url]
        log = (self.folder / f"log{self.number}").open("ab")
        self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        log.close()

    def skew(self, seconds: int) -> None:
        self._time.write_text(f"{seconds:+d}\n")

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    async def ended(self) -> None:
        assert self.process is not None
        await asyncio.to_thread(self.process.wait)

    def link(self, net: str, state: str) -> None:
        """Set the machine's link to that network ``down``, without notifying anybody, or ``up`` again."""
        ip("link", "set", f"{NAME}{net}{self.number}", state)


class Faults:
    """The faults that are inflicted on the machines."""

    def __init__(self, machines: list[Machine], people: People, dice: random.Random) -> None:
        self.machines, self.people, self.dice = machines, people, dice
        self.done: Counter[str] = Counter()
        self.kinds: dict[str, Callable[[Machine], Awaitable[None]]] = {
            "paused": self.pause,
            "killed": self.kill,
            "told to stop": self.stop,
        }
        if machines[0].has_net:
            self.kinds |= {
                "cut off from the database": lambda machine: self.cut(machine, "d"),
                "cut off from people and the others": lambda machine: self.cut(machine, "p"),
                "cut off altogether": lambda machine: self.cut(machine, "dp"),
            }
        if FAKE_TIME:
            self.kinds["set wrong"] = self.skew

    async def one(self, machine: Machine) -> None:
        """Inflict one random fault after another on this machine, until cancelled."""
        while True:
            await asyncio.sleep(self.dice.uniform(8, 30))
            kind = self.dice.choice(list(self.kinds))
            self.done[kind] += 1
            self.people.note(f"machine {machine.number} is {kind}")
            await self.kinds[kind](machine)
            self.people.note(f"machine {machine.number} is well again ({kind})")

    async def pause(self, machine: Machine) -> None:
        machine.signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(self.dice.uniform(1, 25))
        finally:
            machine.signal(signal.SIGCONT)

    async def kill(self, machine: Machine) -> None:
        machine.signal(signal.SIGKILL)
        await machine.ended()
        await asyncio.sleep(self.dice.uniform(0, 5))
        machine.start()
        await self.until_up(machine)

    async def stop(self, machine: Machine) -> None:
        machine.signal(signal.SIGTERM)
        await machine.ended()
        await asyncio.sleep(self.dice.uniform(0, 5))
        machine.start()
        await self.until_up(machine)

    async def cut(self, machine: Machine, nets: str) -> None:
        for net in nets:
            machine.link(net, "down")
        try:
            await asyncio.sleep(self.dice.uniform(1, 20))
        finally:
            for net in nets:
                machine.link(net, "up")

    async def skew(self, machine: Machine) -> None:
        machine.skew(self.dice.choice((-3600, -30, -8, 8, 30, 3600)))

    async def update(self) -> None:
        """Restart the machines one by one without other faults, as when a new release is installed."""
        for machine in self.machines:
            told = time.monotonic()
            machine.signal(signal.SIGTERM)
            await machine.ended()
            gone = time.monotonic() - told
            machine.start()
            await self.until_up(machine)
            await asyncio.sleep(5)
            self.people.handed_over(f"machine {machine.number}", told, gone)

    async def until_up(self, machine: Machine) -> None:
        """Wait up to a minute until the machine answers; a process that has ended is reported as a fault."""
        for _ in range(600):
            assert machine.process is not None
            if machine.process.poll() is not None:
                self.people.wrong.append(f"machine {machine.number} did not open: see its log")
                return
            with contextlib.suppress(OSError):
                host, _, port = machine.url.removeprefix("http://").rpartition(":")
                socket.create_connection((host, int(port)), 0.2).close()
                return
            await asyncio.sleep(0.1)


async def run(store: str, folder: Path, minutes: float, seed: int, *, has_net: bool) -> int:
    dice = random.Random(seed)
    machines = [Machine(n, store, folder, has_net) for n in range(MACHINES)]
    people = People([machine.url for machine in machines], dice)
    faults = Faults(machines, people, dice)
    try:
        for machine in machines:
            machine.start()
            await faults.until_up(machine)
        await people.start()
        await asyncio.sleep(10)
        await faults.update()
        failing = [asyncio.create_task(faults.one(machine)) for machine in machines]
        await asyncio.sleep(60 * minutes)
        for task in failing:
            task.cancel()
        await asyncio.gather(*failing, return_exceptions=True)
        for machine in machines:
            assert machine.process is not None
            if machine.process.poll() is not None:
                machine.start()
        await asyncio.sleep(LEASE)
        await people.finish()
    finally:
        for machine in machines:
            if machine.process is not None and machine.process.poll() is None:
                machine.signal(signal.SIGCONT)
                machine.signal(signal.SIGTERM)
        for machine in machines:
            if machine.process is not None:
                machine.process.wait(60)
    connection = await asyncpg.connect(store)
    rows = await connection.fetch("SELECT table_id, seat, action FROM actions ORDER BY table_id, ply")
    await connection.close()
    people.compare([(row["table_id"], row["seat"], row["action"]) for row in rows])
    for kind, count in sorted(faults.done.items()):
        print(f"{count:4} times a machine was {kind}")
    return people.report(LEASE)


def main() -> int:
    numbers = [float(word) for word in sys.argv[1:]]
    minutes = numbers[0] if numbers else MINUTES
    seed = int(numbers[1]) if len(numbers) > 1 else int(time.time())
    print(f"seed {seed}, {minutes:g} minutes, a lease of {LEASE:g} s", flush=True)
    if not FAKE_TIME:
        print("libfaketime is not installed (Debian: faketime): no clock is set wrong", flush=True)
    with networks() as has_net:
        near = f"{NETS['d']}.1" if has_net else "127.0.0.1"
        with postgres.server(near) as url, tempfile.TemporaryDirectory() as folder:
            try:
                return asyncio.run(run(f"{url}/postgres", Path(folder), minutes, seed, has_net=has_net))
            finally:
                keep = os.environ.get("TAFURERIA_MACHINES_LOGS")
                if keep:
                    subprocess.run(["cp", "-r", folder, keep], check=False)


if __name__ == "__main__":
    sys.exit(main())
