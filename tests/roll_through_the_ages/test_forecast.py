"""What the page shows beside a decision is what the rules then do."""

from __future__ import annotations

import random
from itertools import product

import pytest

from aevum.core import game
from aevum.games.roll_through_the_ages.board import EITHER, FACE_IDS, SKULL, WORKERS
from aevum.games.roll_through_the_ages.forecast import Forecast, Outlook, falls, fed_first, forecast, settled
from aevum.games.roll_through_the_ages.position import RollPosition
from aevum.games.roll_through_the_ages.scoring import score_of

GAME = game("roll_through_the_ages")


def begun(seats: int = 3, faces: str = "", **options: bool) -> RollPosition:
    """A turn after its first roll, with these faces."""
    pos = GAME.position(seats, options)
    assert isinstance(pos, RollPosition)
    names = faces.split() or ["food", "workers", "skull"]
    pos.sheet.cities = pos.dice = len(names)
    pos.pending = pos.dice
    pos.settle(tuple(FACE_IDS.index(name) + 1 for name in names))
    return pos


def told(pos: RollPosition) -> Forecast:
    found = forecast(pos, pos.actors[0])
    assert found is not None
    return found


def again(pos: RollPosition, *faces: str) -> Outlook:
    counts = {face: faces.count(face) for face in faces}
    return next(each for each in told(pos).outlooks if each.again == counts)


def test_the_ways_in_which_dice_fall_are_all_of_them() -> None:
    for dice in range(8):
        assert sum(ways for ways, _ in falls(dice)) == 6**dice
    counted = {fall: ways for ways, fall in falls(3)}
    for throw in product(range(6), repeat=3):
        counted[tuple(throw.count(face) for face in range(6))] -= 1
    assert set(counted.values()) == {0}


def test_keeping_all_dice_tells_what_the_rules_then_do() -> None:
    pos = begun(3, "food workers workers skull coins")
    column = told(pos).outlooks[0]
    assert column.again == {}
    assert column.workers == (6, 60, 6)
    assert column.hungry == (0, 0, 0)
    assert column.left[0] == 3 + 3 - 5
    assert column.goods == {"wood": 1, "stone": 1, "pottery": 0, "cloth": 0, "spearheads": 0}
    assert column.spend[0] == 3 + 7
    assert column.skulls == [0, 1000, 0, 0, 0, 0]
    assert [each.name for each in column.sites if each.percent == 100][:3] == ["city_4", "city_5", "city_6"]


def test_odds_of_a_reroll_are_those_of_all_throws_tried_one_by_one() -> None:
    pos = begun(4, "food workers skull coins either")
    column = again(pos, "coins", "either")
    workers, skulls, spend = [], [], []
    for first, second in product(range(6), repeat=2):
        faces = [1, 0, 1, 1, 0, 0]
        faces[first] += 1
        faces[second] += 1
        one = settled(pos, faces, fed_first(pos.sheet, faces))
        workers.append(one.workers[0])
        skulls.append(faces[SKULL])
        spend.append(one.spend[0])
    assert column.workers == (min(workers), round(10 * sum(workers) / 36), max(workers))
    assert column.skulls == [round(1000 * skulls.count(number) / 36) for number in range(6)]
    assert column.spend == (min(spend), round(10 * sum(spend) / 36), max(spend))
    city = next(each for each in column.sites if each.name == "city_6")
    assert city.percent == round(100 * sum(number >= 5 for number in workers) / 36)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_quick_odds_agree_with_the_rules_in_any_position(seats: int) -> None:
    dice = random.Random(seats)
    for _ in range(12):
        pos = begun(seats, " ".join(dice.choice(FACE_IDS) for _ in range(4)))
        sheet = pos.sheet
        sheet.food = dice.randrange(16)
        sheet.developments = [dice.randrange(2) for _ in sheet.developments]
        sheet.goods = [dice.randrange(4) for _ in range(5)]
        for column in told(pos).outlooks[1:4]:
            lying = [count - column.again.get(name, 0) for name, count in zip(FACE_IDS, pos.faces, strict=True)]
            all_of_them = []
            for fall in product(range(6), repeat=sum(column.again.values())):
                faces = [count + fall.count(face) for face, count in enumerate(lying)]
                all_of_them.append(settled(pos, faces, fed_first(sheet, faces)))
            for field in ("hungry", "left", "workers", "gained", "spend"):
                if field in ("gained", "spend") and max(column.skulls[5:]):
                    continue
                numbers = [getattr(one, field)[0] for one in all_of_them]
                mean = round(10 * sum(numbers) / len(numbers))
                assert getattr(column, field) == (min(numbers), mean, max(numbers)), field


@pytest.mark.clause("RTA-2.2")
def test_skulls_are_rolled_again_only_alone() -> None:
    among_others = begun(2, "skull skull food")
    assert all("skull" not in each.again for each in told(among_others).outlooks)
    alone = begun(1, "skull skull food")
    assert again(alone, "skull", "skull").skulls[2] == round(1000 / 36)


def test_dice_that_give_either_have_a_column_for_each_answer() -> None:
    pos = begun(2, "either either workers")
    pos.play(0, GAME.parser.text("keep"))
    columns = told(pos).outlooks
    assert [column.fed for column in columns] == [0, 1, 2]
    assert [column.workers[0] for column in columns] == [7, 5, 3]
    assert pos.faces[EITHER] == 2
    assert pos.faces[WORKERS] == 1


def test_disasters_say_whom_they_hit() -> None:
    pos = begun(3, "food food food")
    pos.sheets[1].developments[4] = 1
    drought, pestilence, invasion, revolt = told(pos).disasters
    assert (drought.skulls, drought.points) == (2, [2, 0, 0])
    assert (pestilence.skulls, pestilence.points) == (3, [0, 0, 3])
    assert (invasion.skulls, invasion.points) == (4, [4, 0, 0])
    assert (revolt.skulls, revolt.points, revolt.goods) == (5, [0, 0, 0], [True, False, False])


def test_every_way_of_paying_is_one_that_the_rules_allow() -> None:
    pos = begun(2, "coins workers workers")
    pos.play(0, GAME.parser.text("keep"))
    pos.sheet.goods = [3, 3, 2, 1, 0]
    pos.play(0, GAME.parser.text("end_building"))
    price = next(each for each in told(pos).prices if each.development == "granaries")
    assert (price.due, price.short, price.score) == (30, 0, score_of(pos.sheet) + 6)
    assert price.ways[0].lost == min(way.lost for way in price.ways)
    for way in price.ways:
        tried = pos.clone()
        tried.play(0, GAME.parser.text("buy granaries"))
        for good in way.goods:
            tried.play(0, GAME.parser.text(f"pay {good}"))
        assert tried.sheets[0].developments[8]
        worth = told(pos).worth
        assert told(pos).coins + sum(worth[good] for good in way.goods) - 30 == way.lost
    empire = next(each for each in told(pos).prices if each.development == "empire")
    assert (empire.short, empire.ways) == (60 - 7 - 6 - 12 - 9 - 4, [])


def test_an_offer_is_told_in_what_it_does_to_me() -> None:
    pos = begun(2, "workers workers food", trade=True)
    pos.sheets[1].goods[2] = 1
    pos.play(0, GAME.parser.text("keep"))
    room = told(pos).partners[0]
    assert (room.seat, room.ask["pottery"]) == (1, 1)
    for text in ("offer 1", "give food", "ask pottery", "propose"):
        pos.play(0, GAME.parser.text(text))
    answer = forecast(pos, 1)
    assert answer is not None
    assert answer.deal is not None
    assert answer.deal.worth == (3, 0)
    assert answer.deal.food[1] == answer.deal.food[0] + 1
