"""Joining lists in words."""

import pytest

from tafureria.core import registry
from tafureria.words import Words


@pytest.mark.parametrize(
    ("language", "items", "text"),
    [
        ("es", [], "-"),
        ("es", ["mesnada"], "mesnada"),
        ("es", ["mesnada", "hueste"], "mesnada y hueste"),
        ("es", ["hueste", "mesnada", "hidalgos"], "hueste, mesnada e hidalgos"),
        ("es", ["hueste", "Infanzones"], "hueste e Infanzones"),
        ("es", ["agua", "hielo"], "agua y hielo"),
        ("en", ["hueste", "infanzones"], "hueste and infanzones"),
    ],
)
def test_the_last_of_a_list_is_joined_as_the_language_says(language, items, text):
    assert Words(registry.find("taifa"), language).join(items) == text
