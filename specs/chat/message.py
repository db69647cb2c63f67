"""The normalized message: what one wire message means, before it takes its place in the timeline."""


class Wire(Record):
    """The fields of a wire message that every decode rule may need."""

    id: str
    local_id: Opt[str]
    created_at: num
    invoked_at: Opt[num]
    status: Opt[str]
    meta: Opt[Json]


class Usage(Record):
    """Tokens that one message tells of; `context` is the size of the context where the agent names it."""

    input_tokens: num
    output_tokens: num
    cache_creation_tokens: Opt[num]
    cache_read_tokens: Opt[num]
    context: Opt[num]
    context_window: Opt[num]
    role: Opt[str]


class Attachment(Record):
    """A file that a user sent along; `size` in bytes."""

    id: str
    filename: str
    mime_type: str
    size: num
    path: str
    preview_url: Opt[str]


class ResultPermission(Record):
    """The permission that a tool result carries."""

    is_approved: bool
    mode: Opt[str]
    allowed_tools: Opt[List[str]]
    decision: Opt[str]


class Part(Union):
    """One piece of an agent message; the uuids are links of its conversation."""

    uuid: Opt[str]
    parent_uuid: Opt[str]


class TextPart(Part, tag="text"):
    """Text; pieces of one stream replace each other."""

    text: str
    stream_id: Opt[str]


class ReasoningPart(Part, tag="reasoning"):
    """Thinking; pieces of one stream replace each other."""

    text: str
    stream_id: Opt[str]


class ToolCallPart(Part, tag="tool-call"):
    """The start of a tool call, or its progress."""

    id: str
    name: str
    input: Opt[Json]
    description: Opt[str]
    native_title: Opt[str]
    native_kind: Opt[str]
    progress: Opt[Json]


class ToolResultPart(Part, tag="tool-result"):
    """The end of a tool call."""

    tool_use_id: str
    content: Opt[Json]
    is_error: bool
    permission: Opt[ResultPermission]


class GeneratedImagePart(Part, tag="generated-image"):
    """An image that the agent made."""

    image_id: str
    file_name: str
    mime_type: Opt[str]


class ReviewPart(Part, tag="codex-review"):
    """A code review, in its normal form."""

    review: Object


class SummaryPart(Part, tag="summary"):
    """A summary of the conversation so far."""

    summary: str


class SidechainPart(Part, tag="sidechain"):
    """The prompt that opens a subagent's conversation."""

    prompt: str


class Body(Union):
    """What a message is: a user's text, an agent's parts or an event."""


class UserBody(Body, tag="user"):
    """A user's text; no attachments is an empty list."""

    text: str
    attachments: List[Attachment]


class AgentBody(Body, tag="agent"):
    """An agent's parts, in order; perhaps none."""

    parts: List[Part]


class EventBody(Body, tag="event"):
    """An event: its raw object and the string `type` of it."""

    type: str
    event: Object


@public
class Message(Record):
    """One wire message, normalized; `created_at` and `invoked_at` in milliseconds."""

    id: str
    local_id: Opt[str]
    created_at: num
    invoked_at: Opt[num]
    status: Opt[str]
    meta: Opt[Json]
    is_sidechain: bool
    parent_tool_use_id: Opt[str]
    model: Opt[str]
    usage: Opt[Usage]
    body: Body
