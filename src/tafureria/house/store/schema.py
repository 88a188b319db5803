"""The SQL tables of the store. Every change needs a step in ``migrations/versions``; a test compares them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata: Final = MetaData()

house: Final = Table(
    "house",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("shield", Text, nullable=False, server_default=""),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("ends", Float, nullable=False),
    Index("keys_person", "person"),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    Column("person", Text, nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("passkeys_person", "person"),
)

blocks: Final = Table(
    "blocks",
    metadata,
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("engine", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("level", Text, nullable=False),
    Column("talk", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("waiting", BigInteger, nullable=False),
    Column("ending", Text),
    Column("made", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("awaited", BigInteger, nullable=False, server_default="0"),
    Column("next", Text, nullable=False, server_default=""),
    Column("owner", Text, nullable=False, server_default=""),
    Column("day", Text, nullable=False, server_default=""),
    Column("club", Text, nullable=False, server_default=""),
    Column("round", Text, nullable=False, server_default=""),
    Index("tables_day", "day"),
    Index("tables_club", "club"),
    Index("tables_round", "round"),
    Index("tables_listed", "listed", "status"),
    Index("tables_host", "host"),
)

chairs: Final = Table(
    "chairs",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),
    Column("since", Float, nullable=False, server_default="0"),
    Column("masked", Float, nullable=False, server_default="0"),
    Column("gone", Float, nullable=False, server_default="0"),
    Column("due", Float, nullable=False, server_default="0"),
    Column("shield", Text, nullable=False, server_default=""),
    Index("chairs_person", "person"),
    Index("chairs_due", "due"),
)

invitations: Final = Table(
    "invitations",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("host", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("shield", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("declined", Boolean, nullable=False),
    Index("invitations_person", "person"),
)

actions: Final = Table(
    "actions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("thought", Text, nullable=False, server_default=""),
)

talk: Final = Table(
    "talk",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("to_seat", Integer),
    Column("at", Float, nullable=False),
    Column("phrase", Text, nullable=False, server_default=""),
)

processes: Final = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("beat", Float, nullable=False),
)

kept: Final = Table(
    "kept",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("what", LargeBinary, nullable=False),
    Column("result", Text, nullable=False, server_default=""),
)

analyses: Final = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("what", LargeBinary, nullable=False),
)

words: Final = Table(
    "words",
    metadata,
    Column("word", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, unique=True),
    Column("made", Float, nullable=False),
)

pars: Final = Table(
    "pars",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("scores", Text, nullable=False),
)

addresses: Final = Table(
    "addresses",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("target", Text, nullable=False, unique=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("made", Float, nullable=False),
    Index("addresses_person", "person"),
)

mail_wishes: Final = Table(
    "mail_wishes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, unique=True),
    Column("target", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("ends", Float, nullable=False),
)

quiet: Final = Table(
    "quiet",
    metadata,
    Column("person", Text, primary_key=True),
    Column("zone", Text, nullable=False),
    Column("begin", Integer, nullable=False),
    Column("end", Integer, nullable=False),
)

holidays: Final = Table(
    "holidays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("first", Text, nullable=False),
    Column("last", Text, nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("holidays_person", "person"),
    Index("holidays_changed", "changed"),
)

calls: Final = Table(
    "calls",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Float, nullable=False),
    Column("reminded", Boolean, nullable=False),
)

errands: Final = Table(
    "errands",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("soon", Boolean, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("after", Float, nullable=False),
    Index("errands_after", "after"),
    Index("errands_address", "address"),
)

studies: Final = Table(
    "studies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("stopping", Boolean, nullable=False),
    Column("wish", Text, nullable=False),
    Column("what", LargeBinary, nullable=False),
)

clubs: Final = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("founder", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("made", Float, nullable=False),
)

admitted: Final = Table(
    "admitted",
    metadata,
    Column("person", Text, primary_key=True),
    Column("word", Text, nullable=False),
)

members: Final = Table(
    "members",
    metadata,
    Column("member", Text, primary_key=True),
    Column("club", Text, ForeignKey("clubs.id"), nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("status", Text, nullable=False),
    Index("members_club", "club"),
    Index("members_person", "person"),
)

tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("club", Text, ForeignKey("clubs.id"), nullable=False),
    Column("made", Float, nullable=False),
    Column("round", Integer, nullable=False),
    Column("wish", Text, nullable=False),
    Index("tournaments_club", "club"),
)

entrants: Final = Table(
    "entrants",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("member", Text, ForeignKey("members.member"), primary_key=True),
    Column("since", Float, nullable=False),
    Column("gone", Boolean, nullable=False),
)

pairings: Final = Table(
    "pairings",
    metadata,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seated", Text, nullable=False),
)

orders: Final = Table(
    "orders",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("network", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("line", Integer, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("made", Float, nullable=False),
    UniqueConstraint("table_id", "line", "reporter", name="reports_once"),
)
