"""The page and the pictures of `how_it_is_played.py`, from its sums."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any

from hustings.core.registry import game as find_game

from .sums import BLOCK, NAME, OPENINGS, Kind, Sums

Found = Sequence[tuple[Kind, Sums, int]]


def page(found: Found) -> str:
    macher = [one for one in found if one[0].game == "die-macher" and not one[0].forced]
    forced = [one for one in found if one[0].forced]
    helvetiq = [one for one in found if one[0].game == "helvetiq"]
    lines = [
        "# How it is played",
        "",
        "Made by `tools/how_it_is_played.py` from games of the [network](learning.md) `net` on every seat, which takes what it",
        f"thinks best. Each line in [{NAME}/]({NAME}) holds the sums of some games; ± is a 95 % interval.",
        "",
        "What one network does is not what is best: all seats play alike, and an opening that is seldom taken is taken when it",
        "is good. In an auction a party keeps to the limit that it named first.",
        "",
    ]
    if macher:
        lines += [*_macher_page(macher, forced), ""]
    if helvetiq:
        lines += [*_helvetiq_page(helvetiq), ""]
    return "\n".join(lines).rstrip() + "\n"


def _plus(sums: Sums, name: str, scale: float = 1) -> str:
    """A mean and its 95 % interval, with a digit after the point where that is significant."""
    if sums.count(name) < BLOCK:
        return ""
    mean, error = scale * sums.mean(name), scale * sums.error(name)
    digits = 1 if error < 0.95 else 0
    return f"{mean:.{digits}f} ± {error:.{digits}f}"


def _macher_page(found: Found, forced: Found) -> list[str]:
    lines = ["## Die Macher", "", f"![Where points come from]({NAME}/points.svg)", ""]
    lines += _table(
        ["set-up", "games", "seats taken, % of attainable", "points", "the winner's", "the last one's", "money left, thousands"],
        (
            [
                kind.title,
                f"{games:,}",
                _plus(sums, "share of the seats", 100),
                *(_plus(sums, name) for name in _POINTS),
                _plus(sums, "money left"),
            ]
            for kind, sums, games in found
        ),
    )
    lines += ["", "Points by part, and how many more of them winners have than the others:", ""]
    parts = find_game("die-macher").parts
    lines += _table(
        ["set-up", *(name.replace("-", " ") for name in parts)],
        ([kind.title, *(_apart(sums, name) for name in parts)] for kind, sums, _ in found),
    )
    lines += [
        "",
        "### The turn order",
        "",
        "Games won by the place in the turn order of round 1, in %; parity is 20, 25 and 33.",
        "",
    ]
    lines += _table(
        ["set-up", *(f"place {place}" for place in range(1, 6))],
        ([kind.title, *(_plus(sums, f"place {place} in round 1: won", 100) for place in range(1, 6))] for kind, sums, _ in found),
    )
    lines += ["", "### Openings", "", "How often the network takes each, in % of openings:", ""]
    lines += _table(["set-up", *OPENINGS], ([kind.title, *_taken(sums)] for kind, sums, _ in found))
    if forced:
        lines += [
            "",
            "In other games one party was made to take each in turn, and networks may choose on the other seats. Games won, in",
        ]
        lines += ["%, and points ahead of the mean of the others:", ""]
        lines += _table(
            ["table", *(f"{name}: won" for name in OPENINGS), *(f"{name}: ahead" for name in OPENINGS)],
            (
                [
                    f"{kind.title}, {games:,} games",
                    *(_plus(sums, f"opening {name}: won", 100) for name in OPENINGS),
                    *(_plus(sums, f"opening {name}: ahead") for name in OPENINGS),
                ]
                for kind, sums, games in forced
            ),
        )
    lines += ["", "### Media and members", "", f"![Media and members]({NAME}/media-and-members.svg)", ""]
    lines += ["Games won, in %, by markers on the national board at the end, and by members:", ""]
    lines += _table(
        ["set-up", *(f"{count} media" for count in range(6)), *(f"{count}+ members" for count in range(20, 100, 10))],
        (
            [
                kind.title,
                *(_plus(sums, f"{count} national media: won", 100) for count in range(6)),
                *(_plus(sums, f"{count} members: won", 100) for count in range(20, 100, 10)),
            ]
            for kind, sums, _ in found
        ),
    )
    return [*lines, "", *_people(found)]


_POINTS = ("points", "winner's points", "last's points")


def _taken(sums: Sums) -> list[str]:
    counts = [sums.count(f"opening {name}: taken") or sums.count(f"opening {name}: won") for name in OPENINGS]
    return [f"{100 * count / max(1, sum(counts)):.0f}" for count in counts]


def _apart(sums: Sums, part: str) -> str:
    more = sums.mean(f"winner's part {part}") - sums.mean(f"others' part {part}")
    return f"{sums.mean(f'part {part}'):.0f} ({more:+.0f})"


def _people(found: Found) -> list[str]:
    """The comparison with published games of people."""
    by = {kind.slug: sums for kind, sums, _ in found}
    five, four, old = (by.get(slug) for slug in ("die-macher-2006-5", "die-macher-2006-4", "die-macher-1997-5"))
    rows = []
    if five is not None:
        rows.append(
            [
                "five, report of 2010",
                "seats taken, % of attainable",
                "57 (687 of 1,215)",
                _plus(five, "share of the seats", 100),
            ]
        )
        rows.append(["five, a forum", "the winner's points", "about 350", _plus(five, "winner's points")])
        rows.append(["five, report of c. 2014", "opening", "12 members", f"{_taken(five)[3]} % of openings"])
    if four is not None:
        rows.append(["four, report of 2011", "points", ", ".join(map(str, FOUR_IN_2011)), _plus(four, "points")])
        rows.append(["four, report of 2011", "the winner's points", "368", _plus(four, "winner's points")])
    if old is not None:
        rows.append(["five, 1997 rules, report of 2004", "opening", "12 members", f"{_taken(old)[3]} % of openings"])
    return ["### Beside people", "", *_table(["table", "what", "people", "networks"], rows), "", *_unlike(four)]


FOUR_IN_2011 = (289, 352, 356, 368)
SEATS_IN_2011 = 46 + 15 + 22 + 54 + 28 + 50 + 80
"""Points of the four parties of the report of 2011, and the most seats of its seven states."""


def _unlike(four: Sums | None) -> list[str]:
    """A paragraph on how far the published table of four is from the results of networks, and which figures could be the
    reason."""
    if four is None:
        return []
    people = sum(FOUR_IN_2011) / len(FOUR_IN_2011)
    seats, share = four.mean("part seats"), four.mean("share of the seats")
    lands = SEATS_IN_2011 * share - seats
    rest = people - four.mean("points") - lands
    counted = {part: four.mean(f"part {part}") for part in find_game("die-macher").parts}
    other = counted["members"] + counted["opinions"] + counted["national-media"]
    mine, needed = four.mean("points"), share + rest / SEATS_IN_2011
    told = (
        f"The four parties of 2011 had {people:.0f} points in the mean, networks have {mine:.0f}. Their seven states were worth "
        f"{SEATS_IN_2011} seats at most; at the networks' share of {share:.0%} that is {lands:.0f} points more than at a usual "
        f"table. The other {rest:.0f} points a party are no matter of seats, unless those people took {needed:.0%} of them. All "
        f"else that counts, {other:.0f} points of media, members and opinions, rests on figures of which some are reconstructed: "
        "recruits and points of national opinions (`national.opinion_recruits`, `national.opinion_points`), contributions "
        "(`contributions`), polls (`polls.patterns`). If these are the reason, they give too little by "
        f"{rest:.0f} of {other:.0f}. One table cannot tell that from luck: a party's points differ by {_spread(four):.0f} from "
        "game to game."
    )
    return wrap(told, 120, break_on_hyphens=False)


def _spread(sums: Sums) -> float:
    count, total, squares = sums.of["points"]
    return math.sqrt(max(0.0, squares / count - (total / count) ** 2))


def _helvetiq_page(found: Found) -> list[str]:
    parts = find_game("helvetiq").parts
    lines = ["## Helvetiq", ""]
    lines += _table(
        ["set-up", "games", "points", "the winner's", "the last one's", "choices", "ended by the Federal Council, %"],
        (
            [
                kind.title,
                f"{games:,}",
                *(_plus(sums, name) for name in _POINTS),
                _plus(sums, "choices"),
                _plus(sums, "ended by the Federal Council", 100),
            ]
            for kind, sums, games in found
        ),
    )
    lines += ["", "Points by part, and how many more of them winners have than the others:", ""]
    lines += _table(
        ["set-up", *(name.replace("-", " ") for name in parts)],
        ([kind.title, *(_apart(sums, name) for name in parts)] for kind, sums, _ in found),
    )
    lines += ["", "Games won by place in the turn order, in %; parity is 25, 33 and 50.", ""]
    lines += _table(
        ["set-up", *(f"place {seat}" for seat in range(1, 5))],
        ([kind.title, *(_plus(sums, f"seat {seat}: won", 100) for seat in range(1, 5))] for kind, sums, _ in found),
    )
    return [*lines, "", "No published game of people gives numbers to set beside these."]


def _table(head: Sequence[str], rows: Iterator[list[str]] | Sequence[list[str]]) -> list[str]:
    return [f"| {' | '.join(head)} |", "|" + "---|" * len(head), *(f"| {' | '.join(row)} |" for row in rows)]


def plot(found: Found, folder: Path) -> None:
    """Draw where points come from, and what media and members are worth."""
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot

    mpl.rcParams.update({"svg.hashsalt": "hustings", "font.family": "sans-serif", "font.size": 9, "svg.fonttype": "none"})
    macher = [one for one in found if one[0].game == "die-macher" and not one[0].forced]
    colours = ("#2f5d8a", "#a04030", "#5d8a4a", "#8a6d3b", "#6d5d8a", "#8a8a8a")
    figure, axes = pyplot.subplots(figsize=(8, 0.9 + 0.3 * len(macher)))
    for height, (_, sums, _) in enumerate(reversed(macher)):
        left = 0.0
        for colour, part in zip(colours, find_game("die-macher").parts, strict=False):
            width = sums.mean(f"part {part}")
            axes.barh(height, width, left=left, color=colour, label=part.replace("-", " ") if height == 0 else None)
            left += width
    axes.set_yticks(range(len(macher)), [kind.title for kind, _, _ in reversed(macher)])
    axes.set_xlabel("points per party, mean")
    figure.legend(*axes.get_legend_handles_labels(), ncols=6, frameon=False, fontsize=8, loc="upper center")
    _keep(figure, folder / "points.svg")
    figure, both = pyplot.subplots(1, 2, figsize=(8, 3), sharey=True)
    for colour, (kind, sums, _) in zip(
        colours, [one for one in macher if one[0].slug.startswith("die-macher-2006-")][:3], strict=False
    ):
        for side, names, places in (
            (both[0], [f"{count} national media: won" for count in range(6)], range(6)),
            (both[1], [f"{count} members: won" for count in range(0, 100, 10)], range(0, 100, 10)),
        ):
            shown = [(place, name) for place, name in zip(places, names, strict=True) if sums.count(name) >= BLOCK]
            means = [100 * sums.mean(name) for _, name in shown]
            side.errorbar([place for place, _ in shown], means, [100 * sums.error(name) for _, name in shown], color=colour,
                          label=kind.title, marker="o", markersize=3, linewidth=1)  # fmt: skip
    both[0].set_xlabel("markers on the national board at the end")
    both[1].set_xlabel("members at the end, in tens")
    both[0].set_ylabel("games won, %")
    both[1].legend(frameon=False, fontsize=8)
    _keep(figure, folder / "media-and-members.svg")


def _keep(figure: Any, path: Path) -> None:
    from matplotlib import pyplot

    for axes in figure.axes:
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
    figure.tight_layout(rect=(0, 0, 1, 0.95))
    figure.savefig(path, format="svg", metadata={"Date": None})
    pyplot.close(figure)
    path.write_text("\n".join(line.rstrip() for line in path.read_text(encoding="utf-8").splitlines()) + "\n", encoding="utf-8")
