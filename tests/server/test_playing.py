"""From sitting down to the end of a match, as a person's program does it."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

import aevum
from aevum.core import games
from aevum.server import wire
from aevum.server.client import Answered, Client
from aevum.server.sessions import SESSION_COOKIE
from aevum.store import Store
from tests.server.tables import new_table

Join = Callable[..., Client]
GAME = "roll_through_the_ages"


def play_on(client: Client, table: str, moves: int) -> wire.State:
    """Play the first legal action of whichever of my seats must decide."""
    for _ in range(moves):
        state = wait_for_turn(client, table)
        if state.over:
            return state
        assert state.seat is not None
        client.play(table, state.seat, state.seq, state.legal[0])
    return client.state(table)


def wait_for_turn(client: Client, table: str) -> wire.State:
    for _ in range(5000):
        state = client.state(table)
        if state.legal or state.over:
            return state
        time.sleep(0.02)
    raise AssertionError("my turn never came")


def two_players(join: Join, **more: object) -> tuple[Client, Client, str]:
    anna, bela = join("Anna"), join("Béla")
    table = anna.create(new_table("me", "invite", **more))
    token = table.seats[1].invite
    assert token is not None
    assert bela.accept(token).status == "running"
    return anna, bela, table.id


def test_a_newcomer_plays_against_two_bots_to_the_end(join: Join) -> None:
    anna = join("Anna")
    table = anna.create(new_table("me", "bot", "bot"))
    assert table.status == "running"
    assert [seat.played_by for seat in table.seats] == ["person", "bot", "bot"]
    state = play_on(anna, table.id, 2000)
    assert state.over
    assert state.result is not None
    assert sorted(place.seat for place in state.result.places) == [0, 1, 2]
    ended = anna.table(table.id)
    assert (ended.status, ended.result) == ("over", state.result)

    text = anna.send("GET", f"/api/tables/{table.id}/download").text
    match = aevum.Match.load(text)
    assert match.result is not None
    assert [place.score for place in match.result.places] == [place.score for place in state.result.places]

    fair = anna.ask("GET", f"/api/tables/{table.id}/fairness", wire.Fairness)
    assert fair.checked
    assert fair.dice_hash == table.dice_hash
    points = anna.ask("GET", f"/api/tables/{table.id}/scores", wire.Scores).points
    assert points[-1].scores == [match.result.score(seat) for seat in range(3)]

    again = anna.ask("POST", "/api/import", wire.Table, wire.Import(text))
    assert again.status == "over"
    assert again.result == ended.result


def test_the_way_back_in_time_shows_each_moment_as_it_was(join: Join) -> None:
    anna = join("Anna")
    table = anna.create(new_table("me", "me")).id
    states = []
    for _ in range(30):
        state = anna.state(table)
        states.append(state)
        assert state.seat is not None
        anna.play(table, state.seat, state.seq, state.legal[-1])
    for state in states:
        then = anna.ask("GET", f"/api/tables/{table}/at/{state.seq}?seat={state.seat}", wire.State)
        assert then.view == state.view
        assert then.actors == state.actors
    with pytest.raises(Answered, match="404"):
        anna.ask("GET", f"/api/tables/{table}/at/9999", wire.State)


def test_two_people_play_each_other_and_a_third_watches(join: Join) -> None:
    anna, bela, table = two_players(join)
    carol = join("Carol")
    with anna.live(table) as a, bela.live(table) as b, carol.live(table) as c:
        for client, socket, seat in ((anna, a, 0), (bela, b, 1), (carol, c, None)):
            first = socket.until(wire.Update)
            assert first.state.seat == seat
            assert client.state(table).seat == seat
        state = anna.state(table)
        anna.play(table, 0, state.seq, state.legal[-1])
        seen = [entry for socket in (a, b, c) for entry in socket.until(wire.Update).entries]
        assert [entry.action for entry in seen if entry.kind == "play"] == [state.legal[-1]] * 3
        with pytest.raises(Answered) as refused:
            carol.play(table, 0, anna.state(table).seq, state.legal[-1])
        assert refused.value.problem.error == "not_your_seat"


def test_a_lost_connection_misses_nothing_and_hears_nothing_twice(join: Join) -> None:
    anna, bela, table = two_players(join)
    with bela.live(table) as socket:
        seen = socket.until(wire.Update).state.seq
    play_on_both(anna, bela, table, 12)
    now = anna.state(table).seq
    with bela.live(table, since=seen) as socket:
        update = socket.until(wire.Update)
    assert [entry.seq for entry in update.entries] == list(range(seen, now))
    assert update.state.seq == now


def play_on_both(anna: Client, bela: Client, table: str, moves: int) -> None:
    for _ in range(moves):
        state = anna.state(table)
        client, seat = (anna, 0) if state.actors == [0] else (bela, 1)
        mine = client.state(table)
        client.play(table, seat, mine.seq, mine.legal[-1])


def test_a_repeated_request_plays_once(join: Join) -> None:
    anna, _, table = two_players(join)
    state = anna.state(table)
    first = anna.play(table, 0, state.seq, state.legal[-1], key="same-key")
    assert anna.play(table, 0, state.seq, state.legal[-1], key="same-key") == first
    assert anna.state(table).seq == first
    with pytest.raises(Answered, match="key_reused"):
        anna.play(table, 0, state.seq, state.legal[0], key="same-key")


def test_a_late_move_is_told_so(join: Join) -> None:
    anna, _, table = two_players(join)
    state = anna.state(table)
    now = anna.play(table, 0, state.seq, state.legal[-1])
    with pytest.raises(Answered) as refused:
        anna.play(table, 0, state.seq, state.legal[-1])
    assert (refused.value.problem.error, refused.value.problem.seq) == ("stale", now)


def test_a_move_against_the_rules_is_refused_with_the_clause(join: Join) -> None:
    anna, _, table = two_players(join)
    state = anna.state(table)
    every = anna.ask("GET", f"/api/tables/{table}/actions", wire.Actions).actions
    wrong = next(action for action in every if action not in state.legal)
    with pytest.raises(Answered) as refused:
        anna.play(table, 0, state.seq, wrong)
    assert refused.value.problem.error == "refused"
    assert refused.value.problem.key
    reason = anna.ask("POST", f"/api/tables/{table}/why-not", wire.Reason, wire.WhyNot(0, wrong))
    assert (reason.legal, reason.key, reason.clause) == (
        False,
        refused.value.problem.key,
        refused.value.problem.clause,
    )
    assert anna.ask("POST", f"/api/tables/{table}/why-not", wire.Reason, wire.WhyNot(0, state.legal[0])).legal


def test_a_preview_shows_what_would_happen_and_changes_nothing(join: Join) -> None:
    anna, _, table = two_players(join)
    state = anna.state(table)
    shown = anna.ask("POST", f"/api/tables/{table}/preview", wire.Preview, wire.WhyNot(0, state.legal[-1]))
    assert anna.state(table) == state
    anna.play(table, 0, state.seq, state.legal[-1])
    if not shown.chance:
        assert anna.state(table, 0).view == shown.view
    too_late = anna.ask("POST", f"/api/tables/{table}/preview", wire.Preview, wire.WhyNot(0, state.legal[-1]))
    assert (too_late.events, too_late.view) == ([], None)


def test_a_hint_is_a_legal_move(join: Join) -> None:
    anna, _, table = two_players(join)
    for quick in (True, False):
        hint = anna.ask("POST", f"/api/tables/{table}/hint", wire.Hint, wire.AskHint(0, quick))
        legal = anna.state(table).legal
        assert hint.action in legal
        assert (hint.why == "only") == (len(legal) == 1)
        if hint.why in ("duel", "average"):
            assert hint.other in legal
            assert hint.other != hint.action
            assert hint.percent + hint.other_percent <= 101
    again = anna.ask("POST", f"/api/tables/{table}/hint", wire.Hint, wire.AskHint(0))
    assert again == hint


def test_a_table_may_forbid_hints(join: Join) -> None:
    anna, _, table = two_players(join, hints=False)
    assert not anna.table(table).hints
    with pytest.raises(Answered) as refused:
        anna.ask("POST", f"/api/tables/{table}/hint", wire.Hint, wire.AskHint(0))
    assert (refused.value.status, refused.value.problem.error) == (403, "no_hints")


def undo_point(client: Client, table: str) -> wire.State:
    """Play until the seat may take something back alone."""
    for _ in range(200):
        state = wait_for_turn(client, table)
        if state.undo.free_to is not None:
            return state
        assert state.seat is not None
        client.play(table, state.seat, state.seq, state.legal[-1])
    raise AssertionError("nothing could ever be taken back")


def test_what_only_i_did_can_be_taken_back_at_once(join: Join) -> None:
    anna = join("Anna")
    table = anna.create(new_table("me", "me")).id
    state = undo_point(anna, table)
    assert state.seat is not None
    assert state.undo.free_to is not None
    before = anna.ask("GET", f"/api/tables/{table}/at/{state.undo.free_to}?seat={state.seat}", wire.State)
    took = anna.undo(table, state.seat, state.seq, state.undo.free_to)
    assert took.proposal is None
    after = anna.state(table, state.seat)
    assert after.view == before.view
    assert after.legal == before.legal or state.seat not in after.actors
    assert anna.log(table).entries[-1].kind == "undo"


def test_further_back_needs_everybodys_consent(join: Join) -> None:
    anna, bela, table = two_players(join)
    play_on_both(anna, bela, table, 10)
    seq = anna.state(table).seq
    first = next(entry.seq for entry in anna.log(table).entries if entry.kind == "play")
    with bela.live(table) as socket:
        asked = anna.undo(table, 0, seq, first)
        assert asked.proposal is not None
        assert asked.proposal.waiting == [1]
        assert anna.state(table).seq == seq
        with pytest.raises(Answered, match="asked_already"):
            anna.undo(table, 0, seq, first)
        while socket.until(wire.TableNow).table.proposal is None:
            continue
    bela.act(table, f"proposals/{asked.proposal.id}", wire.Answer(1, True))
    log = anna.log(table).entries
    undo = next(entry for entry in log if entry.kind == "undo")
    assert undo.to == first
    assert anna.table(table).proposal is None

    seq = anna.state(table).seq
    again = anna.undo(table, 0, seq, 0)
    assert again.proposal is not None
    assert bela.act(table, f"proposals/{again.proposal.id}", wire.Answer(1, False)).proposal is None
    assert anna.state(table).seq == seq


def test_a_request_to_take_back_that_is_sent_again_is_the_same_proposal(join: Join) -> None:
    anna, bela, table = two_players(join)
    play_on_both(anna, bela, table, 10)
    seq = anna.state(table).seq
    asked = anna.undo(table, 0, seq, 1, key="undo-0001")
    assert asked.proposal is not None
    assert anna.undo(table, 0, seq, 1, key="undo-0001") == asked


def test_a_key_that_was_used_for_a_move_is_refused_for_taking_back(join: Join) -> None:
    anna = join("Anna")
    table = anna.create(new_table("me", "me")).id
    state = anna.state(table)
    seq = anna.play(table, 0, state.seq, state.legal[-1], key="once-only")
    with pytest.raises(Answered, match="key_reused"):
        anna.undo(table, 0, seq, 1, key="once-only")


def test_whoever_leaves_does_not_consent_by_leaving(join: Join) -> None:
    anna, bela, table = two_players(join)
    play_on_both(anna, bela, table, 10)
    asked = anna.undo(table, 0, anna.state(table).seq, 1).proposal
    assert asked is not None
    assert bela.act(table, "leave").proposal is None
    assert not any(entry.kind == "undo" for entry in anna.log(table).entries)
    # Nor can anything be taken back behind their back while they are away.
    wait_for_turn(anna, table)
    with pytest.raises(Answered, match="somebody_away"):
        anna.undo(table, 0, anna.state(table).seq, 1)


def test_a_request_to_take_back_dies_with_the_next_move(join: Join) -> None:
    anna, bela, table = two_players(join)
    play_on_both(anna, bela, table, 10)
    asked = anna.undo(table, 0, anna.state(table).seq, 1).proposal
    assert asked is not None
    play_on_both(anna, bela, table, 1)
    assert anna.table(table).proposal is None
    with pytest.raises(Answered, match="expired"):
        bela.act(table, f"proposals/{asked.id}", wire.Answer(1, True))


def test_a_match_taken_back_behind_the_dice_alone_among_bots_says_so(join: Join) -> None:
    anna = join("Anna")
    table = anna.create(new_table("me", "bot")).id
    while anna.state(table).seq < 12:
        state = anna.state(table)
        if state.legal:
            anna.play(table, 0, state.seq, state.legal[-1])
    while not (state := anna.state(table)).legal:
        continue
    assert not anna.table(table).rated_apart
    anna.undo(table, 0, state.seq, 2)
    assert anna.table(table).rated_apart


def test_one_person_takes_one_hand_at_a_public_table(join: Join) -> None:
    anna, bela = join("Anna"), join("Béla")
    table = anna.create(new_table("me", "open", "open", public=True)).id
    bela.act(table, "join", wire.JoinSeat(1))
    with pytest.raises(Answered, match="already_seated"):
        bela.act(table, "join", wire.JoinSeat(2))


@pytest.mark.parametrize("asked", ["/api/start?lobby=true", "/api/me"])
def test_a_session_in_use_does_not_end(serve: Callable[..., Any], join: Join, tmp_path: Path, asked: str) -> None:
    anna = join("Anna", serve().wait())
    key, soon = anna.http.cookies[SESSION_COOKIE], time.time() + 60
    store = Store(f"sqlite:///{tmp_path / 'server.sqlite3'}").open()
    store.people.renew_session(key, soon)
    answer = anna.http.get(asked)
    assert "max-age=7776000" in answer.headers["set-cookie"].lower()
    kept = store.people.get_session(key)
    store.close()
    assert kept is not None
    assert kept[1] > soon + 80 * 86400


def test_who_resigned_neither_takes_back_nor_answers_nor_pauses(join: Join) -> None:
    _, bela, table = two_players(join)
    bela.act(table, "resign", wire.SeatOnly(1))
    with pytest.raises(Answered, match="bot_plays"):
        bela.undo(table, 1, bela.state(table).seq, 1)
    for verb, body in (
        ("pause", wire.SeatOnly(1)),
        ("resume", wire.SeatOnly(1)),
        ("proposals/abcabcabcabc", wire.Answer(1, False)),
    ):
        with pytest.raises(Answered, match="bot_plays"):
            bela.act(table, verb, body)


def test_a_table_may_forbid_taking_back(join: Join) -> None:
    anna = join("Anna")
    table = anna.create(new_table("me", "me", undo="off")).id
    state = play_on(anna, table, 3)
    assert state.undo == wire.Undo(None, None)
    with pytest.raises(Answered, match="no_undo"):
        anna.undo(table, 0, state.seq, 0)


def test_who_leaves_is_replaced_by_a_bot_and_can_come_back(join: Join) -> None:
    anna, bela, table = two_players(join)
    left = anna.act(table, "leave")
    assert left.seats[0].played_by == "bot"
    for _ in range(5000):
        if bela.state(table).actors == [1]:
            break
        time.sleep(0.02)
    assert bela.state(table).actors == [1]
    state = bela.state(table)
    with pytest.raises(Answered, match="bot_plays"):
        anna.play(table, 0, state.seq, state.legal[-1])
    back = anna.act(table, "return", wire.SeatOnly(0))
    assert back.seats[0].played_by == "person"
    assert back.rated_apart


def test_resigning_is_for_good_and_the_last_to_resign_ends_the_match(join: Join) -> None:
    anna, bela, table = two_players(join)
    resigned = anna.act(table, "resign", wire.SeatOnly(0))
    assert (resigned.status, resigned.seats[0].resigned) == ("running", True)
    with pytest.raises(Answered, match="forbidden"):
        anna.act(table, "return", wire.SeatOnly(0))
    assert bela.act(table, "resign", wire.SeatOnly(1)).status == "closed"


def test_bots_take_up_their_match_after_a_restart(serve: Callable[..., Any], join: Join) -> None:
    first = serve(bot_pause=3600)
    anna = join("Anna", first.wait())
    table = anna.create(new_table("me", "bot", "bot")).id
    while (state := anna.state(table)).actors == [0]:
        anna.play(table, 0, state.seq, state.legal[-1])
    first.kill()
    anna.http.base_url = anna.address = serve(workers=1).wait()
    for _ in range(1200):
        if anna.state(table).actors == [0]:
            break
        time.sleep(0.05)
    assert anna.state(table).seq > state.seq
    assert anna.state(table).actors == [0]


def test_time_that_runs_out_hands_the_seat_to_a_bot(join: Join) -> None:
    anna = join("Anna")
    clock = {"bank_ms": 10_000, "increment_ms": 1000, "cap_ms": 10_500}
    table = anna.create(new_table("me", "me", clock=clock)).id
    state = play_on(anna, table, 6)
    assert all(left is not None and left <= 10_500 for left in state.left_ms)
    assert state.ticking == state.actors
    paused = anna.act(table, "pause", wire.SeatOnly(0))
    assert paused.paused
    assert anna.state(table).ticking == []
    with pytest.raises(Answered, match="paused"):
        anna.play(table, state.actors[0], state.seq, state.legal[0])
    assert not anna.act(table, "resume", wire.SeatOnly(0)).paused


def test_who_may_propose_unasked_is_neither_waited_for_nor_charged(join: Join) -> None:
    anna, bela, id = two_players(join, options={"trade": True}, clock={"bank_ms": 600_000})
    while (anna.state(id).prompt or wire.Prompt("", "", {})).step != "trade":
        for client in (anna, bela):
            state = client.state(id)
            if state.seat in state.actors and state.prompt is not None and state.prompt.step != "trade":
                client.play(id, state.seat, state.seq, state.legal[-1])
    state = anna.state(id)
    (turn,) = state.actors
    trader, other = (anna, bela) if turn == 0 else (bela, anna)
    free = other.state(id)
    assert free.seat is not None
    offer: wire.Json = {"verb": "offer", "to": turn}
    assert (free.actors, free.ticking, free.legal) == ([turn], [turn], [offer])
    assert not other.table(id).my_turn
    # what was offered while the other moved is not late, as long as it may still be offered
    at = trader.play(id, turn, state.seq, {"verb": "offer", "to": free.seat})
    trader.play(id, turn, at, {"verb": "withdraw"})
    other.play(id, free.seat, free.seq, offer)
    state = trader.state(id)
    assert (state.actors, state.ticking) == ([turn], [turn])
    trader.play(id, turn, state.seq, state.legal[-1])
    assert "offer" not in [action["verb"] for action in other.state(id).legal if isinstance(action, dict)]


def test_a_rematch_keeps_everybodys_seat(join: Join) -> None:
    anna, bela, table = two_players(join)
    anna.act(table, "resign", wire.SeatOnly(0))
    bela.act(table, "resign", wire.SeatOnly(1))
    again = anna.act(table, "rematch", wire.Rematch())
    assert again.status == "open"
    assert [seat.kind for seat in again.seats] == ["invite", "person"]
    assert bela.act(table, "rematch", wire.Rematch()).id == again.id
    assert bela.act(again.id, "join", wire.JoinSeat()).status == "running"


def test_two_who_want_a_rematch_at_once_get_the_same_table(join: Join) -> None:
    anna, bela, table = two_players(join)
    anna.act(table, "resign", wire.SeatOnly(0))
    bela.act(table, "resign", wire.SeatOnly(1))
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda client: client.act(table, "rematch", wire.Rematch()).id, (anna, bela)))
    assert found[0] == found[1]
    for client in (anna, bela):
        assert [one.id for one in client.ask("GET", "/api/tables?scope=mine", wire.Tables).tables] == [found[0]]


def test_who_sits_already_does_not_use_up_the_invitation_for_others(join: Join) -> None:
    anna, bela = join("Anna"), join("Béla")
    token = anna.create(new_table("me", "invite")).seats[1].invite
    assert token is not None
    shown = join(None).ask("POST", "/api/invitation", wire.Invited, wire.Invitation(token)).table
    assert shown is not None
    assert (shown.owner.name, shown.seats[1].invite) == ("Anna", None)
    assert anna.accept(token).status == "open"
    assert bela.accept(token).status == "running"


def test_open_tables_fill_up_and_start(join: Join) -> None:
    anna, bela, carol = join("Anna"), join("Béla"), join("Carol")
    table = anna.create(new_table("me", "open", "open", public=True)).id
    assert table in [one.id for one in carol.ask("GET", "/api/tables?scope=open", wire.Tables).tables]
    bela.act(table, "join", wire.JoinSeat(2))
    with pytest.raises(Answered, match="seat_taken"):
        carol.act(table, "join", wire.JoinSeat(2))
    bela.act(table, "leave")
    bela.act(table, "join", wire.JoinSeat())
    with pytest.raises(Answered, match="forbidden"):
        bela.act(table, "start")
    started = anna.act(table, "start")
    assert [seat.kind for seat in started.seats] == ["person", "person", "bot"]
    with pytest.raises(Answered, match="not_open"):
        carol.act(table, "join", wire.JoinSeat())
    assert table in [one.id for one in bela.ask("GET", "/api/tables?scope=mine", wire.Tables).tables]


def test_chat_reaches_everybody_but_those_who_muted(join: Join) -> None:
    anna, bela, table = two_players(join)
    who = anna.ask("GET", "/api/me", wire.Me).person
    assert who is not None
    with anna.live(table) as a, bela.live(table) as b:
        anna.ask("POST", f"/api/tables/{table}/chat", wire.ChatLine, wire.Say("szia"))
        assert b.until(wire.Said).line.text == "szia"
        assert a.until(wire.Said).line.person.name == "Anna"
        bela.ask("PUT", f"/api/tables/{table}/mute", wire.Chat, wire.Mute(who.id, True))
        anna.ask("POST", f"/api/tables/{table}/chat", wire.ChatLine, wire.Say("hallod?"))
        assert a.until(wire.Said).line.text == "hallod?"
        with pytest.raises(TimeoutError):
            b.until(wire.Said, timeout=0.3)
    assert bela.ask("GET", f"/api/tables/{table}/chat", wire.Chat).lines == []
    assert len(anna.ask("GET", f"/api/tables/{table}/chat", wire.Chat).lines) == 2


def test_presence_is_seen(join: Join) -> None:
    anna, bela, table = two_players(join)
    with anna.live(table) as a:
        assert [seat.here for seat in a.until(wire.TableNow).table.seats] == [True, False]
        with bela.live(table):
            assert [seat.here for seat in a.until(wire.TableNow).table.seats] == [True, True]


def test_a_socket_answers_pings_and_refuses_nonsense(join: Join) -> None:
    anna, _, table = two_players(join)
    with anna.live(table) as socket:
        socket.send(wire.Ping())
        assert socket.until(wire.Pong)
        socket.socket.send('{"type":"play","seat":"zero"}')
        assert socket.until(wire.Refused).problem.error == "invalid"


def test_sockets_of_other_pages_are_refused(join: Join) -> None:
    anna, _, table = two_players(join)
    answer = httpx.get(
        f"{anna.address}/api/tables/{table}/live",
        headers={
            "connection": "upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
            "origin": "https://evil.example",
        },
    )
    assert answer.status_code == 403


def my_tables(client: Client) -> wire.Tables:
    return client.ask("GET", "/api/tables?scope=mine", wire.Tables)


def test_a_list_of_my_tables_says_how_they_stand(join: Join) -> None:
    anna = join("Anna")
    alone = anna.create(new_table("me", clock={"bank_ms": 600_000}))
    waiting = anna.create(new_table("me", "open"))
    listed = my_tables(anna)
    assert {table.id for table in listed.tables} == {alone.id, waiting.id}
    assert waiting.id not in listed.standings
    standing = listed.standings[alone.id]
    assert (standing.counts, standing.number, standing.scores, standing.place) == ("round", 1, [0], 1)
    assert standing.left_ms is not None
    assert 0 < standing.left_ms <= 600_000


def test_my_place_is_told_for_my_seat(join: Join) -> None:
    anna, bela, table = two_players(join)
    play_on_both(anna, bela, table, 60)
    standing, other = my_tables(anna).standings[table], my_tables(bela).standings[table]
    scores = standing.scores
    assert scores is not None
    assert scores == other.scores
    assert (standing.place, other.place) == (1 + (scores[1] > scores[0]), 1 + (scores[0] > scores[1]))


def test_a_match_that_is_not_in_memory_is_read_for_the_list(serve: Callable[..., Any], join: Join) -> None:
    served = serve()
    anna = join("Anna", served.wait())
    table = anna.create(new_table("me")).id
    served.stop()
    anna.http.base_url = httpx.URL(serve().wait())
    assert my_tables(anna).standings[table].number == 1


@pytest.mark.parametrize("game", [each.name for each in games()])
def test_every_game_can_say_how_a_match_stands(join: Join, game: str) -> None:
    anna = join("Anna")
    seats = aevum.core.game(game).meta.seats[0]
    table = anna.create(new_table("me", *["bot"] * (seats - 1), game=game)).id
    assert my_tables(anna).standings[table].counts in ("round", "epoch")
