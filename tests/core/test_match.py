"""A match is its set-up and its log: files, undo, fairness, upgrades."""

from __future__ import annotations

import json
from typing import Any

import pytest

import aevum
from aevum.core import Differs, FairDice, Fall, Illegal, Invalid, Match, Move, Position, QuickDice, Roll, Undo, log
from aevum.core.dice import commitment, key_from_seed
from aevum.core.log import Entry, digest_of

GAME = aevum.game("roll_through_the_ages")
RULES = f'"rules":{GAME.meta.rules_version}'


def played(entries: int = 60, seats: int = 2, seed: int = 1) -> Match:
    return play_on(GAME.start(seats, seed=seed), entries, seed)


def play_on(match: Match, entries: int, seed: int = 1) -> Match:
    dice = QuickDice(seed)
    while len(match.log) < entries and not match.over:
        seat = match.actors[0]
        match.play(seat, dice.pick(match.legal(seat)))
    return match


def edited(text: str, line: int, new: str) -> str:
    lines = text.splitlines()
    lines[line - 1] = new
    return "\n".join(lines)


def test_the_same_seed_gives_the_same_match() -> None:
    assert played(seed=5).dump() == played(seed=5).dump()
    assert played(seed=5).dump() != played(seed=6).dump()


def test_without_a_seed_no_two_matches_are_alike() -> None:
    assert GAME.start(4).setup.key != GAME.start(4).setup.key


def test_a_file_is_lines_of_json_with_versions() -> None:
    head, *entries, end = [json.loads(line) for line in played().dump().splitlines()]
    assert (head["format"], head["game"], head["rules"]) == (1, "roll_through_the_ages", GAME.meta.rules_version)
    assert all("do" in entry or "chance" in entry for entry in entries)
    assert end["entries"] == len(entries)


@pytest.mark.parametrize(
    ("line", "new", "says"),
    [
        (1, "{", "line 1"),
        (1, '{"game":"roll_through_the_ages"}', "line 1: not a match"),
        (1, '{"format":3}', "line 1: written in format 3; this Aevum reads up to 2"),
        (5, "{not json", "line 5"),
        (5, '{"seat":0,"do":"dance"}', "line 5: unknown verb 'dance'"),
        (5, '{"seat":0,"do":"reroll"}', "line 5: 'reroll' takes 1 values, not 0"),
        (5, '{"sit":0}', "line 5"),
        (5, "{}", "line 5: neither a move nor chance nor an undo"),
        (2, '{"chance":[7,1,1]}', "line 2: a die shows 1 to 6, not 7"),
        (2, '{"seat":0,"do":"keep"}', "line 2: not allowed: chance_first"),
    ],
)
def test_a_corrupt_file_is_refused_with_the_line(line: int, new: str, says: str) -> None:
    with pytest.raises(Invalid) as caught:
        Match.load(edited(played().dump(), line, new))
    assert says in str(caught.value)


def test_a_file_of_an_unknown_game_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Invalid, match="no game 'chess'; there are"):
        Match.load(played().dump().replace('"roll_through_the_ages"', '"chess"'))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"key": "xyz"}, "line 1: the dice key is not the one committed to"),
        ({"key": "00" * 32}, "line 1: the dice key is not the one committed to"),
        ({"key": "00" * 99}, "line 1: the dice key is not the one committed to"),
        ({"names": ["Anna"]}, "line 1: 2 seats need 2 names, not 1"),
        ({"seats": 9}, "line 1: roll_through_the_ages is for"),
        ({"options": {"magic": True}}, "line 1: roll_through_the_ages has no option magic"),
        ({"game": "chess"}, "line 1: no game 'chess'"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(changes: dict[str, object], says: str) -> None:
    text = played().dump()
    with pytest.raises(Invalid) as caught:
        Match.load(edited(text, 1, json.dumps(json.loads(text.splitlines()[0]) | changes)))
    assert str(caught.value).startswith(says)


def test_a_file_nested_too_deeply_is_refused() -> None:
    with pytest.raises(Invalid, match="line 1: nested too deeply"):
        Match.load(edited(played().dump(), 1, '{"format":1,"options":' + "[" * 100_000))


def test_nobody_who_does_not_sit_at_the_table_takes_back() -> None:
    text = played().dump()
    with pytest.raises(Invalid, match="line 7: there is no seat 9 to take something back"):
        Match.load(edited(text, 7, '{"undo":3,"by":9}'))
    match = Match.load(text)
    with pytest.raises(Illegal):
        match.undo(9, 3, consent=(0, 1))


def test_empty_lines_do_not_change_the_number_of_the_line_that_is_named() -> None:
    lines = edited(played().dump(), 5, "{}").splitlines()
    with pytest.raises(Invalid, match="line 7: neither"):
        Match.load("\n".join([*lines[:2], "", "", *lines[2:]]))


def test_a_name_may_hold_what_unicode_calls_the_end_of_a_line() -> None:
    match = GAME.start(2, seed=1, names=("Anna\u2028", "B\u0085\x1cla"))
    assert Match.load(match.dump()).setup == match.setup


def test_an_empty_file_is_refused() -> None:
    with pytest.raises(Invalid, match="line 1: the file is empty"):
        Match.load("")


@pytest.mark.parametrize("kept", [1, 2, 30])
def test_a_truncated_file_is_refused_with_the_line(kept: int) -> None:
    lines = played().dump().splitlines()[:kept]
    with pytest.raises(Invalid, match=f"line {kept}: the file is cut off"):
        Match.load(lines)


def test_a_file_with_a_line_missing_is_refused() -> None:
    lines = played().dump().splitlines()
    with pytest.raises(Invalid, match="entries were written"):
        Match.load(lines[:10] + lines[11:])


def test_newer_rules_are_refused() -> None:
    text = played().dump().replace(RULES, '"rules":99')
    with pytest.raises(Invalid, match="line 1: played under rules version 99"):
        Match.load(text)


def test_a_log_that_means_something_else_under_new_rules_says_where_and_is_kept_up_to_there() -> None:
    text = played().dump().replace(RULES, '"rules":0')
    Match.load(text)
    lines = text.splitlines()
    lines[9] = '{"seat":1,"do":"throw"}'
    with pytest.raises(Differs) as caught:
        Match.load(lines)
    assert caught.value.entry == 8
    kept = Match.load(lines, as_far_as_it_goes=True)
    assert len(kept.log) == 8
    lines[9] = '{"seat":1,"do":"a_verb_of_old"}'
    assert Match.load(lines, as_far_as_it_goes=True).position.dump() == kept.position.dump()
    kept.play(kept.actors[0], kept.legal(kept.actors[0])[0])


def test_undo_is_free_back_to_the_last_throw() -> None:
    match = GAME.start(2, seed=3)
    before = match.position.pack()
    length = len(match.log)
    first = match.legal(0)[0]
    match.play(0, first)
    assert match.undo_limit(0) == length
    match.undo(0)
    assert match.position.pack() == before
    assert isinstance(match.log[-1], Undo)
    assert Match.load(match.dump()).dump() == match.dump()


def test_undo_behind_a_throw_or_another_seat_needs_all_others_consent() -> None:
    match = GAME.start(3, seed=3)
    match.play(0, GAME.parser.text("keep"))
    while match.actors == (0,):
        match.play(0, match.legal(0)[-1])
    assert match.actors == (1,)
    with pytest.raises(Illegal, match="undo_needs_consent"):
        match.undo(0)
    with pytest.raises(Illegal, match="undo_needs_consent"):
        match.undo(0, consent=[1])
    match.undo(0, consent=[1, 2])
    assert match.actors == (0,)


def test_nobody_can_undo_what_is_not_there() -> None:
    match = GAME.start(2, seed=3)
    with pytest.raises(Illegal, match="nothing_to_undo"):
        match.undo(0)
    with pytest.raises(Illegal, match="nothing_to_undo"):
        match.undo(0, to=999, consent=[1])


def taken_back_and_again(times: int) -> str:
    """A file in which the worst entry to go back to, the one before a kept position, is gone back to over and over."""
    match = GAME.start(2, seed=3)
    while len(match.log) % 32 != 31 or match.chance is not None:
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    seat, action = match.actors[0], match.legal(match.actors[0])[0]
    lines = match.dump().splitlines()[:-1]
    move = f'{{"seat":{seat},"do":"{action.text()}"}}'
    for _ in range(times):
        lines += [move, f'{{"undo":{len(lines) - 1},"by":{seat}}}']
    return "\n".join([*lines, f'{{"entries":{len(lines) - 1},"position":"{digest_of(match.position)}"}}'])


def test_taking_back_plays_a_bounded_number_of_entries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    again = []

    def redo(position: Position, entry: Entry) -> None:
        again.append(entry)
        log.redo(position, entry)

    monkeypatch.setattr("aevum.core.match.redo", redo)
    match = Match.load(taken_back_and_again(300))
    assert len(again) <= 300 * 31
    # The longer it was taken back and forth, the more of the log does not count: looking back costs no more for it.
    again.clear()
    assert match.at(len(match.log)).pack() == match.position.pack()
    assert len(again) <= 31


def test_a_file_from_outside_may_be_told_how_often_it_takes_back() -> None:
    assert Match.load(taken_back_and_again(40), most_undos=40).log[-1].to  # type: ignore[union-attr]
    with pytest.raises(Invalid, match="line 114: moves were taken back more than 40 times"):
        Match.load(taken_back_and_again(41), most_undos=40)


def test_dice_thrown_after_an_undo_by_consent_are_new_ones() -> None:
    match = GAME.start(1, seed=3)
    faces = match.log[0]
    match.play(0, GAME.parser.text("keep"))
    match.undo(0, to=0, consent=[])
    assert isinstance(match.log[-1], Fall)
    assert match.log[-1] != faces
    assert match.unfair_entries() == []
    match.log[-1] = faces
    assert match.unfair_entries() == [len(match.log) - 1]


def test_any_moment_can_be_visited() -> None:
    match = GAME.start(2, seed=9)
    dice = QuickDice(9)
    seen = [match.position.pack()]
    lengths = [len(match.log)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, dice.pick(match.legal(seat)))
        seen.append(match.position.pack())
        lengths.append(len(match.log))
    assert [match.at(length).pack() for length in lengths] == seen
    with pytest.raises(Invalid, match="there is no"):
        match.at(len(match.log) + 1)


def test_dice_are_committed_to_and_can_be_checked() -> None:
    match = played()
    assert match.setup.commitment == commitment(bytes.fromhex(match.setup.key))
    assert match.unfair_entries() == []
    cheated = GAME.start(2, seed=1)
    cheated.log[0] = Fall((6, 6, 6))
    assert cheated.unfair_entries() == [0]
    for wrong in ("00" * 32, "no key at all"):
        with pytest.raises(Invalid, match="not the one committed to"):
            match.unfair_entries(wrong)


def test_a_running_match_does_not_give_its_key_away() -> None:
    match = played()
    assert match.setup.key in match.dump()
    for seat in (None, 0, 1):
        assert match.setup.key not in match.dump_for(seat)


def test_a_file_for_one_seat_of_a_running_match_is_told_from_a_broken_one() -> None:
    with pytest.raises(Invalid, match="the match was still going on"):
        Match.load(played().dump_for(0))


def test_chance_can_be_typed_in_from_a_real_table() -> None:
    match = Match.start(GAME, 2, None, key=None)
    assert isinstance(match.chance, Roll)
    with pytest.raises(Invalid, match="3 dice are to be rolled"):
        match.settle((1, 2))
    match.settle((1, 2, 6))
    assert match.actors == (0,)
    with pytest.raises(Invalid, match="no chance is waited for"):
        match.settle((1, 2, 6))
    assert Match.load(match.dump()).log == match.log


def test_fair_dice_are_even() -> None:
    dice = FairDice(key_from_seed("even"))
    counts = [0] * 6
    for entry in range(3000):
        dice.begin(entry)
        for number in dice.roll(2):
            counts[number - 1] += 1
    assert all(850 < count < 1150 for count in counts)
    assert sorted({dice.below(1000) for _ in range(20_000)}) == list(range(1000))


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(Invalid, match="2 seats need 2 names, not 1"):
        GAME.start(2, names=("Anna",))


def test_a_longer_match_file_stays_small() -> None:
    sizes = [len(played(10_000, seats=4, seed=seed).dump()) for seed in range(5)]
    assert max(sizes) < 50_000


def test_a_log_for_a_seat_shows_moves_in_order() -> None:
    match = played()
    moves = [entry for entry in match.log_for(0) if isinstance(entry, Move)]
    assert all(entry.action is not None for entry in moves)


WRITTEN = """{"seats": 2, "round": 3, "seat": 1, "options": {"trade": true},
  "players": [{"food": 9}, {"built": ["city_4"], "goods": {"wood": 2}, "developments": ["leadership"]}]}"""


def test_a_match_begins_from_a_written_position_with_the_dice_that_are_said() -> None:
    match = GAME.start(position=WRITTEN, dice=[(1, 1, 2, 3), (4,)], names=("Anna", "Béla"))
    assert (match.seats, match.setup.options, match.actors) == (2, {"trade": True}, (1,))
    match.play(1, GAME.parser.text("reroll food"))
    match.play(1, GAME.parser.text("throw"))
    assert [entry.outcome for entry in match.log if isinstance(entry, Fall)] == [(1, 1, 2, 3), (4,)]
    match.undo(1, 1, consent=(0,))
    match.play(1, GAME.parser.text("reroll food"))
    match.play(1, GAME.parser.text("throw"))
    assert match.chance is not None, "no dice are left: whoever drives the match supplies them"
    match.settle((6,))


def test_a_match_from_a_position_is_saved_and_replayed_like_any_other() -> None:
    match = aevum.Match.start(position=GAME.load(WRITTEN), key=b"k" * 32)
    play_on(match, 40)
    text = match.dump()
    assert json.loads(text.splitlines()[0])["format"] == 2
    again = Match.load(text)
    assert again.position.pack() == match.position.pack()
    assert again.at(0).pack() == GAME.load(WRITTEN).pack()
    assert again.dump() == text
    assert again.unfair_entries() == []


def test_where_a_match_began_is_told_to_nobody_before_its_end() -> None:
    match = GAME.start(position=WRITTEN, seed=1)
    assert "position" in json.loads(match.dump().splitlines()[0])
    assert "position" not in json.loads(match.dump_for(0).splitlines()[0])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"position": '{"seats": 9}'}, "for 1, 2, 3 or 4 seats, not 9"),
        ({"position": '{"seats": 2, "round": -3}'}, "a count is below zero"),
        ({"position": '{"seats": 2}', "seats": 3}, "one of 2 seats, not of 3"),
        ({"position": '{"seats": 2}', "dice": [(1, 2)]}, "3 dice are to be"),
        ({}, "needs a number of seats or a position"),
    ],
)
def test_a_match_does_not_begin_from_what_cannot_be(arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(Invalid, match=says):
        GAME.start(**arguments)


def test_a_file_whose_position_cannot_be_is_refused_with_its_line() -> None:
    text = GAME.start(position='{"seats": 2}', seed=1).dump()
    with pytest.raises(Invalid, match=r"line 1: .*7 dice with 3 cities"):
        Match.load(text.replace('"position":{"seats":2', '"position":{"dice":7,"seats":2'))
    with pytest.raises(Invalid, match="line 1: the position is of another table"):
        Match.load(text.replace('"position":{"seats":2', '"position":{"seats":3'))
