"""The timeline: messages become blocks, one after the other.

What agent runs and subagents need beyond that stands in `chat/agent_run` and `chat/passes`.
"""

NO_RESPONSE_TEXTS: Const[Set[str]] = {"No response requested.", "No response requested"}


class TimelineContext(Machine):
    """What the timeline of a session shares with those of its subagents."""

    permissions: Param[OrdMap[str, PermissionEntry]]
    groups: Param[Index[str, List[Message]]]
    """Messages of subagents, by the id of the message that holds the call."""
    titles: Param[Index[str, str]]
    """Titles by the id of the call that gives them."""
    consumed_groups: Set[str]
    emitted_titles: Set[str]


class Timeline(Machine):
    """The blocks of one list of messages."""

    context: Param[TimelineContext]
    blocks: List[Block]
    removed: Set[int]
    """Places in `blocks` of those that went away again."""
    tools: Index[str, ToolCallBlock]
    tool_places: Index[str, int]
    texts: Index[str, AgentTextBlock]
    """Text blocks by the stream that they show."""
    reasonings: Index[str, AgentReasoningBlock]
    """Reasoning blocks by the stream that they show."""
    injected_uuids: Set[str]
    """Uuids of the prompts in this list that open a subagent's conversation."""
    has_cli_output: bool
    is_ready: bool
    open_call: Opt[ToolCallBlock]
    """The subagent call that waits for its blocks."""

    def note_injected(self, messages: List[Message]) -> None:
        """Notes the uuids of the prompts that open a subagent's conversation."""
        for message in messages:
            if message.is_sidechain and isinstance(agent := message.body, AgentBody):
                for part in agent.parts:
                    if isinstance(part, SidechainPart) and (uuid := part.uuid) is not None:
                        self.injected_uuids.add(uuid)

    def finished_blocks(self) -> List[Block]:
        """The blocks that stand at the end."""
        kept = self.remaining_blocks()
        return merge_cli_outputs(kept) if self.has_cli_output else kept

    def remaining_blocks(self) -> List[Block]:
        """The blocks that did not go away again."""
        if self.removed.is_empty():
            return copy(self.blocks)
        remaining: List[Block] = []
        for place, block in enumerate(self.blocks):
            if place not in self.removed:
                remaining.append(block)
        return remaining

    # ---------------------------------------------------------------- messages

    def take_user(self, message: Message, body: UserBody) -> None:
        """Takes a user's text."""
        if is_cli_output(message.meta, body.text):
            self.add_cli_output(message.id, message, body.text, CliSource.USER)
            return
        self.blocks.append(
            UserTextBlock(
                id=message.id,
                created_at=message.created_at,
                invoked_at=message.invoked_at,
                meta=message.meta,
                local_id=message.local_id,
                text=body.text,
                attachments=body.attachments,
                status=message.status,
            )
        )

    def take_event(self, message: Message, event: AgentEvent) -> None:
        """Takes an event that tells of no agent run."""
        match event_role(event.type):
            case EventRole.BLOCK | EventRole.GOAL:
                self.add_event(message.id, message, event)
            case EventRole.READY:
                self.is_ready = True
            case EventRole.CONSUMED | EventRole.AGENT_RUN:
                pass

    def take_parts(self, message: Message, parts: List[Part], first_part: int) -> Opt[int]:
        """Takes an agent's parts, from one on. When a subagent call among them must wait for its blocks, the rest is
        left: the result is the part to go on with."""
        if not message.is_sidechain and (limit := usage_limit_event(parts)) is not None:
            self.add_event(message.id, message, limit)
            return None
        is_only = len(parts) == 1
        # A text that only repeats the prompt of the subagent call beside it is not shown.
        prompt = None if is_only else echoed_prompt(parts)
        for index, part in enumerate(parts):
            if index < first_part:
                continue
            match part:
                case TextPart():
                    if is_only and self.is_idle_reply(part):
                        continue
                    if prompt is not None and part.text.trim() == prompt:
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

    # ---------------------------------------------------------------- texts

    def is_idle_reply(self, part: TextPart) -> bool:
        """Whether a text only says that a prompt which nobody wrote wants no answer."""
        parent = part.parent_uuid
        if parent is None or parent not in self.injected_uuids:
            return False
        return part.text.trim() in NO_RESPONSE_TEXTS

    def take_text(self, message: Message, index: int, part: TextPart) -> None:
        """An agent's text: a new block, or the next state of a stream."""
        if is_cli_output(message.meta, part.text):
            self.add_cli_output(part_id(message, index), message, part.text, CliSource.ASSISTANT)
            return
        stream = part.stream_id.non_empty()
        if stream is not None and (shown := self.texts.get(stream)) is not None:
            shown.text = part.text
            shown.invoked_at = message.invoked_at
            return
        block = AgentTextBlock(
            id=part_id(message, index),
            created_at=message.created_at,
            invoked_at=message.invoked_at,
            meta=message.meta,
            local_id=message.local_id,
            text=part.text,
        )
        self.blocks.append(block)
        if stream is not None:
            self.texts[stream] = block

    def take_reasoning(self, message: Message, index: int, part: ReasoningPart) -> None:
        """An agent's thought: a new block, or the next state of a stream."""
        stream = part.stream_id.non_empty()
        if stream is not None and (shown := self.reasonings.get(stream)) is not None:
            shown.text = part.text
            shown.invoked_at = message.invoked_at
            return
        block = AgentReasoningBlock(
            id=part_id(message, index),
            created_at=message.created_at,
            invoked_at=message.invoked_at,
            meta=message.meta,
            local_id=message.local_id,
            text=part.text,
        )
        self.blocks.append(block)
        if stream is not None:
            self.reasonings[stream] = block

    # ---------------------------------------------------------------- tools

    def take_tool_call(self, message: Message, index: int, part: ToolCallPart) -> bool:
        """A tool call. Gives whether it starts a subagent whose blocks must be made first."""
        if part.name in TITLE_TOOLS:
            if (
                title := self.context.titles.get(part.id).or_else(title_of(part.input))
            ) is not None:
                self.add_title(part_id(message, index), message, part.id, title)
            return False
        permission: Opt[Permission] = None
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
        """Takes the messages of a subagent for its call, once."""
        if id not in self.context.groups or id in self.context.consumed_groups:
            return False
        self.context.consumed_groups.add(id)
        return True

    def close_call(self, children: List[Block]) -> None:
        """Gives the waiting subagent call its blocks."""
        if (call := self.open_call) is not None:
            call.children = children
        self.open_call = None

    def take_tool_result(self, message: Message, index: int, part: ToolResultPart) -> None:
        """A tool result: it completes its call, or stands for it when the call was not seen."""
        id = part.tool_use_id
        if (title := self.context.titles.get(id)) is not None:
            self.add_title(part_id(message, index), message, id, title)
            return
        entry = self.context.permissions.get(id)
        name = entry.tool if entry is not None else "Tool"
        input = entry.input.or_null() if entry is not None else json_null()
        known = entry.permission if entry is not None else None
        told = part.permission
        permission = merged_permission(told, known) if told is not None else known
        block = self.upsert_tool(id, message, name, input, permission, None)
        block.result = part.content
        block.state = ToolState.ERROR if part.is_error else ToolState.COMPLETED

    def upsert_tool(
        self,
        id: str,
        message: Message,
        name: str,
        input: Opt[Json],
        permission: Opt[Permission],
        progress: Opt[Json],
    ) -> ToolCallBlock:
        """The tool block of an id with what a message tells of it; a new one when there is none yet."""
        block = self.tools.get(id)
        if block is None:
            created = ToolCallBlock(
                id=id,
                created_at=message.created_at,
                invoked_at=message.invoked_at,
                meta=message.meta,
                local_id=message.local_id,
                name=name,
                state=first_state(permission),
                input=input,
                result=progress,
                permission=permission,
                children=[],
            )
            self.tool_places[id] = len(self.blocks)
            self.tools[id] = created
            self.blocks.append(created)
            return created
        block.created_at = min(block.created_at, message.created_at)
        block.invoked_at = block.invoked_at.or_else(message.invoked_at)
        if permission is not None:
            block.permission = lay_over(block.permission, permission)
            if block.state == ToolState.RUNNING and permission.is_pending:
                block.state = ToolState.PENDING
        if is_better_name(name, block.name):
            block.name = name
        if not input.is_nullish():
            block.input = input
        if progress is not None and block.state == ToolState.RUNNING:
            block.result = progress
        return block

    def remove_tool(self, id: str) -> None:
        """Takes the tool block of an id away."""
        self.tools.pop(id)
        if (place := self.tool_places.pop(id)) is not None:
            self.removed.add(place)

    # ---------------------------------------------------------------- other blocks

    def add_event(self, id: str, message: Message, event: AgentEvent) -> None:
        """Adds an event."""
        self.blocks.append(
            AgentEventBlock(
                id=id,
                created_at=message.created_at,
                invoked_at=message.invoked_at,
                meta=message.meta,
                event=event,
            )
        )

    def add_title(self, id: str, message: Message, call_id: str, title: str) -> None:
        """Adds the event of a title, once for each call."""
        if call_id not in self.context.emitted_titles:
            self.context.emitted_titles.add(call_id)
            self.add_event(id, message, title_event(title))

    def add_cli_output(self, id: str, message: Message, text: str, source: CliSource) -> None:
        """Adds an output of the command line."""
        self.has_cli_output = True
        self.blocks.append(
            CliOutputBlock(
                id=id,
                created_at=message.created_at,
                invoked_at=message.invoked_at,
                meta=message.meta,
                local_id=message.local_id,
                text=text,
                source=source,
            )
        )

    def add_image(self, message: Message, index: int, part: GeneratedImagePart) -> None:
        """Adds an image."""
        self.blocks.append(
            GeneratedImageBlock(
                id=part_id(message, index),
                created_at=message.created_at,
                invoked_at=message.invoked_at,
                meta=message.meta,
                local_id=message.local_id,
                image_id=part.image_id,
                file_name=part.file_name,
                mime_type=part.mime_type,
            )
        )

    def add_review(self, message: Message, index: int, part: ReviewPart) -> None:
        """Adds a review."""
        self.blocks.append(
            CodexReviewBlock(
                id=part_id(message, index),
                created_at=message.created_at,
                invoked_at=message.invoked_at,
                meta=message.meta,
                local_id=message.local_id,
                review=part.review,
            )
        )


def part_id(message: Message, index: int) -> str:
    """The id of the block that a part makes."""
    return f"{message.id}:{index}"


def echoed_prompt(parts: List[Part]) -> Opt[str]:
    """The prompt of the first subagent call among some parts, trimmed; nothing when it is empty."""
    for part in parts:
        if isinstance(part, ToolCallPart) and is_subagent(part.name):
            prompt = subagent_prompt(part).non_empty()
            if prompt is None:
                return None
            return prompt.trim()
    return None


def describe_tool(block: ToolCallBlock, part: ToolCallPart) -> None:
    """Gives a block the words that the agent itself has for the call."""
    block.description = part.description.or_else(block.description)
    block.native_title = part.native_title.or_else(block.native_title)
    block.native_kind = part.native_kind.or_else(block.native_kind)
