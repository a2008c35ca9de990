"""Every kind of question brings its answers, and what one looks at, into one window."""

from __future__ import annotations

import pytest

from aevum.core.match import game as find_game
from tests.web.conftest import Visit
from tests.web.questions import GAMES, questions, sample
from tests.web.table import barriers
from tests.web.windows import walked

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", GAMES)
def test_the_questions_are_those_that_the_games_ask(game: str) -> None:
    for question in questions(game):
        match = find_game(game).start(position=question.position, seed="0")
        prompt = match.prompt(question.seat)
        assert prompt is not None
        assert (prompt.step, len(match.legal(question.seat))) == (question.step, question.answers)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("number", "language"), enumerate(("en", "hu")))
def test_every_kind_of_question_brings_its_answers(visit: Visit, game: str, number: int, language: str) -> None:
    """Half of the questions in each language, in the two smallest windows; ``bench.windows`` looks at all in all."""
    page = visit(language)
    assert walked(page, game, language, sample(game)[number::2], ("1024", "phone")) == []
    assert barriers(page) == []
