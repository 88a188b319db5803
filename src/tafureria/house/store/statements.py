"""The statements that tables execute all the time, and the rows for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Update, bindparam, update

from tafureria.house.store import schema
from tafureria.house.store.rows import Chair, TableRow

INSERT_TABLE: Final = schema.tables.insert()
INSERT_CHAIRS: Final = schema.chairs.insert()
INSERT_ACTIONS: Final = schema.actions.insert()
INSERT_TALK: Final = schema.talk.insert()
UPDATE_CLOCKS: Final = (
    update(schema.chairs)
    .where(schema.chairs.c.table_id == bindparam("of_table"), schema.chairs.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in ("used", "since", "masked", "gone", "due")})
)
UPDATE_CHAIR: Final = (
    update(schema.chairs)
    .where(schema.chairs.c.table_id == bindparam("of_table"), schema.chairs.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in Chair.__struct_fields__ if name != "seat"})
)
INSERT_PERSON: Final = schema.people.insert().values(person=bindparam("person"), name=bindparam("name"))
UPDATE_PERSON: Final = (
    update(schema.people)
    .where(schema.people.c.person == bindparam("of_person"))
    .values(name=bindparam("name"))
)


@cache
def update_table(*names: str) -> Update:
    """The statement that sets these columns of a table."""
    values: dict[str, Any] = {name: bindparam(name) for name in names}
    return update(schema.tables).where(schema.tables.c.id == bindparam("of_table")).values(values)


UPDATE_GAME: Final = update_table("awaited", "ending", "status", "updated", "waiting")
TOUCH: Final = update_table("updated")
BEGIN: Final = update_table("awaited", "engine", "status", "updated", "version", "waiting")
DELETE_KEPT: Final = schema.kept.delete().where(schema.kept.c.table_id == bindparam("of_table"))
INSERT_KEPT: Final = schema.kept.insert()
FIRST: Final = (INSERT_TABLE, INSERT_CHAIRS)
"""Executed before all others of a batch, since the others refer to their rows."""
FAST: Final = (
    *FIRST,
    INSERT_ACTIONS,
    INSERT_TALK,
    UPDATE_GAME,
    UPDATE_CLOCKS,
    UPDATE_CHAIR,
    INSERT_PERSON,
    UPDATE_PERSON,
    TOUCH,
    BEGIN,
    DELETE_KEPT,
    INSERT_KEPT,
)
"""The statements that busy tables execute; the fast writer prepares them."""


def table_values(row: TableRow) -> dict[str, Any]:
    """The column values for the row of a table."""
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    settings = msgspec.json.encode(row.settings).decode()
    return values | {"status": str(row.status), "settings": settings}


def action_rows(
    table: str, first: int, actions: Sequence[tuple[int, int]], now: float, thoughts: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """The rows of the actions from ply *first* on; *thoughts*: what a bot weighed before each of them."""
    rows: list[dict[str, Any]] = [
        {"table_id": table, "ply": first + n, "seat": seat, "action": action, "at": now, "thought": ""}
        for n, (seat, action) in enumerate(actions)
    ]
    for row, thought in zip(rows, thoughts, strict=False):
        row["thought"] = thought
    return rows


def chair_rows(table: str, chairs: Sequence[Chair]) -> list[dict[str, Any]]:
    """The parameters of :data:`UPDATE_CHAIR`."""
    rows: list[dict[str, Any]] = [msgspec.to_builtins(chair) for chair in chairs]
    for row in rows:
        row |= {"of_table": table, "of_seat": row.pop("seat")}
    return rows


def clock_rows(table: str, chairs: Sequence[Chair]) -> list[dict[str, Any]]:
    """The parameters of :data:`UPDATE_CLOCKS`."""
    return [
        {
            "of_table": table,
            "of_seat": c.seat,
            "used": c.used,
            "since": c.since,
            "masked": c.masked,
            "gone": c.gone,
            "due": c.due,
        }
        for c in chairs
    ]
