"""Finds out which processes on this machine are certainly dead: the kernel has released their names.

A process that was killed leaves its row in the store. Other processes wait for the end of its lease, since it
may only be cut off. On the same machine nobody has to wait: each process holds a socket with its own name,
and whoever can bind that name knows that its process is gone. A process that is stopped keeps its name.
This needs Linux; elsewhere everybody waits.
"""

from __future__ import annotations

import hashlib
import secrets
import socket
import sys
from functools import cache
from pathlib import Path
from typing import Final

MARK: Final = "."
"""Separates the name of the machine from that of the process."""


@cache
def machine() -> str:
    """A name for this boot of the machine and its network namespace; empty if it cannot be told."""
    if sys.platform != "linux":
        return ""
    try:
        booted = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        network = Path("/proc/self/ns/net").stat().st_ino
    except OSError:
        return ""
    return hashlib.sha256(f"{booted} {network}".encode()).hexdigest()[:12]


def new_name() -> str:
    """A name that no process has had before."""
    return f"{machine()}{MARK}{secrets.token_hex(8)}"


def hold(name: str) -> socket.socket | None:
    """Hold the name of a process of this machine; ``None`` if it is held already, or that cannot be told."""
    where, _, _ = name.partition(MARK)
    if not where or where != machine():
        return None
    held = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    try:
        held.bind(f"\0tafureria {name}")
    except OSError:
        held.close()
        return None
    return held


def is_dead(name: str) -> bool:
    """Is it certain that the process of that name is gone?"""
    held = hold(name)
    if held is None:
        return False
    held.close()
    return True
