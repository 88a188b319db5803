"""Settings of a house: pace, limits and processes. Tests set every wait to zero.

Every limit can be set on the command line and in the environment: ``watchers`` is ``--watchers`` and
``TAFURERIA_WATCHERS``.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

PREFIX: Final = "TAFURERIA_"
"""Prefix of the environment variables for these settings."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Settings of one process of the house, in seconds, counts and bytes."""

    pace: float = 0.9
    """Shortest time in seconds before a computer player moves, so that people can follow."""
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
    mail_server: str = ""
    """Host of the mail server that sends notices; empty when none are sent by mail."""
    mail_port: int = 587
    mail_security: str = "starttls"
    """How the connection is encrypted, one of :data:`MAIL_SECURITY`."""
    mail_user: str = ""
    """User name at that server; empty if it needs none."""
    mail_password: str = ""
    mail_from: str = ""
    """The sender of mails."""
    address: str = ""
    """Where other processes that share the store reach this one; empty when it is alone."""
    lease: float = 10.0
    """Seconds without a heartbeat after which a process counts as dead, and others take over its tables."""
    alone: bool = False
    """Is the house in the browser of its only visitor, where no network reaches it and it reaches none?"""
    proxy: tuple[str, ...] = ()
    """Addresses and networks of reverse proxies, which are trusted about a visitor's address and scheme."""
    laboratory: str = "local"
    """Who may use the laboratory, one of :data:`LABORATORY`."""
    may_play: str = "anybody"
    """Who may make tables and sit, one of :data:`DOOR`, until the keeper chooses otherwise."""
    may_watch: str = "players"
    """Who may watch and read besides, one of :data:`DOOR`; ``players``: nobody else."""
    may_program: str = "anybody"
    """Whose programs may come, one of :data:`DOOR`: a further condition for programs."""
    house_word: str = ""
    """The word of the house, for those doors that ask for it."""

    log_level: str = "warning"
    """The lowest level of messages that the house logs, one of :data:`LOG_LEVELS`."""
    log_format: str = "text"
    """The format of the log, one of :data:`LOG_FORMATS`."""

    # --- limits: each is described in LIMITS --------------------------------------------------

    limit_addresses: bool = True
    log_addresses: bool = False
    searchers: int = 6
    advisers: int = 1
    bot_tables: int = 8
    frames_per_second: float = 20.0
    frames_at_once: int = 60
    actions_per_second: float = 30.0
    actions_at_once: int = 300
    watchers: int = 100
    watchers_per_address: int = 30
    sockets_per_person: int = 8
    sockets_per_address: int = 100
    connects_per_minute: int = 240
    connections_per_address: int = 64
    request_seconds: float = 20.0
    requests_per_minute: int = 1200
    words_per_minute: int = 2
    words_at_once: int = 10
    words_per_address: int = 8
    keys_per_minute: int = 2
    keys_at_once: int = 10
    tables_per_minute: int = 30
    listed_per_address: int = 4
    records_per_minute: int = 6
    record_actions: int = 5000
    replays_per_minute: int = 120
    jobs: int = 16
    jobs_per_address: int = 2
    job_seconds: float = 20.0
    cache_megabytes: int = 32
    lines: int = 2000
    lines_per_minute: int = 20
    hints_per_minute: int = 20
    boards_per_minute: int = 60
    notices_per_minute: int = 20
    mails_per_minute: int = 60
    mails_per_hour: int = 5
    keep_waiting: float = 0.0
    keep_finished: float = 0.0
    keep_talk: float = 0.0
    keep_records: float = 7.0
    house_megabytes: int = 20_000
    studies: int = 50
    study_deals: int = 5000
    study_minutes: float = 60.0


LABORATORY: Final = ("off", "local", "everyone")
"""Who may use it: nobody, anybody at the machine of the house, or every visitor."""

WHO: Final = {
    "may_play": "who may make tables and sit: anybody, word (whoever has said the house's word) or clubs "
    "(members of its clubs)",
    "may_watch": "who may watch and look at results besides: players (nobody else), anybody, word or clubs",
    "may_program": "whose programs may come, if they may play or watch: anybody, word or clubs",
}
"""The doors of a house, each of which is one of :data:`CHOICES`, with their help texts."""
DOOR: Final = ("anybody", "word", "clubs")
"""Who may come in: anybody, whoever has said the house's word, or members of its clubs."""

LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOG_FORMATS: Final = ("text", "json")
SHORTEST_WORD: Final = 4
LONGEST_WORD: Final = 60
"""Fewest letters and digits of the house's word, and most characters."""
MAIL_SECURITY: Final = ("starttls", "tls", "none")
"""Encrypted after a plain-text greeting, from the start, or (on one's own machine) not at all."""
CHOICES: Final = {
    "laboratory": LABORATORY,
    "may_play": DOOR,
    "may_watch": ("players", *DOOR),
    "may_program": DOOR,
    "log_level": LOG_LEVELS,
    "log_format": LOG_FORMATS,
    "mail_security": MAIL_SECURITY,
}
"""Settings with a fixed list of values, by name."""


MAIL: Final = {
    "mail_server": "host of a mail server: people are notified by email of their turns in slow games",
    "mail_port": "its port (default: 587)",
    "mail_user": "name at that server, if it asks for one",
    "mail_password_file": f"file with the password; {PREFIX}MAIL_PASSWORD is the password itself",
    "mail_from": "sender of the emails",
}
"""Settings of the mail server, with their help texts; its encryption is one of :data:`CHOICES`."""


LIMITS: Final = {
    "limit_addresses": "limit addresses as well as persons; 0 where all visitors come from one address",
    "log_addresses": "write the addresses of visitors to the log",
    "searchers": "processes in which masters search; one address may occupy all but two of them",
    "advisers": "processes in which advice to people is computed",
    "bot_tables": "tables that continue to play while nobody who sits there is connected",
    "frames_per_second": "messages that one connection may send, on average",
    "frames_at_once": "messages that one connection may send in a burst",
    "actions_per_second": "actions that one person may play, on average",
    "actions_at_once": "actions that one person may play in a burst",
    "watchers": "people who may watch one table; those who sit there always get in",
    "watchers_per_address": "how many of these watchers may come from one address",
    "sockets_per_person": "connections of one person to one table",
    "sockets_per_address": "connections of one address to all tables",
    "connects_per_minute": "connections to tables that one address may open",
    "connections_per_address": "open connections of one address not yet at a table",
    "request_seconds": "time within which a request or a message must have arrived; slower connections are "
    "closed",
    "requests_per_minute": "requests that one address may send",
    "words_per_minute": "invitation words leading to no table that one person or address may try, on average",
    "words_at_once": "invitation words leading to no table that one person or address may try in a burst",
    "words_per_address": "waiting tables of one address that have an invitation word at a time",
    "keys_per_minute": "links and passkeys leading to nothing that one person or address may try, on average",
    "keys_at_once": "links and passkeys leading to nothing that one person or address may try in a burst",
    "tables_per_minute": "tables that one person or address may make",
    "listed_per_address": "public tables of one address that may wait for players at a time",
    "records_per_minute": "records that one person or address may upload",
    "record_actions": "largest number of actions in a record that is uploaded",
    "replays_per_minute": "parts of replays, deals and records that one person or address may ask for",
    "jobs": "replays and records that may wait for the process that computes them",
    "jobs_per_address": "how many of these may come from one address",
    "job_seconds": "longest time for computing one replay or reading one record",
    "cache_megabytes": "memory for replays that have been computed",
    "lines": "lines of talk at one table; half of them are reserved for those who sit there",
    "lines_per_minute": "lines of talk that one person may say; one address may say three times as many",
    "hints_per_minute": "times that one person may ask for advice; one address may ask three times as often",
    "boards_per_minute": "deduction boards that one person may ask for; one address may ask for three "
    "times as many",
    "notices_per_minute": "changes that one person may make to where they are notified of their turns; one "
    "address may make three times as many",
    "mails_per_minute": "emails that this process of the house sends",
    "mails_per_hour": "confirmation emails that one person may ask for; one address may ask for three times "
    "as many",
    "keep_waiting": "days after which a table that waits for people is deleted; 0 for never",
    "keep_finished": "days after which a finished game is deleted; 0 for never",
    "keep_talk": "days after which talk is deleted; 0 for never",
    "keep_records": "days after which a record that somebody brought is deleted; 0 for never",
    "house_megabytes": "size of the store at which no more tables are made, and at half of it no more "
    "records taken; 0 for any",
    "studies": "studies of the laboratory that are kept",
    "study_deals": "deals after which a study ends in any case",
    "study_minutes": "minutes after which a study ends in any case",
}
"""The limits that can be set for a house, with their help texts."""


class BadLimit(ValueError):
    """A limit that is not a number, below 0, or too large."""


LARGEST: Final = 10**9
"""The largest value of a limit: more is never meant."""


def read_limit(name: str, text: str) -> Any:
    """Parse the value of a limit from the command line or the environment.

    :raises BadLimit: when it is not a number of the right kind, or out of range.
    """
    default = getattr(Settings(), name)
    most = 1 if isinstance(default, bool) else 65535 if name == "mail_port" else LARGEST
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


def read_choices(given: Mapping[str, str | None], environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings of :data:`CHOICES`: from *given*, else from the environment, else the default.

    :raises BadLimit: when one of them is not an allowed value.
    """
    out = {}
    for name, words in CHOICES.items():
        text = given.get(name) or environment.get(PREFIX + name.upper()) or getattr(Settings(), name)
        if text not in words:
            raise BadLimit(f"{name.replace('_', '-')} must be one of {', '.join(words)}, not {text!r}")
        out[name] = text
    return out


def read_word(given: str | None, environment: Mapping[str, str], choices: Mapping[str, Any]) -> str:
    """The word of the house: *given*, else from the environment. *choices*: :data:`CHOICES` as they are set.

    :raises BadLimit: when a door asks for the word, and there is none that could be said.
    """
    word = given or environment.get(f"{PREFIX}HOUSE_WORD", "")
    asks = [name for name in WHO if choices[name] == "word"]
    if asks and sum(one.isalnum() for one in word) < SHORTEST_WORD:
        raise BadLimit(
            f"{asks[0].replace('_', '-')} needs a word of {SHORTEST_WORD} letters or more: --house-word"
        )
    if len(word) > LONGEST_WORD:
        raise BadLimit(f"house-word must have {LONGEST_WORD} characters at most")
    return word


def read_mail(given: Mapping[str, str | None], environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings of :data:`MAIL`: from *given*, else from the environment.

    >>> read_mail({"mail_server": "mail.example", "mail_from": "house@example.org"}, {})["mail_port"]
    587

    :raises BadLimit: when no mail can be sent with them.
    """
    said = {name: given.get(name) or environment.get(PREFIX + name.upper(), "") for name in MAIL}
    file = said.pop("mail_password_file")
    if not said["mail_server"]:
        return {}
    if "@" not in said["mail_from"]:
        raise BadLimit("mail-server needs a sender: --mail-from house@example.org")
    try:
        password = (
            Path(file).read_text("utf-8").strip() if file else environment.get(f"{PREFIX}MAIL_PASSWORD", "")
        )
    except (OSError, UnicodeError) as error:
        raise BadLimit(f"mail-password-file cannot be read: {error}") from error
    port = read_limit("mail_port", said["mail_port"] or "587")
    return said | {"mail_port": port, "mail_password": password}


def limits_from(environment: Mapping[str, str]) -> dict[str, Any]:
    """The limits that are set in the environment.

    :raises BadLimit: when one of them is not a number of the right kind.
    """
    return {
        name: read_limit(name, environment[PREFIX + name.upper()])
        for name in LIMITS
        if PREFIX + name.upper() in environment
    }
