"""``tafureria backup``: a copy of the store that opens, has its mode, and never replaces another file."""

import os
import stat

import pytest

from tafureria.cli import main
from tafureria.house.store import backup
from tests.house.peers import OpenHouse
from tests.house.places import IN_A_FILE

pytestmark = IN_A_FILE


@pytest.fixture
def store(tmp_path):
    return tmp_path / "a store #1.sqlite3"


@pytest.mark.parametrize("mode", [0o600, 0o640])
def test_a_house_in_use_is_copied_as_it_stands(store, tmp_path, capsys, mode):
    copy = tmp_path / "copy"
    with OpenHouse(store) as house:
        ana = house.visitor("Ana")
        table = ana.make("me", "open")
        store.chmod(mode)
        before = os.umask(0)
        try:
            assert main(["backup", str(copy), "--store", str(store)]) == 0
        finally:
            os.umask(before)
        later = ana.make("me", "open")
    assert str(copy) in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == mode
    assert {path.name for path in tmp_path.glob("copy*")} == {"copy"}
    with OpenHouse(copy) as house:
        again = house.visitor("Ana")
        again.cookie = ana.cookie
        assert [one["table"] for one in again.get("/api/house").json()["tables"]] == [table] != [later]
        with again.at(table) as peer:
            peer.until("table", you=0)


def test_no_file_is_written_over(store, tmp_path, capsys):
    with OpenHouse(store):
        pass
    other = tmp_path / "other"
    other.write_text("dear")
    assert main(["--store", str(store), "backup", str(other)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert other.read_text() == "dear"


def test_ctrl_c_leaves_no_half_a_copy(store, tmp_path, monkeypatch):
    def interrupted(source, target):
        target.write_bytes(b"half of it")
        raise KeyboardInterrupt

    with OpenHouse(store):
        pass
    monkeypatch.setattr(backup, "_copy", interrupted)
    with pytest.raises(KeyboardInterrupt):
        backup.back_up(store, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


@pytest.mark.parametrize("content", [None, b"", b"no database" * 500])
def test_what_is_no_store_is_not_copied(store, tmp_path, capsys, content):
    if content is not None:
        store.write_bytes(content)
    assert main(["backup", str(tmp_path / "copy"), "--store", str(store)]) == 2
    assert capsys.readouterr().err.startswith("tafureria: ")
    assert not (tmp_path / "copy").exists()


def test_for_postgresql_its_own_tool_is_named(tmp_path, capsys):
    assert main(["--store", "postgresql://ana:word@localhost/x", "backup", str(tmp_path / "copy")]) == 2
    said = capsys.readouterr().err
    assert "pg_dump" in said
    assert "word" not in said
