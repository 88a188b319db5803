"""The example files for hosting a house: their options exist, and the tools accept them."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tafureria.cli import parser
from tafureria.house.settings import OPTIONS, PREFIX, settings_from

FOLDER = Path(__file__).parents[2] / "examples/hosting"
FILES = sorted(one for one in FOLDER.iterdir() if one.is_file())


def text(name):
    return (FOLDER / name).read_text("utf-8")


def test_the_service_starts_a_house_as_it_is():
    [command] = re.findall(r"^ExecStart=\S+ (.*)$", text("tafureria.service"), re.MULTILINE)
    given = parser().parse_args(command.split())
    assert (given.port, given.site, given.no_browser) == (8001, "juegos.example", True)
    environment = dict(re.findall(rf"({PREFIX}\w+)=(\S+)", text("tafureria.service")))
    assert {name.removeprefix(PREFIX).lower() for name in environment} <= set(OPTIONS)
    assert settings_from({}, environment).log_format == "json"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_all_speak_of_the_same_house(file):
    found = file.read_text("utf-8")
    assert "juegos.example" in found
    for command in re.findall(r"tafureria (--[^)\n]+)\)", found):
        assert parser().parse_args(command.split()).port == 8001
    assert set(re.findall(r":(80\d\d)\b", found)) <= {"8001"}


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="this machine has no systemd")
def test_systemd_takes_the_service(tmp_path):
    unit = tmp_path / "tafureria.service"
    unit.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", text("tafureria.service")))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert str(unit) not in done.stderr, done.stderr


@pytest.mark.skipif(not shutil.which("nginx"), reason="this machine has no nginx")
def test_nginx_takes_its_file(tmp_path):
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n"
        + "".join(
            f"{kind}_temp_path {tmp_path}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        + text("nginx.conf").replace("listen 80", "listen 127.0.0.1:18080")
        + "}\n"
    )
    done = subprocess.run(
        ["nginx", "-t", "-c", str(tmp_path / "nginx.conf")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not shutil.which("caddy"), reason="this machine has no Caddy")
def test_caddy_takes_its_file():
    done = subprocess.run(
        ["caddy", "validate", "--adapter", "caddyfile", "--config", str(FOLDER / "Caddyfile")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
