"""Draws the map of Taifa: the coast, and a cell of land around each of the fifty-eight areas.

    python tools/taifa_map.py > src/tafureria/games/taifa/client/land.json

The coast is the outline of all of La reconquista's provinces (Natural Earth, GeoNames, IGN: see the
attribution of that map), with fewer points. A cell contains the points that lie nearer to its area's place
than to any other's; it is clipped at the picture's edge here, and at the coast when it is drawn.
"""

from __future__ import annotations

import json
import math
import re
import sys
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
GAMES = HERE.parent / "src/tafureria/games"
MAP = GAMES / "taifa/data/map.json"
PROVINCES = GAMES / "la_reconquista/data/map.json"
# Capes that fit the projection to the picture: longitude, latitude.
WEST, NORTH, SOUTH = (-9.5005, 38.7804), (-7.688, 43.791), (-5.6106, 35.9999)
BALEARES = 860
"""Horizontal coordinate of the picture east of which there are only islands."""


def project(lon: float, lat: float) -> tuple[float, float]:
    """Lambert's conic projection with parallels 37 and 43, as for the provinces; y increases southwards."""
    p1, p2, p0 = (math.radians(d) for d in (37, 43, 40))
    tan = lambda p: math.tan(math.pi / 4 + p / 2)  # noqa: E731 - a formula
    n = math.log(math.cos(p1) / math.cos(p2)) / math.log(tan(p2) / tan(p1))
    f = math.cos(p1) * tan(p1) ** n / n
    rho, rho0 = f / tan(math.radians(lat)) ** n, f / tan(p0) ** n
    theta = n * math.radians(lon + 3)
    return rho * math.sin(theta), -(rho0 - rho * math.cos(theta))


def rings(path: str) -> list[list[tuple[float, float]]]:
    """Return the closed rings of an SVG path of relative straight lines."""
    out = []
    for part in re.findall(r"M[^Mz]*", path):
        numbers = [float(x) for x in re.findall(r"-?\d*\.?\d+", part)]
        x, y = numbers[0], numbers[1]
        ring = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = round(x + dx, 1), round(y + dy, 1)
            ring.append((x, y))
        out.append(ring)
    return out


def coast(territories: dict) -> list[list[tuple[float, float]]]:
    """Return the edges that belong to one province only, chained into rings, the largest first."""
    edges = Counter()
    for territory in territories.values():
        for ring in rings(territory["d"]):
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
                if a != b:
                    edges[(min(a, b), max(a, b))] += 1
    ahead: dict = {}
    for (a, b), count in edges.items():
        if count == 1:
            ahead.setdefault(a, []).append(b)
            ahead.setdefault(b, []).append(a)
    out = []
    while ahead:
        at = min(ahead)
        ring = [at]
        while ahead.get(at):
            to = ahead[at].pop()
            ahead[to].remove(at)
            for end in (at, to):
                if not ahead.get(end, True):
                    del ahead[end]
            at = to
            ring.append(at)
        out.append(ring[:-1])
    return sorted((r for r in out if abs(area(r)) > 14), key=lambda r: -abs(area(r)))


def area(ring: list) -> float:
    """Return the signed area of a ring."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2


def thin(line: list, least: float = 1.2) -> list:
    """Return the line without points that hardly change its course (Douglas and Peucker)."""
    (ax, ay), (bx, by) = line[0], line[-1]
    long = math.dist(line[0], line[-1])
    away = [
        abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / long if long else math.dist((x, y), line[0])
        for x, y in line
    ]
    farthest = max(range(len(line)), key=away.__getitem__)
    if away[farthest] <= least:
        return [line[0], line[-1]]
    return thin(line[: farthest + 1], least)[:-1] + thin(line[farthest:], least)


def cell(at: tuple[float, float], others: list, box: tuple) -> list[tuple[float, float]]:
    """Return the part of the box that lies nearer to one place than to any other."""
    w, h = box
    shape = [(-60.0, -60.0), (w + 60.0, -60.0), (w + 60.0, h + 60.0), (-60.0, h + 60.0)]
    for other in others:
        mx, my = (at[0] + other[0]) / 2, (at[1] + other[1]) / 2
        nx, ny = other[0] - at[0], other[1] - at[1]
        side = [(x - mx) * nx + (y - my) * ny for x, y in shape]
        kept = []
        for i, (p, s) in enumerate(zip(shape, side, strict=True)):
            q, r = shape[i - 1], side[i - 1]
            if (s <= 0) != (r <= 0):
                t = r / (r - s)
                kept.append((q[0] + t * (p[0] - q[0]), q[1] + t * (p[1] - q[1])))
            if s <= 0:
                kept.append(p)
        shape = kept
    return shape


def land() -> dict[str, object]:
    """Return the map as plain data."""
    drawn = json.loads(PROVINCES.read_text(encoding="utf-8"))
    areas = json.loads(MAP.read_text(encoding="utf-8"))["areas"]
    shores = coast(drawn["territories"])
    points = [p for ring in shores for p in ring if p[0] < BALEARES]
    west, north, south = min(points), min(points, key=lambda p: p[1]), max(points, key=lambda p: p[1])
    pw, pn, ps = project(*WEST), project(*NORTH), project(*SOUTH)
    scale = (south[1] - north[1]) / (ps[1] - pn[1])
    dx, dy = west[0] - scale * pw[0], north[1] - scale * pn[1]
    places = {a["id"]: (scale * x + dx, scale * y + dy) for a in areas for x, y in [project(*a["lonlat"])]}
    for number, (x, y) in NUDGED.items():
        places[number] = (places[number][0] + x, places[number][1] + y)
    width, height = drawn["viewBox"][2:]
    cells = {
        n: cell(at, [p for m, p in places.items() if m != n], (width, height)) for n, at in places.items()
    }
    lines = (thin([*ring, ring[0]])[:-1] for ring in shores)
    return {
        "attribution": ATTRIBUTION,
        "size": [width, height],
        "land": "".join("M" + "L".join(f"{x:g} {y:g}" for x, y in line) + "Z" for line in lines),
        "cells": [[round(v) for point in cells[n] for v in point] for n in sorted(cells)],
        "places": [[round(v, 1) for v in places[n]] for n in sorted(places)],
        "links": sorted({(min(a["id"], b), max(a["id"], b)) for a in areas for b in a["links"]}),
    }


NUDGED: dict[int, tuple[float, float]] = {
    7: (-8, -8),
    8: (-24, -4),
    13: (8, -6),
    15: (6, 12),
    43: (8, -4),
    44: (12, 0),
}
"""Places moved by hand so that their cells are large enough for a finger."""
ATTRIBUTION = (
    "Made with Natural Earth. Populated places © GeoNames (CC BY 4.0). Spanish border data derived from "
    "© Instituto Geográfico Nacional de España (CC BY 4.0)."
)

if __name__ == "__main__":
    json.dump(land(), sys.stdout, separators=(",", ":"))
