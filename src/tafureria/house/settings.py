"""Settings of a house: pace, limits and processes. Tests set every wait to zero.

A setting is declared once, with what it means. Its option, its variable in the environment and its line in
the documentation are made of that: ``watchers`` is ``--watchers`` and ``TAFURERIA_WATCHERS``.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

T = TypeVar("T")

PREFIX: Final = "TAFURERIA_"
"""Prefix of the environment variables for these settings."""
LABORATORY: Final = ("off", "local", "everyone")
"""Who may use it: nobody, anybody at the machine of the house, or every visitor."""
WHO: Final = ("may_play", "may_watch", "may_program")
"""The doors of a house."""
DOOR: Final = ("anybody", "word", "clubs")
"""Who may come in: anybody, whoever has said the house's word, or members of its clubs."""
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOG_FORMATS: Final = ("text", "json")
MAIL_SECURITY: Final = ("starttls", "tls", "none")
"""Encrypted after a plain-text greeting, from the start, or (on one's own machine) not at all."""
SHORTEST_WORD: Final = 4
LONGEST_WORD: Final = 60
"""Fewest letters and digits of the house's word, and most characters."""
LARGEST: Final = 10**9
"""The largest value of a limit: more is never meant."""
PORTS: Final = 65535


def _option(default: T, metavar: str, what: str, words: tuple[str, ...] = ()) -> T:
    """A setting that can be given, one of *words* if there are any."""
    return field(default=default, metadata={"metavar": metavar, "what": what, "words": words})


def _limit(default: T, what: str) -> T:
    """A number that bounds something; 0 or 1 for a switch."""
    return field(default=default, metadata={"metavar": "N", "what": what, "words": (), "is_limit": True})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Settings of one process of the house, in seconds, counts and bytes."""

    pace: float = 0.5
    """Shortest time in seconds before a computer player moves, longer than nearly all of them think."""
    pause_factor: float = 1.0
    """Factor on the pauses that a game asks for; 0 for none."""
    thinkers: int = 1
    """Processes for computer players that answer at once, without a search."""
    think_limit: float = 20.0
    """Seconds after which a computer player counts as hung, and its process is replaced."""
    sleep_after: float = 60.0
    """Seconds after which a table that nobody is connected to is unloaded from memory."""
    outbox: int = 64
    """Frames that may wait for a slow client before they are replaced by one fresh position."""
    look_every: float = 15.0
    """Seconds between two checks for slow games that must go on although nobody is connected."""
    tell_after: float = 60.0
    """Seconds before somebody is notified of their turn in a slow game: they may be about to come anyway."""
    contact: str = "https://localhost"
    """Where a push service can complain about this house: a ``mailto:`` or ``https:`` address."""
    push_anywhere: bool = False
    """May a push service have any address, and be unencrypted? For tests."""
    home: str = "http://localhost"
    """Where visitors reach the house, for links in mails."""
    address: str = ""
    """Where other processes that share the store reach this one; empty when it is alone."""
    lease: float = 10.0
    """Seconds without a heartbeat after which a process counts as dead, and others take over its tables."""
    alone: bool = False
    """Is the house in the browser of its only visitor, where no network reaches it and it reaches none?"""
    proxy: tuple[str, ...] = ()
    """Addresses and networks of reverse proxies, which are trusted about a visitor's address and scheme."""

    # --- what can be chosen ------------------------------------------------------------------

    laboratory: str = _option(
        "local",
        "WHO",
        "who may use the laboratory: off, local (whoever is at this machine) or everyone",
        LABORATORY,
    )
    may_play: str = _option(
        "anybody",
        "WHO",
        "who may make tables and sit: anybody, word (whoever has said the house's word) or clubs "
        "(members of its clubs)",
        DOOR,
    )
    may_watch: str = _option(
        "players",
        "WHO",
        "who may watch and look at results besides: players (nobody else), anybody, word or clubs",
        ("players", *DOOR),
    )
    may_program: str = _option(
        "anybody",
        "WHO",
        "whose programs (bots, language models) may come in, within what the two above allow: anybody, "
        "word or clubs",
        DOOR,
    )
    house_word: str = _option("", "WORD", "the word that those doors ask for, once in each browser")
    log_level: str = _option(
        "warning",
        "LEVEL",
        "what the house writes to standard error: debug, info, warning or error",
        LOG_LEVELS,
    )
    log_format: str = _option("text", "FORMAT", "text, or json for one object a line", LOG_FORMATS)
    mail_server: str = _option(
        "",
        "SERVER",
        "host of a mail server: people are notified by email of their turns in slow games",
    )
    mail_port: int = _option(587, "PORT", "its port")
    mail_user: str = _option("", "USER", "name at that server, if it asks for one")
    mail_password_file: str = _option(
        "", "FILE", f"file with the password; {PREFIX}MAIL_PASSWORD is the password itself"
    )
    mail_password: str = ""
    mail_from: str = _option("", "FROM", "sender of the emails")
    mail_security: str = _option(
        "starttls", "HOW", "how the connection to it is encrypted: starttls, tls or none", MAIL_SECURITY
    )

    # --- limits ------------------------------------------------------------------------------

    limit_addresses: bool = _limit(
        True,
        "limit addresses as well as persons; 0 where all visitors come from one address",
    )
    log_addresses: bool = _limit(False, "write the addresses of visitors to the log")
    searchers: int = _limit(
        6,
        "processes in which masters search; one address may occupy all but two of them",
    )
    advisers: int = _limit(1, "processes in which advice to people is computed")
    bot_tables: int = _limit(8, "tables that continue to play while nobody who sits there is connected")
    frames_per_second: float = _limit(20.0, "messages that one connection may send, on average")
    frames_at_once: int = _limit(60, "messages that one connection may send in a burst")
    actions_per_second: float = _limit(30.0, "actions that one person may play, on average")
    actions_at_once: int = _limit(300, "actions that one person may play in a burst")
    watchers: int = _limit(100, "people who may watch one table; those who sit there always get in")
    watchers_per_address: int = _limit(30, "how many of these watchers may come from one address")
    sockets_per_person: int = _limit(8, "connections of one person to one table")
    sockets_per_address: int = _limit(100, "connections of one address to all tables")
    connects_per_minute: int = _limit(240, "connections to tables that one address may open")
    connections_per_address: int = _limit(64, "open connections of one address not yet at a table")
    request_seconds: float = _limit(
        20.0,
        "time within which a request or a message must have arrived; slower connections are closed",
    )
    requests_per_minute: int = _limit(1200, "requests that one address may send")
    words_per_minute: int = _limit(
        2,
        "invitation words leading to no table that one person or address may try, on average",
    )
    words_at_once: int = _limit(
        10,
        "invitation words leading to no table that one person or address may try in a burst",
    )
    words_per_address: int = _limit(8, "waiting tables of one address that have an invitation word at a time")
    keys_per_minute: int = _limit(
        2,
        "links and passkeys leading to nothing that one person or address may try, on average",
    )
    keys_at_once: int = _limit(
        10,
        "links and passkeys leading to nothing that one person or address may try in a burst",
    )
    tables_per_minute: int = _limit(30, "tables that one person or address may make")
    listed_per_address: int = _limit(4, "public tables of one address that may wait for players at a time")
    records_per_minute: int = _limit(6, "records that one person or address may upload")
    record_actions: int = _limit(5000, "largest number of actions in a record that is uploaded")
    replays_per_minute: int = _limit(
        120,
        "parts of replays, deals and records that one person or address may ask for",
    )
    jobs: int = _limit(16, "replays and records that may wait for the process that computes them")
    jobs_per_address: int = _limit(2, "how many of these may come from one address")
    job_seconds: float = _limit(20.0, "longest time for computing one replay or reading one record")
    cache_megabytes: int = _limit(32, "memory for replays that have been computed")
    lines: int = _limit(2000, "lines of talk at one table; half of them are reserved for those who sit there")
    lines_per_minute: int = _limit(
        20,
        "lines of talk that one person may say; one address may say three times as many",
    )
    hints_per_minute: int = _limit(
        20,
        "times that one person may ask for advice; one address may ask three times as often",
    )
    boards_per_minute: int = _limit(
        60,
        "deduction boards that one person may ask for; one address may ask for three times as many",
    )
    notices_per_minute: int = _limit(
        20,
        "changes that one person may make to where they are notified of their turns; one address may make "
        "three times as many",
    )
    mails_per_minute: int = _limit(60, "emails that this process of the house sends")
    mails_per_hour: int = _limit(
        5,
        "confirmation emails that one person may ask for; one address may ask for three times as many",
    )
    keep_waiting: float = _limit(
        0.0,
        "days after which a table that waits for people is deleted; 0 for never",
    )
    keep_finished: float = _limit(0.0, "days after which a finished game is deleted; 0 for never")
    keep_talk: float = _limit(0.0, "days after which talk is deleted; 0 for never")
    keep_records: float = _limit(
        7.0,
        "days after which a record that somebody brought is deleted; 0 for never",
    )
    house_megabytes: int = _limit(
        20_000,
        "size of the store at which no more tables are made, and at half of it no more records taken; 0 "
        "for any",
    )
    studies: int = _limit(50, "studies of the laboratory that are kept")
    study_deals: int = _limit(5000, "deals after which a study ends in any case")
    study_minutes: float = _limit(60.0, "minutes after which a study ends in any case")


class Option(NamedTuple):
    """How a setting can be given on the command line and in the environment."""

    name: str
    default: Any
    metavar: str
    what: str
    """What it means."""
    words: tuple[str, ...]
    """The values that it can have; empty for any."""
    is_limit: bool = False

    @property
    def flag(self) -> str:
        """Its option on the command line."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """Its variable in the environment."""
        return PREFIX + self.name.upper()

    @property
    def help(self) -> str:
        """What it means, its default, and its variable unless it is a limit, all of which have one."""
        if self.is_limit:
            return f"{self.what} (default: {float(self.default):g})"
        default = f"default: {self.default}; " if self.default else ""
        return f"{self.what} ({default}environment: {self.variable})"


OPTIONS: Final = {
    one.name: Option(one.name, one.default, **one.metadata) for one in fields(Settings) if one.metadata
}
"""The settings that can be given, by name."""
LIMITS: Final = {name: one for name, one in OPTIONS.items() if one.is_limit}


class BadLimit(ValueError):
    """A limit that is not a number, below 0, or too large."""


def settings_from(given: Mapping[str, str | None], environment: Mapping[str, str]) -> Settings:
    """The settings of a house: each from *given*, else from the environment, else its default.

    >>> settings_from({"jobs": "3"}, {"TAFURERIA_JOBS": "4", "TAFURERIA_LINES": "5"}).jobs
    3
    >>> settings_from({"mail_server": "mail.example", "mail_from": "house@example.org"}, {}).mail_port
    587

    :raises BadLimit: when one of them has no value that it can have.
    """
    said: dict[str, Any] = {}
    for one in OPTIONS.values():
        text = given.get(one.name)
        if text is None or (text == "" and not one.is_limit):
            text = environment.get(one.variable)
        if text is not None and one.is_limit:
            said[one.name] = read_limit(one.name, text)
        elif text and one.words and text not in one.words:
            raise BadLimit(f"{one.flag[2:]} must be one of {', '.join(one.words)}, not {text!r}")
        elif text:
            said[one.name] = read_limit(one.name, text) if one.name == "mail_port" else text
    said["mail_password"] = environment.get(f"{PREFIX}MAIL_PASSWORD", "")
    proxy = read_proxies(given.get("proxy") or environment.get(f"{PREFIX}PROXY", ""))
    settings = Settings(**said, proxy=proxy)
    _check_word(settings)
    return _with_mail(settings)


def read_limit(name: str, text: str) -> Any:
    """Parse the value of a number from the command line or the environment.

    :raises BadLimit: when it is not a number of the right kind, or out of range.
    """
    default = OPTIONS[name].default
    most = 1 if isinstance(default, bool) else PORTS if name == "mail_port" else LARGEST
    try:
        value = float(text) if isinstance(default, float) else int(text)
    except ValueError as error:
        raise BadLimit(f"{name} must be a number, not {text[:30]!r}") from error
    if not 0 <= value <= most:
        raise BadLimit(f"{name} must be a number from 0 to {most}, not {text[:30]}")
    return bool(value) if isinstance(default, bool) else value


def read_proxies(text: str) -> tuple[str, ...]:
    """Parse the addresses and networks of reverse proxies, separated by commas.

    >>> read_proxies("127.0.0.1, 10.0.0.0/8")
    ('127.0.0.1', '10.0.0.0/8')

    :raises BadLimit: when one of them is neither.
    """
    proxies = tuple(one.strip() for one in text.split(",") if one.strip())
    for one in proxies:
        try:
            ipaddress.ip_network(one)
        except ValueError as error:
            raise BadLimit(
                f"proxy must be an address or a network such as 10.0.0.0/8, not {one!r}"
            ) from error
    return proxies


def _check_word(settings: Settings) -> None:
    """Check the word of the house.

    :raises BadLimit: when a door asks for the word, and there is none that could be said.
    """
    asks = [name for name in WHO if getattr(settings, name) == "word"]
    if asks and sum(one.isalnum() for one in settings.house_word) < SHORTEST_WORD:
        raise BadLimit(
            f"{asks[0].replace('_', '-')} needs a word of {SHORTEST_WORD} letters or more: --house-word"
        )
    if len(settings.house_word) > LONGEST_WORD:
        raise BadLimit(f"house-word must have {LONGEST_WORD} characters at most")


def _with_mail(settings: Settings) -> Settings:
    """The settings with the password that is in a file.

    :raises BadLimit: when no mail can be sent with them.
    """
    if not settings.mail_server:
        return settings
    if "@" not in settings.mail_from:
        raise BadLimit("mail-server needs a sender: --mail-from house@example.org")
    if not settings.mail_password_file:
        return settings
    try:
        password = Path(settings.mail_password_file).read_text("utf-8").strip()
    except (OSError, UnicodeError) as error:
        raise BadLimit(f"mail-password-file cannot be read: {error}") from error
    return replace(settings, mail_password=password)
