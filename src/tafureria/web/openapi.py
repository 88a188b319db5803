"""The OpenAPI document of the HTTP interface: ``GET /api/openapi.json``.

It is made from the endpoints. A test sends a running house both requests that the document allows and
requests that it does not.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from tafureria import __version__
from tafureria.house.messages.pages import Problem
from tafureria.house.refusal import CODES
from tafureria.web.door import STATUS
from tafureria.web.endpoint import Endpoint, signature_of

SCHEMAS: Final = "#/components/schemas/{name}"


def document(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document of these endpoints."""
    paths: dict[str, dict[str, Any]] = {}
    kinds: list[Any] = [Problem]
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one)
        signature = signature_of(one)
        kinds += signature.answers + ([signature.body[1]] if signature.body else [])
    _, components = msgspec.json.schema_components(dict.fromkeys(kinds), ref_template=SCHEMAS)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tafurería",
            "version": __version__,
            "description": "Games are played over a WebSocket (`/ws/TABLE`): see `/api/wire.json`. "
            f"Codes of refusals: {', '.join(CODES)}.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(one: Endpoint) -> dict[str, Any]:
    signature = signature_of(one)
    refused = {"description": "Why the request was refused", "content": _content(Problem)}
    answers = {str(status): refused for status in sorted({400, *STATUS.values()})}
    given = {"description": one.summary, "content": _content(*(signature.answers or [signature.answer]))}
    operation: dict[str, Any] = {"summary": one.summary, "responses": {str(one.status): given, **answers}}
    if signature.names:
        operation["parameters"] = _parameters(one)
    takes = signature.body[1] if signature.body else one.takes
    if takes:
        operation["requestBody"] = {"required": True, "content": _content(takes)}
    return operation


def _parameters(one: Endpoint) -> list[dict[str, Any]]:
    kind = signature_of(one).parameters
    _, components = msgspec.json.schema_components([kind], ref_template=SCHEMAS)
    schema = components[kind.__name__]
    found = []
    for name, about in schema["properties"].items():
        place = "path" if f"{{{name}}}" in one.path else "query"
        required = name in schema.get("required", ())
        found.append({"name": name, "in": place, "required": required, "schema": about})
    return found


def _content(*kinds: Any) -> dict[str, Any]:
    """What an answer or a body can be: one of those structs, JSON of any shape, or text of a media type."""
    if isinstance(kinds[0], str):
        return {kinds[0]: {"schema": {"type": "string"}}}
    if not (inspect.isclass(kinds[0]) and issubclass(kinds[0], msgspec.Struct)):
        return {"application/json": {"schema": {"type": "object"}}}
    schemas = [{"$ref": SCHEMAS.format(name=kind.__name__)} for kind in kinds]
    return {"application/json": {"schema": schemas[0] if len(schemas) == 1 else {"anyOf": schemas}}}
