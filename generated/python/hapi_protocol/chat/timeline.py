"""The timeline: messages become blocks, one after the other.

What agent runs and subagents need beyond that stands in `chat/agent_run` and
`chat/passes`.

Printed by portgen from specs/chat/timeline.py. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from typing import Final

from hapi_protocol.chat.blocks import (
    AgentEventBlock,
    AgentReasoningBlock,
    AgentTextBlock,
    Block,
    CliOutputBlock,
    CliSource,
    CodexReviewBlock,
    GeneratedImageBlock,
    ToolCallBlock,
    ToolState,
    UserTextBlock,
)
from hapi_protocol.chat.cli_output import is_cli_output, merge_cli_outputs
from hapi_protocol.chat.events import AgentEvent, EventRole, event_role, message_event, title_event
from hapi_protocol.chat.message import (
    AgentBody,
    GeneratedImagePart,
    Message,
    Part,
    ReasoningPart,
    ReviewPart,
    SidechainPart,
    SummaryPart,
    TextPart,
    ToolCallPart,
    ToolResultPart,
    UserBody,
)
from hapi_protocol.chat.permissions import Permission, PermissionEntry, lay_over, merged_permission
from hapi_protocol.chat.subagents import is_subagent, subagent_prompt
from hapi_protocol.chat.task_notification import notification_summary
from hapi_protocol.chat.titles import title_of
from hapi_protocol.chat.tool_names import TITLE_TOOLS
from hapi_protocol.chat.tool_state import first_state, is_better_name
from hapi_protocol.chat.usage_limits import usage_limit_event
from hapi_protocol.runtime import ABSENT, Absent, Json, is_nullish, or_else, or_null, trim

NO_RESPONSE_TEXTS: Final = frozenset({"No response requested.", "No response requested"})


class TimelineContext:
    """What the timeline of a session shares with those of its subagents.

    Contract: chat/timeline/TimelineContext
    """

    __slots__ = ("permissions", "groups", "titles", "consumed_groups", "emitted_titles")

    def __init__(
        self,
        permissions: dict[str, PermissionEntry],
        groups: dict[str, list[Message]],
        titles: dict[str, str],
    ) -> None:
        self.permissions: dict[str, PermissionEntry] = permissions
        self.groups: dict[str, list[Message]] = groups
        self.titles: dict[str, str] = titles
        self.consumed_groups: set[str] = set()
        self.emitted_titles: set[str] = set()


class Timeline:
    """The blocks of one list of messages.

    Contract: chat/timeline/Timeline
    """

    __slots__ = (
        "context",
        "blocks",
        "removed",
        "tools",
        "tool_places",
        "texts",
        "reasonings",
        "injected_uuids",
        "has_cli_output",
        "is_ready",
        "open_call",
    )

    def __init__(self, context: TimelineContext) -> None:
        self.context: TimelineContext = context
        self.blocks: list[Block] = []
        self.removed: set[int] = set()
        self.tools: dict[str, ToolCallBlock] = {}
        self.tool_places: dict[str, int] = {}
        self.texts: dict[str, AgentTextBlock] = {}
        self.reasonings: dict[str, AgentReasoningBlock] = {}
        self.injected_uuids: set[str] = set()
        self.has_cli_output: bool = False
        self.is_ready: bool = False
        self.open_call: ToolCallBlock | None = None

    def note_injected(self, messages: list[Message]) -> None:
        """Notes the uuids of the prompts that open a subagent's conversation.

        Contract: chat/timeline/Timeline.note_injected
        """
        for message in messages:
            if message.is_sidechain and isinstance(agent := message.body, AgentBody):
                for part in agent.parts:
                    if isinstance(part, SidechainPart) and (uuid := part.uuid) is not None:
                        self.injected_uuids.add(uuid)

    def finished_blocks(self) -> list[Block]:
        """The blocks that stand at the end.

        Contract: chat/timeline/Timeline.finished_blocks
        """
        kept = self.remaining_blocks()
        return merge_cli_outputs(kept) if self.has_cli_output else kept

    def remaining_blocks(self) -> list[Block]:
        """The blocks that did not go away again.

        Contract: chat/timeline/Timeline.remaining_blocks
        """
        if not self.removed:
            return self.blocks.copy()
        remaining: list[Block] = []
        for place, block in enumerate(self.blocks):
            if place not in self.removed:
                remaining.append(block)
        return remaining

    def take_user(self, message: Message, body: UserBody) -> None:
        """Takes a user's text.

        Contract: chat/timeline/Timeline.take_user
        """
        if is_cli_output(message.meta, body.text):
            self.add_cli_output(message.id, message, body.text, CliSource.USER)
            return
        self.blocks.append(
            UserTextBlock(
                message.id,
                message.created_at,
                message.invoked_at,
                message.meta,
                message.local_id,
                body.text,
                body.attachments,
                message.status,
            )
        )

    def take_event(self, message: Message, event: AgentEvent) -> None:
        """Takes an event that tells of no agent run.

        Contract: chat/timeline/Timeline.take_event
        """
        match event_role(event.type):
            case EventRole.BLOCK | EventRole.GOAL:
                self.add_event(message.id, message, event)
            case EventRole.READY:
                self.is_ready = True
            case EventRole.CONSUMED | EventRole.AGENT_RUN:
                pass

    def take_parts(self, message: Message, parts: list[Part], first_part: int) -> int | None:
        """Takes an agent's parts, from one on. When a subagent call among them must wait for its
        blocks, the rest is left: the result is the part to go on with.

        Contract: chat/timeline/Timeline.take_parts
        """
        if not message.is_sidechain and (limit := usage_limit_event(parts)) is not None:
            self.add_event(message.id, message, limit)
            return None
        is_only = len(parts) == 1
        # A text that only repeats the prompt of the subagent call beside it is
        # not shown.
        prompt = None if is_only else echoed_prompt(parts)
        for index, part in enumerate(parts):
            if index < first_part:
                continue
            match part:
                case TextPart():
                    if is_only and self.is_idle_reply(part):
                        continue
                    if prompt is not None and trim(part.text) == prompt:
                        continue
                    self.take_text(message, index, part)
                case ToolCallPart():
                    if self.take_tool_call(message, index, part):
                        return index + 1
                case ToolResultPart():
                    self.take_tool_result(message, index, part)
                case ReasoningPart():
                    self.take_reasoning(message, index, part)
                case SidechainPart():
                    if (summary := notification_summary(part.prompt)) is not None:
                        self.add_event(part_id(message, index), message, message_event(summary))
                case SummaryPart():
                    self.add_event(part_id(message, index), message, message_event(part.summary))
                case GeneratedImagePart():
                    self.add_image(message, index, part)
                case ReviewPart():
                    self.add_review(message, index, part)
        return None

    def is_idle_reply(self, part: TextPart) -> bool:
        """Whether a text only says that a prompt which nobody wrote wants no answer.

        Contract: chat/timeline/Timeline.is_idle_reply
        """
        parent = part.parent_uuid
        if parent is None or parent not in self.injected_uuids:
            return False
        return trim(part.text) in NO_RESPONSE_TEXTS

    def take_text(self, message: Message, index: int, part: TextPart) -> None:
        """An agent's text: a new block, or the next state of a stream.

        Contract: chat/timeline/Timeline.take_text
        """
        if is_cli_output(message.meta, part.text):
            self.add_cli_output(part_id(message, index), message, part.text, CliSource.ASSISTANT)
            return
        stream = part.stream_id or None
        if stream is not None and (shown := self.texts.get(stream)) is not None:
            shown.text = part.text
            shown.invoked_at = message.invoked_at
            return
        block = AgentTextBlock(
            part_id(message, index),
            message.created_at,
            message.invoked_at,
            message.meta,
            message.local_id,
            part.text,
        )
        self.blocks.append(block)
        if stream is not None:
            self.texts[stream] = block

    def take_reasoning(self, message: Message, index: int, part: ReasoningPart) -> None:
        """An agent's thought: a new block, or the next state of a stream.

        Contract: chat/timeline/Timeline.take_reasoning
        """
        stream = part.stream_id or None
        if stream is not None and (shown := self.reasonings.get(stream)) is not None:
            shown.text = part.text
            shown.invoked_at = message.invoked_at
            return
        block = AgentReasoningBlock(
            part_id(message, index),
            message.created_at,
            message.invoked_at,
            message.meta,
            message.local_id,
            part.text,
        )
        self.blocks.append(block)
        if stream is not None:
            self.reasonings[stream] = block

    def take_tool_call(self, message: Message, index: int, part: ToolCallPart) -> bool:
        """A tool call. Gives whether it starts a subagent whose blocks must be made first.

        Contract: chat/timeline/Timeline.take_tool_call
        """
        if part.name in TITLE_TOOLS:
            if (
                title := or_else(self.context.titles.get(part.id), title_of(part.input))
            ) is not None:
                self.add_title(part_id(message, index), message, part.id, title)
            return False
        permission: Permission | None = None
        if (entry := self.context.permissions.get(part.id)) is not None:
            permission = entry.permission
        block = self.upsert_tool(part.id, message, part.name, part.input, permission, part.progress)
        if block.state == ToolState.PENDING:
            block.state = ToolState.RUNNING
        describe_tool(block, part)
        if not is_subagent(part.name) or not self.consume_group(message.id):
            return False
        self.open_call = block
        return True

    def consume_group(self, id: str) -> bool:
        """Takes the messages of a subagent for its call, once.

        Contract: chat/timeline/Timeline.consume_group
        """
        if id not in self.context.groups or id in self.context.consumed_groups:
            return False
        self.context.consumed_groups.add(id)
        return True

    def close_call(self, children: list[Block]) -> None:
        """Gives the waiting subagent call its blocks.

        Contract: chat/timeline/Timeline.close_call
        """
        if (call := self.open_call) is not None:
            call.children = children
        self.open_call = None

    def take_tool_result(self, message: Message, index: int, part: ToolResultPart) -> None:
        """A tool result: it completes its call, or stands for it when the call was not seen.

        Contract: chat/timeline/Timeline.take_tool_result
        """
        id = part.tool_use_id
        if (title := self.context.titles.get(id)) is not None:
            self.add_title(part_id(message, index), message, id, title)
            return
        entry = self.context.permissions.get(id)
        name = entry.tool if entry is not None else "Tool"
        input = or_null(entry.input) if entry is not None else None
        known = entry.permission if entry is not None else None
        told = part.permission
        permission = merged_permission(told, known) if told is not None else known
        block = self.upsert_tool(id, message, name, input, permission, ABSENT)
        block.result = part.content
        block.state = ToolState.ERROR if part.is_error else ToolState.COMPLETED

    def upsert_tool(
        self,
        id: str,
        message: Message,
        name: str,
        input: Json | Absent,
        permission: Permission | None,
        progress: Json | Absent,
    ) -> ToolCallBlock:
        """The tool block of an id with what a message tells of it; a new one when there is none
        yet.

        Contract: chat/timeline/Timeline.upsert_tool
        """
        block = self.tools.get(id)
        if block is None:
            created = ToolCallBlock(
                id,
                message.created_at,
                message.invoked_at,
                message.meta,
                message.local_id,
                name,
                first_state(permission),
                input,
                progress,
                permission,
                None,
                None,
                None,
                [],
            )
            self.tool_places[id] = len(self.blocks)
            self.tools[id] = created
            self.blocks.append(created)
            return created
        block.created_at = min(block.created_at, message.created_at)
        block.invoked_at = block.invoked_at if block.invoked_at is not None else message.invoked_at
        if permission is not None:
            block.permission = lay_over(block.permission, permission)
            if block.state == ToolState.RUNNING and permission.is_pending:
                block.state = ToolState.PENDING
        if is_better_name(name, block.name):
            block.name = name
        if not is_nullish(input):
            block.input = input
        if progress is not ABSENT and block.state == ToolState.RUNNING:
            block.result = progress
        return block

    def remove_tool(self, id: str) -> None:
        """Takes the tool block of an id away.

        Contract: chat/timeline/Timeline.remove_tool
        """
        self.tools.pop(id, None)
        if (place := self.tool_places.pop(id, None)) is not None:
            self.removed.add(place)

    def add_event(self, id: str, message: Message, event: AgentEvent) -> None:
        """Adds an event.

        Contract: chat/timeline/Timeline.add_event
        """
        self.blocks.append(
            AgentEventBlock(id, message.created_at, message.invoked_at, message.meta, event)
        )

    def add_title(self, id: str, message: Message, call_id: str, title: str) -> None:
        """Adds the event of a title, once for each call.

        Contract: chat/timeline/Timeline.add_title
        """
        if call_id not in self.context.emitted_titles:
            self.context.emitted_titles.add(call_id)
            self.add_event(id, message, title_event(title))

    def add_cli_output(self, id: str, message: Message, text: str, source: CliSource) -> None:
        """Adds an output of the command line.

        Contract: chat/timeline/Timeline.add_cli_output
        """
        self.has_cli_output = True
        self.blocks.append(
            CliOutputBlock(
                id,
                message.created_at,
                message.invoked_at,
                message.meta,
                message.local_id,
                text,
                source,
            )
        )

    def add_image(self, message: Message, index: int, part: GeneratedImagePart) -> None:
        """Adds an image.

        Contract: chat/timeline/Timeline.add_image
        """
        self.blocks.append(
            GeneratedImageBlock(
                part_id(message, index),
                message.created_at,
                message.invoked_at,
                message.meta,
                message.local_id,
                part.image_id,
                part.file_name,
                part.mime_type,
            )
        )

    def add_review(self, message: Message, index: int, part: ReviewPart) -> None:
        """Adds a review.

        Contract: chat/timeline/Timeline.add_review
        """
        self.blocks.append(
            CodexReviewBlock(
                part_id(message, index),
                message.created_at,
                message.invoked_at,
                message.meta,
                message.local_id,
                part.review,
            )
        )


def part_id(message: Message, index: int) -> str:
    """The id of the block that a part makes.

    Contract: chat/timeline/part_id
    """
    return f"{message.id}:{index}"


def echoed_prompt(parts: list[Part]) -> str | None:
    """The prompt of the first subagent call among some parts, trimmed; nothing when it is
    empty.

    Contract: chat/timeline/echoed_prompt
    """
    for part in parts:
        if isinstance(part, ToolCallPart) and is_subagent(part.name):
            prompt = subagent_prompt(part) or None
            if prompt is None:
                return None
            return trim(prompt)
    return None


def describe_tool(block: ToolCallBlock, part: ToolCallPart) -> None:
    """Gives a block the words that the agent itself has for the call.

    Contract: chat/timeline/describe_tool
    """
    block.description = part.description if part.description is not None else block.description
    block.native_title = part.native_title if part.native_title is not None else block.native_title
    block.native_kind = part.native_kind if part.native_kind is not None else block.native_kind
