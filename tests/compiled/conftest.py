"""Skips these tests unless the compiled package is used; with the pure sources they are only listed."""

from tafureria.core import bits


def pytest_ignore_collect(config):
    if bits.__file__.endswith(".py") and not config.option.collectonly:
        return True
    return None
