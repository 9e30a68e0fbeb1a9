"""Options and arguments that several commands share, said in the same words everywhere."""

from typing import Annotated

import typer

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
SystemOption = Annotated[str, typer.Option(help="Game: stitcher, skitterbarren or altars.")]
NameArgument = Annotated[str, typer.Argument(help="Name of the campaign.")]
