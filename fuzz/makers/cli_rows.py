"""What the command line sends: commands, and what they print, as texts with tags."""

from __future__ import annotations

from typing import Any

from fuzz.makers.cast import Cast
from fuzz.makers.values import soup

PIECES = (
    "<command-name>",
    "</command-name>",
    "<COMMAND-NAME>",
    "<command-message>",
    "<command-args>",
    "<local-command-stdout>",
    "<Local-Command-STDOUT>",
    "</local-command-stdout>",
    "<local-command-stderr>",
    "<local-command->",
    "<local-command-\u017ftdout>",
    "<local-command-x_y>",
    "<",
    "\n",
    "\r\n",
    "/clear",
    "text",
)


def command(cast: Cast) -> Any:
    """A command or its output, from the user's side."""
    dice = cast.dice
    text = soup(dice, PIECES, 4)
    return dice.pick((text, {"type": "text", "text": text}))


def answer(cast: Cast) -> dict[str, Any]:
    """The same, from the agent's side."""
    dice = cast.dice
    text = soup(dice, PIECES, 4)
    if dice.chance(0.5):
        return {"type": "codex", "data": {"type": "message", "message": text}}
    blocks = [{"type": "text", "text": text}]
    return {"type": "output", "data": {"type": "assistant", "message": {"content": blocks}}}


USER_ROWS = (command,)
AGENT_ROWS = (answer,)
