"""These tests mean nothing where the sources run as they are: only a list of them is made there."""

from tafureria.core import bits


def pytest_ignore_collect(config):
    if bits.__file__.endswith(".py") and not config.option.collectonly:
        return True
    return None
