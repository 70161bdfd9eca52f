"""Windows of real laptops: the whole table is in view, and the question never leaves it.

One window goes through all sizes and languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from hustings.core.learning import puzzles
from support.browser.browsing import Visitor
from support.browser.looking import broken_layout, wide_letters
from support.browser.staging import Stage, moments
from support.serving import new_table
from support.thinning import ALL

SIZES = [(1366, 768), (1440, 789), (1536, 730), (1280, 720)]
TABLETS = [(731, 411), (744, 1133), (768, 1024)]
"""The first is a phone on its side."""
KINDS = ("meetings", "placing", "opinion-swap", "contribution")
# The important parts outside the window: the question with its button, the boards, the record with the chat.
OUTSIDE = """(parts) => parts.filter((part) => {
  const all = [...document.querySelectorAll(part)];
  return all.length === 0 || all.some((one) => {
    const box = one.getBoundingClientRect();
    return box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
  });
})"""

# Sheets with rows below their end, where nobody can scroll to them.
SPILLS = """() => [...document.querySelectorAll("main section")].filter((sheet) => {
  const end = sheet.getBoundingClientRect().bottom;
  const rows = [...sheet.querySelectorAll("tr, li, .row")].filter((row) => !row.closest(".log, .choice, .vh"));
  return getComputedStyle(sheet).overflowY === "visible" && rows.some((row) => row.getBoundingClientRect().bottom > end + 1);
}).map((sheet) => sheet.className)"""

# How many pixels an empty field has to spare beside its words.
ROOM_LEFT = """(field) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = font;
  return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - pen.measureText(field.placeholder).width;
}"""


def sizes_for(number: int) -> list[tuple[int, int]]:
    """Thinned: each kind of decision is checked in the smallest window, where a panel that is too high shows first, and in one of
    the others, in turn: what gives way at one size does so at every kind."""
    *others, smallest = SIZES
    return SIZES if ALL else [others[number % len(others)], smallest]


def in_turn(visitor: Visitor, sizes: Iterable[tuple[int, int]] = SIZES) -> Iterator[tuple[int, int]]:
    """Show the window at one size after the other."""
    for width, height in sizes:
        visitor.resize(width, height)
        yield width, height


def test_nothing_of_die_macher_lies_under_the_fold(stage: Stage) -> None:
    board = [".hand", ".state .row", ".state .standing", ".questions tr", ".nation li"]
    for number, kind in enumerate(KINDS):
        stage.show(next(one for one in moments() if one["ask"]["kind"] == kind and one["position"]["parties"] == 5))
        for size in in_turn(stage.visitor, sizes_for(number)):
            assert stage.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), (kind, size)
            assert stage.page.evaluate(OUTSIDE, [".mast", ".ask", ".ask .send", *board, ".paper .say"]) == [], (kind, size)
            assert broken_layout(stage.page) == [], (kind, size)


# What a hand shows when it has little room, most important first: money, hidden cards, the cabinet. And how far apart the rows of
# two tables are that stand side by side.
IN_HAND = """() => {
  const hand = document.querySelector(".hand"), end = hand.getBoundingClientRect().bottom;
  const ends = (rows) => [...document.querySelectorAll(rows)].map((row) => row.getBoundingClientRect().bottom);
  const [left, right] = [ends(".parties .ledger:first-child tbody tr"), ends(".parties .stock tbody tr")];
  return {
    hidden: ["header", ".hidden3 tr", ".cabinet .cost", ".gifts li"].filter((part) =>
      [...hand.querySelectorAll(part)].some((one) => one.getBoundingClientRect().bottom > end + 1)),
    blank: [...hand.querySelectorAll(".gifts li")].filter((one) => one.innerText === "").length,
    whole: hand.scrollHeight <= hand.clientHeight,
    apart: Math.max(...left.map((row, nth) => Math.abs(row - right[nth]))),
  };
}"""


def test_the_hand_has_room_beside_the_longest_words(visit: Callable[..., Visitor]) -> None:
    """In German, in the opening, where the hand also contains a list, and where the panel is high. Of every deck at least its
    cards are shown."""
    stage = Stage(visit(locale="de-DE"))
    opening, high = ("choose-boons", "choose-base", "place-marker"), ("meetings", "poll-bid")
    kinds = (*opening, "start-bid", "media-buying", "converting", *high, "placing", "cabinet-action")
    for number, kind in enumerate(kinds):
        stage.show(next(one for one in moments() if one["ask"]["kind"] == kind and one["position"]["parties"] == 5))
        for size in in_turn(stage.visitor, sizes_for(number)):
            shown = stage.page.evaluate(IN_HAND)
            assert stage.page.evaluate(OUTSIDE, [".ask", ".ask .send", ".hand"]) == [], (kind, size)
            assert shown["apart"] < 0.6, "one line for each party"
            assert shown["blank"] == 0, (kind, size)
            if kind == "cabinet-action":
                continue  # its list is the longest, so the hand scrolls
            if kind == "placing":
                assert ".cabinet .cost" not in shown["hidden"], "what the cards can do comes first while they are placed"
                expect(stage.page.locator(".cabinet tbody td").first).to_be_in_viewport()
            elif kind in high:
                assert shown["hidden"] == [], (kind, size)
            else:
                assert shown["whole"], (kind, size)


@pytest.mark.parametrize("path", ["/r/example/die-macher#at=300", "/r/example/helvetiq#at=90", "/puzzles/{puzzle}"])
def test_what_stands_above_the_boards_pushes_none_of_them_out(visit: Callable[..., Visitor], path: str) -> None:
    puzzle = next(name for name, one in puzzles.every().items() if one.game == "die-macher")
    visitor = visit(locale="de-DE")
    page = visitor.open(path.format(puzzle=puzzle), ".ask")
    for size in in_turn(visitor, [(1440, 900), (1920, 911), (1920, 1080), *SIZES]):
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), size
        assert page.evaluate(SPILLS) == [], size
        assert broken_layout(page) == [], size


def test_the_last_of_the_next_states_fills_its_sheet(stage: Stage) -> None:
    """It is alone where there were three, and is as legible as the current one."""
    stage.show(next(one for one in moments() if one["position"]["round"] == 6 and one["position"]["parties"] == 5))
    expect(stage.page.locator(".state")).to_have_count(2)
    for size in in_turn(stage.visitor):
        letters = stage.page.locator(".state .row").evaluate_all(
            "(rows) => rows.map((row) => parseFloat(getComputedStyle(row).fontSize))"
        )
        assert len(letters) == 10 and min(letters) > 0.9 * max(letters), size
        assert stage.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), size
        assert stage.page.evaluate(OUTSIDE, [".state .row", ".state .standing", ".paper .say"]) == [], size
        assert broken_layout(stage.page) == [], size


def test_nothing_of_helvetiq_lies_under_the_fold(visit: Callable[..., Visitor], url: str) -> None:
    _, (me,), _ = new_table(url, ["person", *[{"kind": "bot", "bot": "easy"}] * 2], game="helvetiq")
    visitor = visit()
    page = visitor.sit(me)
    page.wait_for_selector(".ask:not(.idle)")
    for size in in_turn(visitor):
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), size
        assert page.evaluate(OUTSIDE, [".mast", ".ask", ".ask .send", ".board-hq", ".paper .say"]) == [], size
        assert broken_layout(page) == [], size


# Whether the party in control of a state is named beside its markers. The offer is hidden, as at a table of bots, where there is
# nobody to make one to.
BESIDE_THE_MARKERS = """() => {
  const [markers, who, offer] = [".tvs", ".ctl-by", ".offer"].map((part) => document.querySelector(`.now > header ${part}`));
  offer.style.display = "none";
  return who.getBoundingClientRect().top < markers.getBoundingClientRect().bottom && who.scrollWidth <= who.clientWidth;
}"""


def test_who_controls_is_said_beside_the_longest_names(visit: Callable[..., Visitor]) -> None:
    """In French, which has the longest words for it."""
    stage = Stage(visit(locale="fr"))
    moment = next(one for one in moments() if one["ask"]["kind"] == "meetings" and one["position"]["parties"] == 5)
    position = moment["position"]
    now = position["round"] - 1
    for land, name in ((0, "Nordrhein-Westfalen"), (2, "Baden-Württemberg"), (12, "Mecklenburg-Vorpommern")):
        position["land"][now], position["media"][now] = land, [0] * 5
        stage.show(moment)
        expect(stage.page.locator(".now h2 .full")).to_have_text(name)
        for size in in_turn(stage.visitor, [*SIZES, (1440, 900), *TABLETS]):
            assert stage.page.evaluate(BESIDE_THE_MARKERS), (name, size)


# The distance from the last letter to the dashed frame around its piece, in pixels.
TO_FRAME = """(piece) => {
  const letters = [...piece.querySelectorAll("*")].find((it) => it.childElementCount === 0 && it.checkVisibility()) ?? piece;
  const style = getComputedStyle(letters), pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.letterSpacing = style.letterSpacing;
  const ink = letters.getBoundingClientRect().left + pen.measureText(letters.textContent).actualBoundingBoxRight;
  return piece.getBoundingClientRect().right + parseFloat(getComputedStyle(piece).outlineOffset) - ink;
}"""


def test_frames_of_what_can_be_chosen_keep_clear_of_its_letters(visit: Callable[..., Visitor]) -> None:
    stage = Stage(visit(locale="de-DE", viewport={"width": 1280, "height": 720}))
    for kind, pieces in (("placing", ".state h2 .spot"), ("start-bid", ".hand .figure.spot")):
        stage.show(next(one for one in moments() if one["ask"]["kind"] == kind and one["position"]["parties"] == 5))
        apart = stage.page.locator(pieces).evaluate_all(f"(all) => all.map({TO_FRAME})")
        assert apart and min(apart) > 2.3, (kind, apart)


def test_helvetiqs_hand_is_whole_while_a_list_is_long(visit: Callable[..., Visitor], url: str) -> None:
    """The list scrolls, since everything in it can also be clicked on the board; and a few of its choices stay visible."""
    _, people, _ = new_table(url, ["person"] * 3, game="helvetiq")
    view = people[0].view() if people[0].view()["ask"] else next(one.view() for one in people if one.view()["ask"])
    visitor = visit(locale="de-DE")
    page = visitor.sit(people[view["seat"]])
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        visitor.settle()
        assert page.locator(".choices-hq li").count() > 2
        assert page.locator(".hands-hq").evaluate("(hand) => hand.scrollHeight <= hand.clientHeight + 1"), (width, height)
        assert page.locator(".choices-hq").evaluate("(list) => list.clientHeight") >= 120


# How far names and notes of squares run out of them, in pixels.
OUT_OF_SQUARES = """() => [...document.querySelectorAll(".hq .sq-head")].flatMap((head) =>
  [...head.querySelectorAll(".sq-name, .sq-notes")].map((text) => [
    text.innerText, text.getBoundingClientRect().bottom - head.getBoundingClientRect().bottom]),
).filter(([, out]) => out > 0.5)"""


def test_names_on_helvetiqs_board_are_not_covered_by_pawns_and_laws(visit: Callable[..., Visitor]) -> None:
    """In the narrowest window, where names have two lines, and also in a puzzle, whose question takes some of the height."""
    visitor = visit(viewport={"width": 1280, "height": 720})
    puzzle = next(name for name, one in puzzles.every().items() if one.game == "helvetiq")
    for path in ("/r/example/helvetiq#at=90", "/r/example/helvetiq#at=330", f"/puzzles/{puzzle}"):
        visitor.page.goto("about:blank")
        visitor.open(path, ".hq .sq")
        for lang in ("de", "fr", "it", "nl", "en"):
            visitor.speak(lang)
            assert visitor.page.evaluate(OUT_OF_SQUARES) == [], (path, lang)


# Two puzzles whose boards need the most room: the last rounds with five parties, and three floors of squares. And a third, whose
# solution has the most text.
@pytest.mark.parametrize("name", ["die-macher-12", "helvetiq-01", "die-macher-14"])
def test_a_puzzle_its_hint_and_its_solution_leave_all_boards_in_the_window(visit: Callable[..., Visitor], name: str) -> None:
    visitor = visit(locale="de-DE")
    page = visitor.open(f"/puzzles/{name}", ".puzzle[data-state=open]")
    acts = page.locator(".puzzle .acts button")
    for state, next_step in (("open", acts.first), ("open", acts.last), ("solved", None)):
        page.wait_for_selector(f".puzzle[data-state={state}]")
        for width, height in (*SIZES, (1440, 900), (1680, 1050), (1920, 1080)):
            page.set_viewport_size(ViewportSize(width=width, height=height))
            visitor.settle()
            assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), (state, width)
            assert page.evaluate(OUTSIDE, [".puzzle .acts button", ".ask", ".hand, .hands-hq", ".paper"]) == [], (state, width)
            assert [sheet for sheet in page.evaluate(SPILLS) if "ask" not in sheet] == [], (state, width)  # its list scrolls
            assert broken_layout(page, "main") == [], (state, width)
        if next_step:
            next_step.click()
            visitor.settle()


def test_the_picture_of_a_state_has_room_for_its_votes(visit: Callable[..., Visitor]) -> None:
    """On "Learn", next to the other game's board."""
    visitor = visit(viewport={"width": 1280, "height": 720})
    page = visitor.open("/learn", "[data-picture=die-macher] .lane")
    page.wait_for_selector("[data-picture=helvetiq] .sq")
    assert page.locator("[data-picture=die-macher] .row .lane").first.evaluate("(lane) => lane.clientWidth") > 120
    assert broken_layout(page) == []


def test_sheets_that_stand_side_by_side_end_together_on_a_tablet(visit: Callable[..., Visitor], url: str) -> None:
    for game, sheets in (("die-macher", (".ask", ".hand")), ("helvetiq", (".ask", ".hand-hq"))):
        _, people, _ = new_table(url, ["person"] * 3, game=game)
        page = visit(viewport={"width": 820, "height": 1180}).sit(people[0])
        ends = [page.locator(sheet).first.evaluate("(it) => it.getBoundingClientRect().bottom") for sheet in sheets]
        assert abs(ends[0] - ends[1]) < 1, game


def test_on_a_small_window_the_question_stays_while_the_boards_scroll(stage: Stage) -> None:
    stage.page.set_viewport_size(ViewportSize(width=1180, height=800))
    stage.show(next(one for one in moments() if one["ask"]["kind"] == "media-buying"))
    stage.page.mouse.move(900, 600)
    stage.page.mouse.wheel(0, 700)
    expect(stage.page.locator(".paper .log")).to_be_in_viewport()
    expect(stage.page.locator(".ask h1")).to_be_in_viewport()
    expect(stage.page.locator(".ask .send")).to_be_in_viewport()


def test_a_long_line_for_one_alone_does_not_make_the_chat_scroll_sideways(visit: Callable[..., Visitor], url: str) -> None:
    """And until somebody speaks, the record has the room of the chat."""
    _, people, _ = new_table(url, ["person"] * 5)
    visitor = visit(viewport={"width": 1366, "height": 768})
    page = visitor.sit(people[0])
    chat = page.locator(".chat")
    assert chat.evaluate("(chat) => chat.clientHeight") < 48
    people[1].post("chat", {"text": "Not that I know of, but ask me again when the polls are in.", "to": 0}, 201)
    expect(chat).to_contain_text("ask me again")
    assert chat.evaluate("(chat) => chat.scrollWidth - chat.clientWidth") == 0
    assert page.evaluate(OUTSIDE, [".paper .say :is(select, input, button)"]) == []


def test_names_of_phases_are_whole_beside_a_clock(visit: Callable[..., Visitor], url: str) -> None:
    _, (me, *_), watching = new_table(url, ["person"] * 5, pace={"kind": "days", "move": 86_400, "reserve": 172_800})
    for place in (me, watching):
        visitor = visit(locale="de-DE", viewport={"width": 1280, "height": 720})
        page = visitor.sit(place)
        expect(page.locator(".clock").first).to_be_visible()
        assert broken_layout(page, ".mast") == []


def test_a_page_that_is_enlarged_shows_the_choices_and_the_button(stage: Stage) -> None:
    """1366 x 768 at 125 %."""
    stage.page.set_viewport_size(ViewportSize(width=1093, height=614))
    for kind in ("meetings", "poll-bid", "placing"):
        stage.show(next(one for one in moments() if one["ask"]["kind"] == kind and one["position"]["parties"] == 5))
        choice = stage.page.locator(".ask .choice")
        assert choice.evaluate("(list) => list.scrollHeight <= list.clientHeight + 1"), kind
        ends = "(button) => button.getBoundingClientRect().bottom + scrollY"  # on the page, however far it is scrolled
        assert stage.page.locator(".ask .send").evaluate(ends) <= 614, kind


def test_the_chat_says_what_its_field_is_for_where_people_talk(visit: Callable[..., Visitor], url: str) -> None:
    """Even where a player first has to choose whom to talk to."""
    _, people, _ = new_table(url, ["person"] * 5)
    visitor = visit()
    page = visitor.sit(people[0])
    field = page.get_by_placeholder("Say something")
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        visitor.settle()
        left = field.evaluate(ROOM_LEFT)
        assert left >= 3, f"{width}: only {left:.1f} px are left, and a browser rounds"
        assert page.evaluate(OUTSIDE, [".paper .say :is(select, input, button)"]) == []


# Signs of the exchange pool that are closer to the edge of their card than the width of a line.
AT_THE_EDGE = """() => [...document.querySelectorAll(".pool .card span:not(.vh)")].filter((sign) =>
  sign.getBoundingClientRect().bottom > sign.closest(".card").getBoundingClientRect().bottom - 1.5).length"""


def test_signs_and_ways_out_have_room_where_boards_are_low(visit: Callable[..., Visitor]) -> None:
    """In French, which has the longest way out; in the lowest window, where a guide takes some of its height."""
    stage = Stage(visit(locale="fr", viewport={"width": 1366, "height": 768}))
    stage.show(next(one for one in moments() if one["ask"]["kind"] == "opinion-swap" and one["position"]["parties"] == 5))
    expect(stage.page.locator(".next .way-outs")).to_be_visible()
    for height in (768, 700):
        stage.page.set_viewport_size(ViewportSize(width=1366, height=height))
        stage.visitor.settle()
        assert stage.page.evaluate(AT_THE_EDGE) == 0
        assert broken_layout(stage.page, ".common") == []


def test_names_of_states_keep_clear_of_the_questions_in_wide_letters(stage: Stage) -> None:
    stage.page.set_viewport_size(ViewportSize(width=1366, height=768))
    stage.show(next(one for one in moments() if one["ask"]["kind"] == "meetings" and one["position"]["parties"] == 5))
    wide_letters(stage.page)
    stage.visitor.settle()
    names = stage.page.locator(".q-wrap tbody th")
    names.evaluate_all("(names) => names.forEach((name) => (name.lastChild.textContent = 'Thüringen'))")
    assert broken_layout(stage.page, ".q-wrap") == []


def test_a_banner_pushes_no_row_out_of_its_sheet(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 5)
    visitor = visit(locale="de-DE", viewport={"width": 1280, "height": 720})
    page = visitor.sit(people[0])
    people[1].post("pause", {"agree": True})
    page.wait_for_selector(".banner")
    visitor.settle()
    assert page.evaluate(SPILLS) == []


def test_what_an_empty_field_is_for_can_be_read_in_the_dark(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3)
    page = visit(color_scheme="dark").sit(people[0])
    shown = page.get_by_placeholder("Say something").evaluate("(field) => getComputedStyle(field, '::placeholder').color")
    assert shown == page.locator(".chat .quiet").evaluate("(quiet) => getComputedStyle(quiet).color")
