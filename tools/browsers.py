"""The browsers of the browser tests. ``python tools/browsers.py`` installs the missing ones, if it may."""

from __future__ import annotations

import os
import shutil
import subprocess

CHROMIUM = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
FIREFOX = ("firefox-esr", "firefox")
"""Programs to look for. The first of each is a Debian package; with that Chromium tests take half as long."""


def installed(names: tuple[str, ...]) -> str | None:
    """The path of the first of these programs on this system; as root on Debian, the first is installed."""
    may_install = shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0
    if shutil.which(names[0]) is None and may_install:
        print(f"Installing the package {names[0]} for the browser tests (once)", flush=True)
        quick = ["-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"]
        for words in (["update", *quick], ["install", "-y", *quick, "--no-install-recommends", names[0]]):
            subprocess.run(
                ["apt-get", *words],
                env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
                capture_output=True,
                check=False,
            )
    return next((path for name in names if (path := shutil.which(name))), None)


if __name__ == "__main__":
    for which in (CHROMIUM, FIREFOX):
        installed(which)
