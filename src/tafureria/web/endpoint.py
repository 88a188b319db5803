"""Endpoints of the HTTP interface: each is written once, beside the function that answers it.

:func:`endpoint` gives a function its method, its path, a sentence, who may ask and what it costs. The rest is
read off its signature: a parameter that is a struct is the body, the others come from the path and the query,
and what it returns is the answer. The routes, the OpenAPI document and the client's types are made from this.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from functools import cache, cached_property
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    NamedTuple,
    Protocol,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Meta
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from tafureria.house.chronicle.chronicle import Chronicler
from tafureria.house.house import House
from tafureria.house.identity.passkeys import Passkeys
from tafureria.house.identity.people import People
from tafureria.house.refusal import Refusal
from tafureria.web import cookie
from tafureria.web.bodies import read_body
from tafureria.web.budgets import Budgets, address_of
from tafureria.web.door import as_long_json, is_own_origin
from tafureria.web.lan import Lan
from tafureria.words import LANGUAGES

T = TypeVar("T")
Function = TypeVar("Function", bound=Callable[..., Awaitable[Any]])
Who = Callable[[Any, Request], str]
"""The visitor who makes a request to an object with endpoints; raises a refusal if they may not."""

TEXT: Final = "text/plain"
HTML: Final = "text/html"


# --- Parameters. The document describes texts to clients; what is none of them, the functions themselves re


def _text(**schema: Any) -> Meta:
    return Meta(extra_json_schema=schema)


Id = Annotated[str, _text(pattern="^[a-z2-7]{26}$")]
"""Of a table, a study, a club or a tournament."""
Mark = Annotated[str, _text(pattern="^[0-9a-f]{12}$")]
"""By which a keeper tells a person from others."""
Day = Annotated[str, _text(format="date")]
Address = Annotated[str, _text(minLength=1)]
Language = Annotated[str, _text(enum=list(LANGUAGES))]
Eyes = Annotated[
    str,
    _text(pattern="^([0-9]{1,2}|table|all)$", description="A seat, `table` (what everybody saw) or `all`."),
]
EyesOfOne = Annotated[str, _text(pattern="^([0-9]{1,2}|all)$", description="A seat, or `all`.")]
EyesOfSeat = Annotated[str, _text(pattern="^[0-9]{1,2}$", description="A seat.")]
Notation = Annotated[str, _text(description="The notation of another choice.")]
Count = Annotated[int, Meta(ge=0, le=9_999_999)]
Step = Annotated[int, Meta(le=9_999_999, extra_json_schema={"minimum": 1})]
More = Annotated[int, Meta(ge=-1, le=9_999_999)]
"""The answer comes once there is more than this, or after a while; with -1 at once."""
Part = Annotated[float, Meta(ge=0, le=1)]
Moment = Annotated[float, Meta(ge=0, description="In seconds since 1970.")]


class AnyFront(Protocol):
    """The network side of a house, as its endpoints need it."""

    house: House
    chronicler: Chronicler
    people: People
    passkeys: Passkeys
    cookies: cookie.Cookies
    budgets: Budgets
    lan: Lan

    def person(self, request: Request) -> str:
        """The visitor; empty for somebody whom the house does not know."""

    def is_keeper(self, request: HTTPConnection) -> bool:
        """Does this request come from the keeper: with a key, or from somebody near?"""

    def is_barred(self, scope: Scope) -> bool:
        """Has the keeper banned the visitor who makes this request?"""

    def check_room(self, share: float = 1.0) -> None:
        """:raises Refusal: ``house-full`` when more than that share of the house is full."""

    async def compute(self, request: Request, what: str, job: Coroutine[Any, Any, T], held: str = "job") -> T:
        """Do a job within the visitor's budgets; it is cancelled if the visitor disconnects."""


class Call:
    """One request, as the function that answers it gets it."""

    def __init__(self, request: Request, person: str) -> None:
        self.request, self.person = request, person
        self.address = address_of(request.scope)
        self.cookies: list[str] = []
        """``Set-Cookie`` headers of the answer."""


class Endpoint(NamedTuple):
    """One endpoint; see :func:`endpoint`."""

    method: str
    path: str
    summary: str
    who: Who
    budgets: tuple[str, ...]
    status: int
    takes: str
    gives: Any
    function: Callable[..., Awaitable[Any]]


class Signature:
    """What the function of an endpoint takes and gives."""

    def __init__(self, one: Endpoint) -> None:
        hints = get_type_hints(one.function, include_extras=True)
        self.answer: Any = one.gives or hints.pop("return")
        """A struct, several of them in a union, a media type, or ``dict`` for JSON of any shape."""
        self.body: tuple[str, type[msgspec.Struct]] | None = None
        """Name and type of the parameter that is the body."""
        fields: list[Any] = []
        for name, parameter in list(inspect.signature(one.function).parameters.items())[2:]:
            kind = hints[name]
            if inspect.isclass(kind) and issubclass(kind, msgspec.Struct):
                self.body = (name, kind)
            elif parameter.default is parameter.empty:
                fields.append((name, kind))
            else:
                fields.append((name, kind, parameter.default))
        self.parameters = msgspec.defstruct("Parameters", fields, kw_only=True)
        """Those of the path and of the query."""
        self.names = [field[0] for field in fields]

    def read(self, request: Request) -> dict[str, Any]:
        """The parameters of the path and of the query.

        :raises Refusal: ``malformed``.
        """
        try:
            found = msgspec.convert(
                {**request.query_params, **request.path_params}, type=self.parameters, strict=False
            )
        except msgspec.ValidationError as error:
            raise Refusal("malformed", what=str(error)) from error
        return {name: getattr(found, name) for name in self.names}

    @cached_property
    def answers(self) -> list[type[msgspec.Struct]]:
        """The structs that may be the answer."""
        kinds = get_args(self.answer) if get_origin(self.answer) in {Union, UnionType} else [self.answer]
        return [kind for kind in kinds if inspect.isclass(kind) and issubclass(kind, msgspec.Struct)]


signature_of = cache(Signature)


def anybody(routes: Endpoints, request: Request) -> str:
    """The visitor of any request; empty for somebody whom the house does not know."""
    return routes.front.person(request)


def visitor(routes: Endpoints, request: Request) -> str:
    """The visitor of a request that comes from a page of this house, or from a program.

    :raises Refusal: ``wrong-origin`` or ``no-cookie``.
    """
    if not is_own_origin(request.headers):
        raise Refusal("wrong-origin")
    person = routes.front.person(request)
    if not person:
        raise Refusal("no-cookie")
    return person


def browser(routes: Endpoints, request: Request) -> str:
    """The visitor of a request from a browser: a program has its token, and cannot become another visitor.

    :raises Refusal: ``wrong-origin`` or ``no-cookie``.
    """
    if "authorization" in request.headers:
        raise Refusal("no-cookie")
    return visitor(routes, request)


def maker(routes: Endpoints, request: Request) -> str:
    """A visitor who makes something that stays, in a house that has room for it.

    :raises Refusal: ``house-full``, or what :func:`visitor` raises.
    """
    person = visitor(routes, request)
    routes.front.check_room()
    return person


def endpoint(
    at: str,
    summary: str,
    *,
    who: Who = anybody,
    budget: str | tuple[str, ...] = (),
    status: int = 200,
    takes: str = "",
    gives: Any = None,
) -> Callable[[Function], Function]:
    """Makes a method of :class:`Endpoints` the answer to requests, for a :class:`Call` and parameters.

    :param at: method and path, such as ``POST /api/tables``.
    :param budget: what a request is charged to (:mod:`tafureria.web.budgets`) before it is looked at.
    :param takes: the media type of a body that the function reads by itself.
    :param gives: what the answer is, where the function returns a response that it has made itself.
    """
    method, path = at.split()
    budgets = (budget,) if isinstance(budget, str) else budget

    def mark(function: Function) -> Function:
        vars(function)["endpoint"] = Endpoint(
            method, path, summary, who, budgets, status, takes, gives, function
        )
        return function

    return mark


def endpoints_of(kind: type) -> list[Endpoint]:
    """The endpoints of a class, in the order of its source."""
    members = [one for base in reversed(kind.__mro__) for one in vars(base).values()]
    return [found for one in members if isinstance(found := getattr(one, "endpoint", None), Endpoint)]


class Endpoints:
    """Answers requests at the endpoints among its methods."""

    def __init__(self, front: AnyFront) -> None:
        self.front = front

    def routes(self) -> list[Route]:
        """A route for each endpoint."""
        return [self._route(one) for one in endpoints_of(type(self))]

    def _route(self, one: Endpoint) -> Route:
        signature = signature_of(one)

        async def answer(request: Request) -> Response:
            call = Call(request, one.who(self, request))
            for what in one.budgets:
                self.front.budgets.check(what, call.person, call.address)
            given = signature.read(request)
            if signature.body is not None:
                name, kind = signature.body
                given[name] = await read_body(request, kind)
            found = await one.function(self, call, **given)
            if not isinstance(found, Response):
                found = await as_long_json(found, request, one.status)
            for line in call.cookies:
                found.headers.append("set-cookie", line)
            return found

        return Route(one.path, answer, methods=[one.method])
