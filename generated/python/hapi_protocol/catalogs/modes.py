"""The modes that a client offers for each kind of agent, and how it shows them.

Printed by portgen from specs/catalogs/modes.py and specs/catalogs/modes.yaml. Do not
edit: change the contract and run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from hapi_protocol.runtime import Json, Object, json_list


class Tone(StrEnum):
    """How much care a mode asks of its user.

    Contract: catalogs/modes/Tone
    """

    NEUTRAL = "neutral"
    INFO = "info"
    WARNING = "warning"
    DANGER = "danger"


class PermissionMode(StrEnum):
    """What an agent may do without asking.

    Contract: catalogs/modes/PermissionMode
    """

    DEFAULT = "default"
    ACCEPT_EDITS = "acceptEdits"
    AUTO = "auto"
    BYPASS_PERMISSIONS = "bypassPermissions"
    PLAN = "plan"
    ASK = "ask"
    DEBUG = "debug"
    AUTO_REVIEW = "autoReview"
    READ_ONLY = "read-only"
    SAFE_YOLO = "safe-yolo"
    YOLO = "yolo"
    REQUEST_REVIEW = "request-review"
    ALWAYS_PROCEED = "always-proceed"


@dataclass(slots=True)
class OfferedPermissionMode:
    """A permission mode as it is offered.

    Contract: catalogs/modes/OfferedPermissionMode
    """

    mode: PermissionMode
    """What an agent may do without asking."""
    label: str
    """What the user reads."""
    tone: Tone
    """How much care it asks for."""


class CollaborationMode(StrEnum):
    """Whether an agent acts or plans.

    Contract: catalogs/modes/CollaborationMode
    """

    DEFAULT = "default"
    PLAN = "plan"


@dataclass(slots=True)
class OfferedCollaborationMode:
    """A collaboration mode as it is offered.

    Contract: catalogs/modes/OfferedCollaborationMode
    """

    mode: CollaborationMode
    """Whether an agent acts or plans."""
    label: str
    """What the user reads."""


def offered_permission_mode(mode: PermissionMode) -> OfferedPermissionMode:
    """A permission mode as it is offered.

    Contract: catalogs/modes/offered_permission_mode
    """
    match mode:
        case PermissionMode.DEFAULT:
            # catalogs/modes/offered_permission_mode/default
            return OfferedPermissionMode(mode, label="Default", tone=Tone.NEUTRAL)
        case PermissionMode.ACCEPT_EDITS:
            # catalogs/modes/offered_permission_mode/acceptEdits
            return OfferedPermissionMode(mode, label="Accept Edits", tone=Tone.WARNING)
        case PermissionMode.AUTO:
            # catalogs/modes/offered_permission_mode/auto
            return OfferedPermissionMode(mode, label="Auto", tone=Tone.WARNING)
        case PermissionMode.BYPASS_PERMISSIONS:
            # catalogs/modes/offered_permission_mode/bypassPermissions
            return OfferedPermissionMode(mode, label="Yolo", tone=Tone.DANGER)
        case PermissionMode.PLAN:
            # catalogs/modes/offered_permission_mode/plan
            return OfferedPermissionMode(mode, label="Plan Mode", tone=Tone.INFO)
        case PermissionMode.ASK:
            # catalogs/modes/offered_permission_mode/ask
            return OfferedPermissionMode(mode, label="Ask Mode", tone=Tone.INFO)
        case PermissionMode.DEBUG:
            # catalogs/modes/offered_permission_mode/debug
            return OfferedPermissionMode(mode, label="Debug Mode", tone=Tone.INFO)
        case PermissionMode.AUTO_REVIEW:
            # catalogs/modes/offered_permission_mode/autoReview
            return OfferedPermissionMode(mode, label="Auto-review", tone=Tone.WARNING)
        case PermissionMode.READ_ONLY:
            # catalogs/modes/offered_permission_mode/read-only
            return OfferedPermissionMode(mode, label="Read Only", tone=Tone.WARNING)
        case PermissionMode.SAFE_YOLO:
            # catalogs/modes/offered_permission_mode/safe-yolo
            return OfferedPermissionMode(mode, label="Safe Yolo", tone=Tone.WARNING)
        case PermissionMode.YOLO:
            # catalogs/modes/offered_permission_mode/yolo
            return OfferedPermissionMode(mode, label="Yolo", tone=Tone.DANGER)
        case PermissionMode.REQUEST_REVIEW:
            # catalogs/modes/offered_permission_mode/request-review
            return OfferedPermissionMode(mode, label="Request Review", tone=Tone.NEUTRAL)
        case PermissionMode.ALWAYS_PROCEED:
            # catalogs/modes/offered_permission_mode/always-proceed
            return OfferedPermissionMode(mode, label="Always Proceed", tone=Tone.DANGER)


def offered_collaboration_mode(mode: CollaborationMode) -> OfferedCollaborationMode:
    """A collaboration mode as it is offered.

    Contract: catalogs/modes/offered_collaboration_mode
    """
    match mode:
        case CollaborationMode.DEFAULT:
            # catalogs/modes/offered_collaboration_mode/default
            return OfferedCollaborationMode(mode, label="Default")
        case CollaborationMode.PLAN:
            # catalogs/modes/offered_collaboration_mode/plan
            return OfferedCollaborationMode(mode, label="Plan")


def codex_collaboration_modes() -> list[OfferedCollaborationMode]:
    """The collaboration modes of codex, in offer order.

    Contract: catalogs/modes/codex_collaboration_modes
    """
    return [
        offered_collaboration_mode(CollaborationMode.DEFAULT),
        offered_collaboration_mode(CollaborationMode.PLAN),
    ]


# The kinds of agent.
AGENT_FLAVORS: Final = (
    "agy",
    "claude",
    "codex",
    "copilot",
    "cursor",
    "dsh",
    "gemini",
    "grok",
    "kimi",
    "opencode",
    "pi",
)


def permission_modes(flavor: str) -> list[OfferedPermissionMode]:
    """The permission modes of a kind of agent, in offer order; none where they cannot be
    switched, and none for an unknown kind.

    Contract: catalogs/modes/permission_modes
    """
    chosen: list[PermissionMode]
    match flavor:
        case "agy":
            # catalogs/modes/permission_modes/agy
            chosen = [PermissionMode.REQUEST_REVIEW, PermissionMode.ALWAYS_PROCEED]
        case "claude":
            # catalogs/modes/permission_modes/claude
            chosen = [
                PermissionMode.DEFAULT,
                PermissionMode.ACCEPT_EDITS,
                PermissionMode.AUTO,
                PermissionMode.BYPASS_PERMISSIONS,
                PermissionMode.PLAN,
            ]
        case "codex" | "copilot" | "gemini" | "kimi":
            # catalogs/modes/permission_modes/codex
            # catalogs/modes/permission_modes/copilot
            # catalogs/modes/permission_modes/gemini
            # catalogs/modes/permission_modes/kimi
            chosen = [
                PermissionMode.DEFAULT,
                PermissionMode.READ_ONLY,
                PermissionMode.SAFE_YOLO,
                PermissionMode.YOLO,
            ]
        case "cursor":
            # catalogs/modes/permission_modes/cursor
            chosen = [
                PermissionMode.DEFAULT,
                PermissionMode.PLAN,
                PermissionMode.ASK,
                PermissionMode.DEBUG,
                PermissionMode.AUTO_REVIEW,
                PermissionMode.YOLO,
            ]
        case "dsh" | "pi":
            # catalogs/modes/permission_modes/dsh
            # catalogs/modes/permission_modes/pi
            chosen = []
        case "grok":
            # catalogs/modes/permission_modes/grok
            chosen = [
                PermissionMode.DEFAULT,
                PermissionMode.AUTO,
                PermissionMode.PLAN,
                PermissionMode.BYPASS_PERMISSIONS,
            ]
        case "opencode":
            # catalogs/modes/permission_modes/opencode
            chosen = [PermissionMode.DEFAULT, PermissionMode.PLAN, PermissionMode.YOLO]
        case _:
            chosen = []
    return [offered_permission_mode(mode) for mode in chosen]


def modes_catalog() -> Object:
    """All modes that a client offers, in the form in which fixtures have them.

    Contract: catalogs/modes/modes_catalog
    """
    by_flavor: dict[str, Json] = {}
    for flavor in AGENT_FLAVORS:
        by_flavor[flavor] = json_list(
            [permission_mode_json(offered) for offered in permission_modes(flavor)]
        )
    return {
        "permissionModesByFlavor": by_flavor.copy(),
        "codexCollaborationModes": json_list(
            [
                {"mode": offered.mode.value, "label": offered.label}
                for offered in codex_collaboration_modes()
            ]
        ),
    }


def permission_mode_json(offered: OfferedPermissionMode) -> Object:
    """One permission mode of the catalog.

    Contract: catalogs/modes/permission_mode_json
    """
    return {"mode": offered.mode.value, "label": offered.label, "tone": offered.tone.value}
