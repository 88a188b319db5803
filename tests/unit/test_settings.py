"""A setting of the house is declared once: its option, its variable and its help are made of that."""

import pytest

from tafureria.cli import parser
from tafureria.house.settings import LONGEST_WORD, OPTIONS, PREFIX, BadLimit, settings_from

NEEDED = {"house_word": "albahaca", "mail_from": "a@b.example"}
"""Without these, doors cannot ask for a word, and a mail server cannot be named."""
SAMPLES = {"mail_from": "c@d.example", "house_word": "almena"}


def other_value(one):
    """A value that the setting can have and does not have by default."""
    if one.words:
        return next(word for word in one.words if word != one.default)
    if isinstance(one.default, bool):
        return str(int(not one.default))
    return SAMPLES.get(one.name, "3")


@pytest.mark.parametrize("one", OPTIONS.values(), ids=OPTIONS)
def test_an_option_and_a_variable_set_the_same(one):
    value = other_value(one)
    assert vars(parser().parse_args([one.flag, value]))[one.name] == value
    by_option = settings_from(NEEDED | {one.name: value}, {})
    others = {name: text for name, text in NEEDED.items() if name != one.name}
    assert by_option == settings_from(others, {one.variable: value})
    assert by_option == settings_from(NEEDED | {one.name: value}, {one.variable: "neither"})
    assert getattr(by_option, one.name) != getattr(settings_from(NEEDED, {}), one.name)
    assert type(getattr(by_option, one.name)) is type(one.default)


@pytest.mark.parametrize("one", OPTIONS.values(), ids=OPTIONS)
def test_the_help_says_what_a_setting_means_and_its_default(one):
    [action] = [other for other in parser()._actions if other.dest == one.name]
    assert action.help.startswith(one.what)
    default = f"{float(one.default):g}" if one.is_limit else one.default
    assert (f"(default: {default}" in action.help) is (default != "")
    assert (one.variable in action.help) is not one.is_limit


def test_a_value_that_a_setting_cannot_have_is_named():
    for given, says in [
        ({"laboratory": "here"}, "laboratory must be one of off, local, everyone, not 'here'"),
        ({"may_play": "word"}, "may-play needs a word of 4 letters or more: --house-word"),
        ({"house_word": "a" * (LONGEST_WORD + 1)}, f"house-word must have {LONGEST_WORD} characters at most"),
        ({"mail_server": "mail.example"}, "mail-server needs a sender"),
        ({"mail_server": "x", "mail_from": "a@b", "mail_port": "99999"}, "mail_port must be a number"),
    ]:
        with pytest.raises(BadLimit, match=says):
            settings_from(given, {})
        with pytest.raises(BadLimit, match=says):
            settings_from({}, {PREFIX + name.upper(): text for name, text in given.items()})


def test_a_password_is_read_from_a_file_or_the_environment(tmp_path):
    file = tmp_path / "password"
    file.write_text("secreta\n", encoding="utf-8")
    mail = {"mail_server": "mail.example", "mail_from": "a@b.example"}
    environment = {"TAFURERIA_MAIL_PASSWORD": "otra"}
    assert settings_from(mail, environment).mail_password == "otra"
    assert settings_from(mail | {"mail_password_file": str(file)}, environment).mail_password == "secreta"
    with pytest.raises(BadLimit, match="mail-password-file cannot be read"):
        settings_from(mail | {"mail_password_file": str(tmp_path / "none")}, {})
