"""The result of a game in a browser: score sheet, charts with their figures, the record and the picture to keep. None of it is
loaded before it is opened."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.browser.axe import check
from support.browser.browsing import PHONE, Visitor
from support.browser.looking import broken_layout, keys_left
from support.patience import get
from support.serving import new_table
from support.thinning import ALL

PNG = b"\x89PNG\r\n\x1a\n"


def opened(visitor: Visitor, game: str) -> Any:
    page = visitor.open(f"/r/example/{game}/result", ".charts .chart canvas")
    visitor.settle()
    return page


@pytest.mark.parametrize("game", ["die-macher", "helvetiq"])
def test_charts_show_the_figures_of_the_server(visit: Callable[..., Visitor], url: str, game: str) -> None:
    charts = get(f"{url}/api/examples/{game}/charts").json()
    visitor = visit()
    page = opened(visitor, game)
    assert page.locator(".charts .chart").count() == len(charts["series"])
    for place, series in enumerate(charts["series"]):
        figure = page.locator(".charts .chart").nth(place)
        assert figure.locator("canvas").evaluate("(canvas) => canvas.width > 100 && canvas.height > 100")
        assert figure.locator(".end").count() == len(series["values"])  # a mark at the end of each line
        figure.locator("summary").click()
        rows = [row.split() for row in figure.locator("tbody tr").all_inner_texts()]
        assert [row[-len(charts["rounds"]) :] for row in rows] == [[str(n) for n in values] for values in series["values"]]
    for seat, by_round in enumerate(charts["by_part"]):
        page.locator(".parts .who button").nth(seat).click()
        totals = page.locator(".parts tbody tr td:last-child").all_inner_texts()
        assert totals == [str(sum(parts)) for parts in by_round]
    assert broken_layout(page) == [] and keys_left(page) == []


def test_the_score_sheet_says_where_each_seat_was_won(visit: Callable[..., Visitor], url: str) -> None:
    shown = get(f"{url}/api/examples/die-macher/replay?first=947&count=1").json()
    position = shown["positions"][0]["position"]
    page = opened(visit(), "die-macher")
    rows = page.locator(".score tbody tr")
    for state, seats in enumerate(position["seats"][:7]):
        assert rows.nth(state).locator("td").all_inner_texts() == [str(n) for n in seats[:5]]
    assert page.locator(".score .total td").all_inner_texts() == [str(n) for n in shown["result"]["scores"]]
    page.wait_for_selector(".timeline tbody tr >> nth=6")
    bars, lead = page.locator(".finish").bounding_box(), page.locator(".front .lead").bounding_box()
    assert bars and lead and bars["y"] - lead["y"] - lead["height"] < 24, (
        "no hole above the bars, however long the score sheet is"
    )


def test_the_record_and_the_picture_can_be_kept(visit: Callable[..., Visitor], url: str, tmp_path: Path) -> None:
    page = opened(visit(), "helvetiq")
    with page.expect_download() as record:
        page.click(".front .acts button:has-text('Record')")
    record.value.save_as(tmp_path / "record.json")
    text = (tmp_path / "record.json").read_bytes()
    assert text == get(f"{url}/api/examples/helvetiq/record").content
    assert json.loads(text)["format"] == "hustings record"
    with page.expect_download() as picture:
        page.click("text=As a picture")
    picture.value.save_as(tmp_path / "result.png")
    drawn = (tmp_path / "result.png").read_bytes()
    assert drawn.startswith(PNG) and int.from_bytes(drawn[16:20], "big") == 2400


def test_nothing_of_it_is_loaded_with_the_table(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person", {"kind": "bot", "bot": "easy"}], game="helvetiq")
    visitor = visit()
    loaded: list[str] = []
    visitor.page.on("request", lambda request: loaded.append(request.url))
    visitor.sit(people[0]).wait_for_selector(".ask")
    visitor.settle()
    scripts = [address.rsplit("/", 1)[1] for address in loaded if "/assets/" in address]
    late = ("Replay", "Result", "RoundByRound", "Chance", "Figures", "Whole", "Mistakes", "uPlot", "Hint")
    assert scripts and not [name for name in scripts if name.startswith(late)]
    texts = [get(address).text for address in loaded if address.endswith(".js")]
    assert not [text for text in texts if "u-over" in text]  # a word of the chart library itself


@pytest.mark.parametrize("game", ["die-macher", "helvetiq"])
def test_axe_in_both_themes_on_both_screens(visit: Callable[..., Visitor], axe: str, game: str) -> None:
    visitor = visit()
    opened(visitor, game)
    assert check(visitor, axe, f"result of {game}") == []


# Thinned: test_every_screen has the same page in every language.
@pytest.mark.parametrize("lang", ["de-DE", *(["fr-FR", "nl-NL", "it-IT"] if ALL else [])])
def test_on_a_phone_in_the_longest_words(visit: Callable[..., Visitor], lang: str) -> None:
    page = opened(visit(viewport=PHONE, locale=lang), "die-macher")
    assert broken_layout(page) == [] and keys_left(page) == []


def test_a_result_on_paper_has_its_bars_and_no_buttons(visit: Callable[..., Visitor]) -> None:
    page = opened(visit(), "die-macher")
    page.emulate_media(media="print")
    assert page.locator(".btn:visible, .slider:visible").count() == 0
    kept = page.locator(".finish :is(.stack, .mark)").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).printColorAdjust)"
    )
    assert set(kept) == {"exact"}


# The colour of the headline, and every chart as it is drawn.
LOOK = """() => [
  getComputedStyle(document.querySelector("h1")).color,
  ...[...document.querySelectorAll(".charts .chart canvas")].map((canvas) => canvas.toDataURL()),
]"""


def test_on_paper_everything_is_dark_on_light_whatever_the_theme(visit: Callable[..., Visitor]) -> None:
    """Surfaces are not printed: light letters would stand on white paper."""
    visitor = visit(color_scheme="dark")
    page = opened(visitor, "die-macher")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    visitor.settle()
    on_screen = page.evaluate(LOOK)
    page.emulate_media(media="print")
    visitor.settle()
    on_paper = page.evaluate(LOOK)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    visitor.settle()
    assert on_paper == page.evaluate(LOOK)
    assert not set(on_paper) & set(on_screen)
