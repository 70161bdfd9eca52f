"""The data card: the contents and origin of a data set, for programs (card.json) and for people (README.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from ...core.encoding import Encoding, encoding_of
from ...core.registry import game as find_game
from .columns import DECISIONS, GAMES, SPLITS, DataColumn
from .folder import Folder, Shard, dump, write_whole

SKIPPED_SHOWN = 20


def make_card(header: Mapping[str, Any], shards: Iterable[Shard], *, complete: bool) -> dict[str, Any]:
    """The card as JSON. `header`: the choices of the export, see `ExportPlan.header`."""
    shards = list(shards)
    game = find_game(header["game"])
    encoding = encoding_of(game)
    counts = {split: {what: sum(shard.splits[split][what] for shard in shards) for what in ("games", "rows")} for split in SPLITS}
    facts = {name: sorted({fact for shard in shards for fact in shard.facts[name]}) for name in FACTS}
    skipped = [why for shard in shards for why in shard.skipped]
    incidents: dict[str, int] = {}
    for shard in shards:
        for bot, count in shard.incidents.items():
            incidents[bot] = incidents.get(bot, 0) + count
    return {
        "title": f"Decisions of {game.title}",
        "game": game.name,
        "complete": complete,
        "source": header["source"],
        "licence": header["licence"],
        "rules": {"version": header["version"], "code": header["code"], **facts},
        "seed": header.get("seed"),
        "line_up": header.get("bots"),
        "files_of_bots": header.get("files") if header["source"] == "self-play" else None,
        "forced": header["forced"],
        "format": header["format"],
        "split": dict(zip(SPLITS, header["split"], strict=True)),
        "counts": counts,
        "bytes": sum(file.bytes for shard in shards for file in shard.files.values()),
        "shards": len(shards),
        "skipped": {"games": len(skipped), "why": skipped[:SKIPPED_SHOWN]},
        "incidents": incidents,
        "encoding": {
            "hash": header["encoding"], "version": encoding.version, "size": encoding.size, "slots": encoding.slots,
            "observation": encoding.names(), "slot_names": encoding.slot_names(), "blocks": _blocks(encoding),
        },
        "columns": {"decisions": _described(DECISIONS), "games": _described(GAMES)},
    }  # fmt: skip


FACTS = ("editions", "players", "variants", "revisions", "figures", "bots")


def _blocks(encoding: Encoding) -> list[dict[str, Any]]:
    return [
        {"name": block.name, "first": block.offset, "shape": list(block.shape), "about": block.about} for block in encoding.blocks
    ]


def _described(columns: Iterable[DataColumn]) -> list[dict[str, str]]:
    return [{"name": column.name, "type": column.kind, "about": column.about} for column in columns]


def write_card(header: Mapping[str, Any], folder: Folder, *, complete: bool) -> dict[str, Any]:
    """Write both files of the card, and return it."""
    card = make_card(header, folder.shards().values(), complete=complete)
    write_whole(folder.path / "card.json", dump(card))
    write_whole(folder.path / "README.md", in_words(card))
    return card


def in_words(card: Mapping[str, Any]) -> str:
    """The card for people. The part above the second line of dashes is for sites that host data sets."""
    rules, encoding = card["rules"], card["encoding"]
    ending = card["format"]
    made = (
        f"bots played against each other: {', '.join(rules['bots']) or 'none yet'}; seed {card['seed']}"
        if card["source"] == "self-play"
        else "taken from records of games; names of people are left out"
    )
    facts = [
        ("Game", f"{card['game']}; editions {_list(rules['editions'])}; players {_list(rules['players'])}; "
         f"variants {_list(rules['variants'])}"),
        ("Made", made),
        ("Rules", f"hustings {rules['version']}, source {rules['code']}; revision {_list(rules['revisions'])}; "
         f"figures {_list(rules['figures'])}"),
        ("Observations", f"encoding {encoding['hash']}: {encoding['size']} numbers, {encoding['slots']} slots"),
        ("Forced decisions", "included" if card["forced"] else "left out: those with a single legal option"),
        ("State", "complete" if card["complete"] else "not complete: the export was stopped and can be resumed"),
        ("Left out", f"{card['skipped']['games']} games"),
        ("Decisions taken from bots", ", ".join(f"{bot} {count}" for bot, count in card["incidents"].items()) or "none"),
        ("Licence", card["licence"]),
    ]  # fmt: skip
    lines = ["---", f"license: {json.dumps(card['licence'].lower())}", f"pretty_name: {card['title']}", "configs:"]
    for name, pattern in (("decisions", "data/{split}-*." + ending), ("games", "games/games-*." + ending)):
        lines += [f"- config_name: {name}", "  data_files:"]
        if name == "games":
            lines += ["  - split: train", f"    path: {pattern}"]
            continue
        for split in SPLITS:
            if card["counts"][split]["rows"]:
                lines += [f"  - split: {split}", f"    path: {pattern.format(split=split)}"]
    lines += ["---", "", f"# {card['title']}", "", "One row for each decision, as the seat that made it saw the table.", ""]
    lines += ["| | |", "|---|---|", *(f"| {name} | {text} |" for name, text in facts), ""]
    lines += ["All games of one deal are in the same split.", "", "| split | games | rows |", "|---|---|---|"]
    lines += [f"| {split} | {count['games']:,} | {count['rows']:,} |" for split, count in card["counts"].items()]
    for table in ("decisions", "games"):
        lines += ["", f"## Columns of {table}", "", "| column | type | |", "|---|---|---|"]
        lines += [f"| `{column['name']}` | {column['type']} | {column['about']} |" for column in card["columns"][table]]
    lines += ["", f"`row` is a list of {encoding['size']} int8; card.json names each of them, and each slot.", ""]
    return "\n".join(lines)


def _list(values: Iterable[str]) -> str:
    return ", ".join(values) or "none"
