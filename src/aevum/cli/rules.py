"""``aevum rules``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import aevum
from aevum.cli.language import choose, help_text, speak
from aevum.cli.options import Game, Json, Lang
from aevum.cli.output import out, print_json
from aevum.core.errors import Invalid
from aevum.core.match import game as find_game
from aevum.reference import Clause, Reference, facts, places_in_code, places_in_tests, rulings
from aevum.reference import coverage as find_coverage
from aevum.reference import rules as read_rules
from aevum.words import Words


def rules(
    game: Game,
    clause: Annotated[
        str | None, typer.Argument(help=help_text("help-option-clause"), metavar=help_text("metavar-clause"))
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=help_text("help-option-coverage"))] = False,
    decided: Annotated[bool, typer.Option("--rulings", help=help_text("help-option-rulings"))] = False,
    doubts: Annotated[bool, typer.Option("--facts", help=help_text("help-option-facts"))] = False,
    where: Annotated[bool, typer.Option("--where", help=help_text("help-option-where"))] = False,
    tests: Annotated[Path | None, typer.Option(help=help_text("help-option-tests"))] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    find_game(game)
    words = speak(lang)
    if where:
        _print_places(words, game, clause, tests, json)
    elif coverage:
        _print_coverage(words, game, tests, json)
    elif decided:
        _print_rulings(game, choose(lang), json)
    elif doubts:
        _print_facts(words, game, choose(lang), json)
    else:
        _print_rules(words, read_rules(game, choose(lang)), clause, json)


def _print_places(words: Words, game: str, wanted: str | None, tests: Path | None, json: bool) -> None:
    """Print where rules stand in the source, and where the tests that show them."""
    reference = read_rules(game, "en")
    ids = [clause.id for clause in (find_clauses(reference, wanted) if wanted else reference.clauses())]
    if not ids:
        raise Invalid(words.word("rules-none", text=wanted or ""))
    folder = tests or _tests_of(game)
    code, shown = places_in_code(game), places_in_tests(folder) if folder.is_dir() else {}
    if json:
        print_json([{"clause": id, "code": code.get(id, []), "tests": shown.get(id, [])} for id in ids])
        return
    for id in ids:
        out.print(id, style="bold cyan")
        for place in code.get(id, []):
            out.print(f"  {place}", soft_wrap=True, highlight=False)
        for place in shown.get(id, []):
            out.print(f"  {place}", style="dim", soft_wrap=True, highlight=False)


def _tests_of(game: str) -> Path:
    return Path(aevum.__file__).parents[2] / "tests" / game


def _print_coverage(words: Words, game: str, tests: Path | None, json: bool) -> None:
    folder = tests or _tests_of(game)
    if not folder.is_dir():
        raise Invalid(words.word("rules-no-tests", path=str(folder)))
    found = find_coverage(game, folder)
    if json:
        print_json(found)
    else:
        summary = words.word("rules-coverage", game=game, clauses=found.clauses, missing=len(found.missing))
        out.print(summary, style="bold")
        for id in found.missing:
            out.print(f"  {id}")
        if found.unknown:
            out.print(words.word("rules-unknown", ids=", ".join(found.unknown)), style="yellow")
    if found.missing or found.unknown:
        raise typer.Exit(1)


def _print_rulings(game: str, language: str, json: bool) -> None:
    found = rulings(game, language)
    if json:
        print_json(found)
        return
    from rich.markdown import Markdown

    for ruling in found:
        out.print(Text(f"{ruling.id}. {ruling.question}", style="bold"))
        out.print(Markdown(ruling.text))
        out.print()


def _print_facts(words: Words, game: str, language: str, json: bool) -> None:
    found = facts(game, language)
    if json:
        print_json(found)
        return
    for table in found:
        count = words.word("rules-facts", title=table.title, rows=table.rows, doubtful=len(table.reconstructed))
        out.print(Text.assemble((count, "bold"), f"  {table.file}"))
        if table.reconstructed:
            out.print(words.word("rules-facts-fields", fields=", ".join(f"{name} {n}" for name, n in table.fields)))
            out.print("; ".join(fact.said for fact in table.reconstructed), style="dim")


def _print_rules(words: Words, reference: Reference, wanted: str | None, json: bool) -> None:
    if wanted is None:
        if json:
            print_json(reference)
            return
        out.print(Text(reference.title, style="bold underline"))
        for section in reference.sections:
            out.print(Text(f"\n{section.number}. {section.title}", style="bold"))
            out.print(clause_table(section.clauses))
        return
    found = find_clauses(reference, wanted)
    if not found:
        raise Invalid(words.word("rules-none", text=wanted))
    if json:
        print_json(found)
        return
    out.print(clause_table(found))


def find_clauses(reference: Reference, wanted: str) -> list[Clause]:
    """Return the clause of this id or, where there is none, those that speak of the text."""
    for clause in reference.clauses():
        if clause.id.lower() == wanted.lower():
            return [clause]
    return reference.search(wanted)


def clause_table(clauses: list[Clause] | tuple[Clause, ...]) -> Table:
    """Return clauses as a table."""
    # It takes longer to import than all the rest, and most commands have no use for it.
    from rich.markdown import Markdown

    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for clause in clauses:
        table.add_row(clause.id, Markdown(clause.text))
    return table
