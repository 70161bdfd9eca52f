"""No input goes further than it was meant to: held keys, double clicks, digits where amounts are entered, and passing by
mistake."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.browser.browsing import PHONE, Visitor
from support.browser.driving import ASKED
from support.browser.staging import Json, Stage, moments
from support.serving import Client, asked_for, new_table, play_on

BOTS = [{"kind": "bot", "bot": "easy"}] * 2
SEND = ".ask .send[aria-disabled=false]"
# A key held down: the browser marks every press but the first as a repeat, and presses the focused button each time.
HELD = """(key) => {
  for (const at of [document.activeElement ?? document.body, document.body]) {
    const went = at.dispatchEvent(new KeyboardEvent("keydown", { key, repeat: true, bubbles: true, cancelable: true }));
    if (went && at.matches("button")) at.click();
  }
}"""


def moment(kind: str) -> Json:
    return next(one for one in moments() if one["ask"]["kind"] == kind)


@pytest.fixture
def seat(url: str) -> Client:
    return new_table(url, ["person", *BOTS])[1][0]


def test_a_double_click_on_the_first_choice_of_a_game_chooses_once(visit: Callable[..., Visitor], seat: Client) -> None:
    visitor = visit()
    page = visitor.sit(seat)
    page.wait_for_selector(ASKED)
    visitor.settle()
    page.locator(".ask [data-choice]").first.dblclick()
    visitor.settle()
    expect(page.locator(".ask .chain tr")).to_have_count(3)
    assert page.locator(".ask .chain tr.next").count() == 1
    assert [cell for cell in page.locator(".ask .chain td").all_inner_texts() if cell not in ("", "?")] == []
    assert page.locator(".banner").count() == 0
    assert page.locator(".ask [role=alert]").count() == 0


def test_a_double_click_on_a_state_places_one_gain(visit: Callable[..., Visitor], seat: Client) -> None:
    visitor = visit()
    page = visitor.sit(seat)
    page.wait_for_selector(ASKED)
    visitor.settle()
    page.locator(".ask [data-choice]").first.click()
    visitor.settle()
    page.locator(".board .spot[data-piece^='state:']").first.dblclick()
    visitor.settle()
    assert len([cell for cell in page.locator(".ask .chain td").all_inner_texts() if cell not in ("", "?")]) == 1


def test_a_key_held_since_the_last_question_does_not_answer_this_one(stage: Stage) -> None:
    stage.show(moment("discarding"))
    page = stage.page
    page.locator(".ask [data-choice]").first.click()
    stage.visitor.settle()
    page.evaluate(HELD, "Enter")
    stage.visitor.settle()
    assert stage.sent == []
    page.keyboard.press("Enter")
    stage.visitor.settle()
    assert len(stage.sent) == 1


def test_nothing_is_accepted_before_a_question_can_have_been_seen(stage: Stage) -> None:
    stage.show(moment("media-buying"))
    stage.page.locator(".ask [data-choice]").first.click()
    stage.visitor.settle()
    stage.forget()
    # The page's clock stands still until the first click: however long a busy machine draws, the question has only just come.
    at = """() => {
      const panel = document.querySelector(".ask"), still = performance.now();
      performance.now = () => still;
      return new Promise((go) => new MutationObserver((_, seen) => {
        const choice = document.querySelector(".ask[data-kind=start-naming] [data-choice]");
        if (!choice) return;
        seen.disconnect();
        choice.click();
        setTimeout(async () => {
          const early = choice.getAttribute("aria-pressed");
          performance.now = () => still + 400;
          choice.click();
          await window.settled();
          delete performance.now;
          go([early, choice.getAttribute("aria-pressed")]);
        });
      }).observe(panel, { subtree: true, childList: true, attributes: true }));
    }"""
    stage.page.evaluate(f"() => {{ window.early = ({at})(); }}")
    stage.show(moment("start-naming"))
    assert stage.page.evaluate("() => window.early") == ["false", "true"]


@pytest.mark.parametrize("kind", ["start-bid", "poll-bid"])
def test_digits_are_the_amount(stage: Stage, kind: str) -> None:
    one = moment(kind)
    stage.show(one)
    low = one["ask"]["amounts"]["low"]
    digit = str(max(low, 3))
    stage.page.keyboard.press(digit)
    stage.visitor.settle()
    assert stage.previews[-1] == [int(digit)]
    assert stage.page.locator(".ask input[data-amount]").input_value() == digit
    stage.forget()


def test_a_digit_converts_as_many(stage: Stage) -> None:
    one = moment("converting")
    stage.show(one)
    held = one["position"]["meetings"][one["position"]["state"]][one["seat"]]
    stage.page.keyboard.press(str(min(held, 2)))
    stage.visitor.settle()
    expect(stage.page.locator(".ask .quick [aria-pressed=true]")).to_have_text(str(min(held, 2)))
    stage.forget()


@pytest.mark.parametrize("kind", ["discarding", "placing", "meetings"])
def test_doing_nothing_is_chosen_and_never_armed(stage: Stage, kind: str) -> None:
    stage.visitor.settle()
    stage.forget()  # what an earlier test has left on the stage
    stage.show(moment(kind))
    page = stage.page
    expect(page.locator(SEND)).to_have_count(0)
    page.keyboard.press("Enter")
    stage.visitor.settle()
    assert stage.sent == []
    page.locator(".ask .options .option").last.click()
    stage.visitor.settle()
    page.locator(SEND).click()
    stage.visitor.settle()
    assert len(stage.sent) == 1


def test_the_button_says_what_is_missing(stage: Stage) -> None:
    for kind, words in {
        "start-bid": "Enter a bid",
        "start-naming": "Pick a party",
        "media-buying": "Pick a state",
        "discarding": "Pick cards",
        "contribution": "Pick a card",
    }.items():
        stage.show(moment(kind))
        expect(stage.page.locator(".ask .send")).to_contain_text(words)
    stage.page.locator(".ask .choice-gifts button").first.click()
    expect(stage.page.locator(".ask .send")).to_contain_text("Take or refuse")


def test_on_a_phone_a_new_kind_of_question_opens_its_choices(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3)
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    me = people[view["seat"]]
    visitor = visit(viewport=PHONE, has_touch=True)
    page = visitor.sit(me)
    sheet = page.locator(".board")
    expect(sheet).to_have_attribute("data-sheet", "open")
    page.locator(".dock button").nth(1).click()  # the sheet does not cover what the dock shows
    expect(sheet).to_have_attribute("data-sheet", "peek")
    page.locator(".ask .grip").click()
    page.locator(".ask .grip").click()
    expect(sheet).to_have_attribute("data-sheet", "peek")
    # Left folded, it stays folded when the same question comes again.
    me.act(view["ask"]["options"][0]["option"], seq=view["seq"])
    again = play_on(people, lambda now: now["seat"] == me.seat and now["ask"]["kind"] == "media-buying")
    assert again is not None
    visitor.follow(again["seq"])
    expect(sheet).to_have_attribute("data-sheet", "peek")


def test_on_a_phone_the_cards_of_the_cabinet_say_who_they_are_and_what_they_do(stage: Stage) -> None:
    """Because the hand, which says so too, lies under the open choices."""
    stage.show(moment("placing"))
    who = stage.page.locator(".ask .what li", has_text="Speaker of the house")
    expect(who).to_be_hidden()  # on a wide screen the hand is next to the panel
    stage.visitor.resize(**PHONE)
    expect(who).to_be_in_viewport(ratio=1)
    expect(who.get_by_role("img")).to_have_count(5)  # votes, media, trends, coalition
    stage.visitor.resize(1440, 900)
