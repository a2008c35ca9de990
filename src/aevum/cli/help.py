"""``--help``, and what is wrong with how a command was typed, in the person's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from aevum.cli.language import help_text, sentence
from aevum.cli.output import complain, err, out


class Command(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _show(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest: list[str] = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            ctx.fail(sentence("error-too_many_values", {"values": " ".join(map(str, rest))}))
        return rest


class Group(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _show(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
            known = ", ".join(self.list_commands(ctx))
            ctx.fail(sentence("error-no_command", {"name": args[0], "known": known}))
        return super().resolve_command(ctx, args)


def complain_of_typing(error: typer.TyperException) -> None:
    """Tell what is wrong with the words on the command line, and where the right ones stand."""
    # Where nothing was typed the help is there already, and the error says nothing.
    if message := _what_is_wrong(error):
        complain(message)
        ctx = getattr(error, "ctx", None)
        if ctx is not None:
            err.print(_usage(ctx.command, ctx), soft_wrap=True)
            err.print(sentence("help-try", {"command": f"{ctx.command_path} --help"}), soft_wrap=True)


def _what_is_wrong(error: typer.TyperException) -> str:
    option = getattr(error, "option_name", None)
    if option is not None:
        key = "error-no_typed_option" if hasattr(error, "possibilities") else "error-needs_value"
        return sentence(key, {"name": option})
    param = getattr(error, "param", None)
    if not isinstance(error, typer.BadParameter) or param is None:
        return error.format_message()
    if not error.message:
        return sentence("error-missing", {"name": _name(param)})
    # All that people type is taken as it is, but for numbers.
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    if least is None:
        return sentence("error-number", {"name": _name(param)})
    if most is None:
        return sentence("error-number_from", {"name": _name(param), "least": str(least)})
    return sentence("error-number_between", {"name": _name(param), "least": str(least), "most": str(most)})


def _show(command: Any, ctx: Any) -> None:
    out.print(_usage(command, ctx), soft_wrap=True)
    if command.help:
        out.print()
        out.print(command.help)
    params = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    _list(help_text("help-arguments"), [(_name(param), param.help or "", _default(param)) for param in arguments])
    _list(help_text("help-options"), [_option(param, ctx) for param in options])
    if isinstance(command, Group):
        named = [(name, command.get_command(ctx, name)) for name in command.list_commands(ctx)]
        _list(help_text("help-commands"), [(name, (one.help or "") if one else "", "") for name, one in named])
    if command.epilog:
        out.print()
        out.print(command.epilog, style="dim")


def _usage(command: Any, ctx: Any) -> Text:
    pieces = " ".join(piece.strip("{}") for piece in command.collect_usage_pieces(ctx))
    return Text.assemble((f"{help_text('help-usage')}: ", "bold"), f"{ctx.command_path} {pieces}")


def _list(title: str, rows: Sequence[tuple[str, str, str]]) -> None:
    if not rows:
        return
    out.print()
    out.print(title, style="bold")
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for name, text, default in rows:
        table.add_row(name, f"{text} {default}".strip())
    out.print(Padding(table, (0, 0, 0, 2), expand=False))


def _option(param: Any, ctx: Any) -> tuple[str, str, str]:
    names = ", ".join(param.opts)
    if ctx.help_option_names[0] in param.opts:
        return names, help_text("help-option-help"), ""
    if param.is_flag:
        return names, param.help or "", ""
    return f"{names} {param.metavar or help_text('metavar-value')}", param.help or "", _default(param)


def _default(param: Any) -> str:
    if param.required:
        return sentence("help-required", {})
    if not param.show_default or param.default in (None, "", False):
        return ""
    return sentence("help-default", {"value": str(param.default)})


def _name(param: Any) -> str:
    """Return a parameter as it is typed."""
    if param.param_type_name == "option":
        return "/".join(param.opts)
    return str(param.metavar or param.name).upper()
