"""The address at which the other processes of a house reach this one."""

import contextlib
import socket

import pytest

from tafureria.web.advertise import BadAddress, is_useless, own_address, read_address


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("10.0.0.5", "http://10.0.0.5:8001"),
        ("10.0.0.5:90", "http://10.0.0.5:90"),
        ("fd00::5", "http://[fd00::5]:8001"),
        ("https://uno.example/", "https://uno.example"),
        ("http://uno.example:90", "http://uno.example:90"),
    ],
)
def test_an_address_can_be_given(given, address):
    assert read_address(given, 8001) == address


@pytest.mark.parametrize(
    "given", ["0.0.0.0", "http://[::]:80", "ftp://a", "http://a/b", "a b", "a:99999", "http://"]
)
def test_an_address_that_nobody_could_use_is_refused(given):
    with pytest.raises(BadAddress):
        read_address(given, 8001)


def test_every_address_of_a_machine_is_not_advertised_as_it_stands():
    near, far = "postgresql://u@127.0.0.1/t", "postgresql://u@192.0.2.7/t"
    assert own_address("0.0.0.0", 8001, near) == "http://127.0.0.1:8001"
    assert own_address("::", 8001, "t.sqlite3") == "http://127.0.0.1:8001"
    assert own_address("10.0.0.9", 8001, far) == "http://10.0.0.9:8001"
    assert is_useless("http://127.0.0.1:8001", far)
    assert not is_useless("http://127.0.0.1:8001", near)
    with contextlib.suppress(BadAddress):  # where no route to that network exists
        host = own_address("0.0.0.0", 8001, far).removeprefix("http://").removesuffix(":8001")
        assert host != "0.0.0.0"
        socket.inet_aton(host)
