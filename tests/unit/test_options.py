"""Options are checked wherever they are created."""

import msgspec
import pytest

from tafureria.core import registry

OPTIONS = registry.find("moros-y-cristianos").game.options


def test_a_value_out_of_range_is_named():
    for values, says in [
        ({"baraja": 47}, "option baraja cannot be 47: Invalid enum value 47"),
        ({"larga": "quiza"}, "option larga cannot be 'quiza': Expected `bool`"),
        ({"puntos": 1000}, "option puntos cannot be 1000: Expected `int` <= 500"),
    ]:
        with pytest.raises(ValueError, match=says):
            OPTIONS(**values)
        with pytest.raises(ValueError, match=says):
            msgspec.structs.replace(OPTIONS(), **values)
    with pytest.raises(TypeError, match="baraxa"):
        OPTIONS(baraxa=40)


@pytest.mark.parametrize("entry", registry.games(), ids=lambda entry: entry.name)
def test_every_game_refuses_an_option_that_it_does_not_have(entry):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"nada": 1}, entry.game.options)
