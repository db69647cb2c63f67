"""Types of what travels: at run time each value is a plain JSON value.

Printed by portgen from specs/wire/*.schema.json. Do not edit: change the contract and run
`make generate`.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

AnswerList: TypeAlias = list[str]
"""Answers to one question."""


class AttachmentMetadata(TypedDict):
    """A file that a user sent along."""

    id: str
    filename: str
    mimeType: str
    size: float
    """In bytes."""
    path: str
    previewUrl: NotRequired[str]


class CatchUpQuery(TypedDict):
    """Asks for messages after a position, up to the head of the first answer."""

    afterAt: float
    afterSeq: float
    untilAt: float | None
    untilSeq: float | None
    epoch: int
    limit: int


CollaborationMode: TypeAlias = Literal["default", "plan"]
"""Whether an agent acts or plans."""


CompletedStatus: TypeAlias = Literal["canceled", "denied", "approved"]
"""What became of a request."""


CopilotAgentMode: TypeAlias = Literal["interactive", "plan", "autopilot", "fleet"]
"""How a copilot agent works."""


Decision: TypeAlias = Literal["approved", "approved_for_session", "denied", "abort"]
"""How a user decided."""


DeliveryState: TypeAlias = Literal["indeterminate"]
"""A message was handed over and nobody knows whether it arrived."""


class DenyBody(TypedDict):
    """Refuses a tool."""

    decision: NotRequired[Decision]


FlatAnswers: TypeAlias = dict[str, AnswerList]
"""Answers by question."""


class LatestQuery(TypedDict):
    """Asks for the newest messages."""

    limit: int


LocalIds: TypeAlias = list[str]
"""Names that the sending client gave to messages."""


class MessageCancelledEvent(TypedDict):
    """A message was taken back."""

    type: Literal["message-cancelled"]
    sessionId: str
    messageId: str
    localId: NotRequired[str]


class MessagesConsumedEvent(TypedDict):
    """The agent took messages up."""

    type: Literal["messages-consumed"]
    sessionId: str
    localIds: LocalIds
    invokedAt: float
    steered: NotRequired[bool]


class MessagesIndeterminateEvent(TypedDict):
    """Nobody knows whether these messages arrived."""

    type: Literal["messages-indeterminate"]
    sessionId: str
    localIds: LocalIds


class MessagesInvalidatedEvent(TypedDict):
    """The messages that a client has of a session are void."""

    type: Literal["messages-invalidated"]
    sessionId: str


class MessagesRequeuedEvent(TypedDict):
    """These messages wait in the queue again."""

    type: Literal["messages-requeued"]
    sessionId: str
    localIds: LocalIds


NameList: TypeAlias = list[str]
"""Names, in order."""


class NestedAnswer(TypedDict):
    """The answers to one question."""

    answers: AnswerList


NestedAnswers: TypeAlias = dict[str, NestedAnswer]
"""Answers by question, each in an object of its own."""


Answers: TypeAlias = FlatAnswers | NestedAnswers
"""A user's answers to an agent's questions."""


class OlderQuery(TypedDict):
    """Asks for messages before a position."""

    beforeAt: float
    beforeSeq: float
    limit: int


PageDirection: TypeAlias = Literal["latest", "before", "after"]
"""Which rows a page holds, seen from the position that was asked for."""


class Page(TypedDict):
    """What a page says of itself. The halves of each position are both null or both numbers."""

    direction: PageDirection
    limit: int
    epoch: int
    """Changes when the history was rewritten; positions of another epoch are void."""
    reset: bool
    """Whether the rows that the client has from the server are void."""
    nextBeforeSeq: float | None
    nextBeforeAt: float | None
    nextAfterSeq: float | None
    nextAfterAt: float | None
    snapshotHeadSeq: float | None
    snapshotHeadAt: float | None
    hasMore: bool
    """Whether there are more rows in this direction."""


PermissionMode: TypeAlias = Literal[
    "default",
    "acceptEdits",
    "auto",
    "bypassPermissions",
    "plan",
    "ask",
    "debug",
    "autoReview",
    "read-only",
    "safe-yolo",
    "yolo",
    "request-review",
    "always-proceed",
]
"""What an agent may do without asking."""


class PermissionRequest(TypedDict):
    """A tool that waits to be allowed."""

    tool: str
    """The name of the tool."""
    arguments: Any
    """Its input."""
    createdAt: NotRequired[float | None]


PermissionRequests: TypeAlias = dict[str, PermissionRequest]
"""Open requests by their id."""


SendStatus: TypeAlias = Literal["sending", "queued", "sent", "failed"]
"""How far a client has come with sending a message."""


class DecryptedMessage(TypedDict):
    """One row of a session's history."""

    id: str
    """The server's name of the row; an optimistic row has its `localId` here."""
    seq: float | None
    """Counts the rows of a session; null until the server has taken the row."""
    localId: str | None
    """The name that the sending client gave the row."""
    content: Any
    """What the row says: any JSON value. Decoding understands it or shows it as text."""
    createdAt: float
    """When the server got it; milliseconds."""
    invokedAt: NotRequired[float | None]
    """When the agent took it up; null while it waits in the queue."""
    scheduledAt: NotRequired[float | None]
    """When it is to be sent."""
    deliveryState: NotRequired[DeliveryState]
    steered: NotRequired[bool]
    """Whether it was handed to an agent at work."""
    status: NotRequired[SendStatus]
    """Kept by the client; never sent by the server."""


MessageList: TypeAlias = list[DecryptedMessage]
"""Messages in the order of the page."""


class MessageReceivedEvent(TypedDict):
    """A message arrived."""

    type: Literal["message-received"]
    sessionId: str
    message: DecryptedMessage


class MessagesResponse(TypedDict):
    """One page of messages."""

    messages: MessageList
    page: Page


class SessionSummary(TypedDict):
    """What a session is about."""

    text: str
    updatedAt: float


StartedBy: TypeAlias = Literal["runner", "terminal"]
"""Who started a session."""


StartingMode: TypeAlias = Literal["local", "remote", "pty"]
"""Where an agent was started."""


TeamMemberStatus: TypeAlias = Literal["active", "idle", "shutdown"]
"""What a member of a team is doing."""


class TeamMember(TypedDict):
    """One member of a team."""

    name: str
    agentType: NotRequired[str]
    status: NotRequired[TeamMemberStatus]


TeamMembers: TypeAlias = list[TeamMember]
"""The members of a team."""


TeamMessageType: TypeAlias = Literal[
    "message", "broadcast", "shutdown_request", "shutdown_response"
]
"""What a message between members is for."""


TeamMessage = TypedDict(
    "TeamMessage",
    {
        "from": str,
        "to": str,
        "summary": str,
        "type": TeamMessageType,
        "timestamp": float,
    },
)


TeamMessages: TypeAlias = list[TeamMessage]
"""What the members of a team told each other."""


TeamTaskStatus: TypeAlias = Literal["pending", "in_progress", "completed", "blocked"]
"""How far a task has come."""


class TeamTask(TypedDict):
    """One task of a team."""

    id: str
    title: str
    description: NotRequired[str]
    status: NotRequired[TeamTaskStatus]
    owner: NotRequired[str]


TeamTasks: TypeAlias = list[TeamTask]
"""The tasks of a team."""


class TeamState(TypedDict):
    """A team of agents, its tasks and what its members tell each other."""

    teamName: str
    description: NotRequired[str]
    members: NotRequired[TeamMembers]
    tasks: NotRequired[TeamTasks]
    messages: NotRequired[TeamMessages]
    updatedAt: NotRequired[float]


ThreadGoalStatus: TypeAlias = Literal[
    "active", "paused", "budgetLimited", "usageLimited", "blocked", "complete"
]
"""How a goal stands."""


class ThreadGoal(TypedDict):
    """What an agent works towards, as a goal event tells it."""

    threadId: str
    objective: str
    status: ThreadGoalStatus
    tokenBudget: NotRequired[float | None]
    tokensUsed: NotRequired[float]
    timeUsedSeconds: NotRequired[float]
    createdAt: NotRequired[float]
    updatedAt: NotRequired[float]


TodoPriority: TypeAlias = Literal["high", "medium", "low"]
"""How urgent a thing to do is."""


TodoStatus: TypeAlias = Literal["pending", "in_progress", "completed"]
"""How far a thing to do has come."""


class TodoItem(TypedDict):
    """One thing to do."""

    content: str
    status: TodoStatus
    priority: NotRequired[TodoPriority]
    id: NotRequired[str]
    activeForm: NotRequired[str]
    """How it reads while it is being done."""


TodoList: TypeAlias = list[TodoItem]
"""What an agent has set itself to do, in order."""


ToolNames: TypeAlias = list[str]
"""Tools that are allowed from now on."""


class ApproveBody(TypedDict):
    """Allows a tool."""

    mode: NotRequired[str]
    allowTools: NotRequired[ToolNames]
    decision: NotRequired[Decision]
    answers: NotRequired[Answers]


class CompletedRequest(TypedDict):
    """A request and what became of it."""

    tool: str
    """The name of the tool."""
    arguments: Any
    """Its input."""
    createdAt: NotRequired[float | None]
    completedAt: NotRequired[float | None]
    status: CompletedStatus
    reason: NotRequired[str]
    mode: NotRequired[str]
    decision: NotRequired[Decision]
    allowTools: NotRequired[ToolNames]
    answers: NotRequired[Answers]


CompletedRequests: TypeAlias = dict[str, CompletedRequest]
"""Decided requests by their id."""


class AgentState(TypedDict):
    """What is known of the agent of a session at one moment."""

    controlledByUser: NotRequired[bool | None]
    """Whether a person at the agent's own terminal is in control."""
    steeringActive: NotRequired[bool | None]
    startingMode: NotRequired[StartingMode | None]
    requests: NotRequired[PermissionRequests | None]
    completedRequests: NotRequired[CompletedRequests | None]


class VersionedAgentState(TypedDict):
    """A new agent state, or null for none."""

    version: float
    """It counts only when it is greater than the version that the client has."""
    value: AgentState | None


class VersionedTeamState(TypedDict):
    """A new team state, or null for none."""

    version: float
    """It counts only when it is greater than the version that the client has."""
    value: TeamState | None


class VersionedTodos(TypedDict):
    """A new list of things to do."""

    version: float
    """It counts only when it is greater than the version that the client has."""
    value: TodoList


class Worktree(TypedDict):
    """The working tree that a session has for itself."""

    basePath: str
    branch: str
    name: str
    worktreePath: NotRequired[str]
    createdAt: NotRequired[float]


class Metadata(TypedDict):
    """Where a session runs and what it is called. It has many more keys, kept as they are."""

    path: str
    host: str
    version: NotRequired[str | None]
    name: NotRequired[str | None]
    os: NotRequired[str | None]
    machineId: NotRequired[str | None]
    flavor: NotRequired[str | None]
    """The kind of agent."""
    summary: NotRequired[SessionSummary]
    tools: NotRequired[NameList]
    slashCommands: NotRequired[NameList]
    lifecycleState: NotRequired[str]
    worktree: NotRequired[Worktree]
    startedBy: NotRequired[StartedBy]
    startingMode: NotRequired[StartingMode | None]


class Session(TypedDict):
    """One conversation with an agent, and how it stands."""

    id: str
    namespace: str
    seq: float
    createdAt: float
    updatedAt: float
    pinned: NotRequired[bool]
    globalPinned: NotRequired[bool]
    active: bool
    """Whether the agent's machine is connected."""
    activeAt: NotRequired[float | None]
    """When it was last heard of; null or absent counts as 0."""
    metadata: Metadata | None
    metadataVersion: float
    agentState: AgentState | None
    agentStateVersion: float
    thinking: bool
    """Whether the agent is at work."""
    thinkingAt: float
    activeTurnStartedAt: NotRequired[float | None]
    backgroundTaskCount: NotRequired[float]
    todos: NotRequired[TodoList]
    teamState: NotRequired[TeamState]
    todosUpdatedAt: NotRequired[float]
    """The version of `todos`."""
    teamStateUpdatedAt: NotRequired[float]
    """The version of `teamState`."""
    model: NotRequired[str | None]
    modelReasoningEffort: NotRequired[str | None]
    effort: NotRequired[str | None]
    serviceTier: NotRequired[str | None]
    permissionMode: NotRequired[PermissionMode]
    collaborationMode: NotRequired[CollaborationMode]
    copilotAgentMode: NotRequired[CopilotAgentMode]


class VersionedMetadata(TypedDict):
    """New metadata, or null for none."""

    version: float
    """It counts only when it is greater than the version that the client has."""
    value: Metadata | None


class SessionPatch(TypedDict):
    """What changed in a session: at least one key, and no key beside these."""

    active: NotRequired[bool]
    thinking: NotRequired[bool]
    activeTurnStartedAt: NotRequired[float | None]
    activeAt: NotRequired[float]
    updatedAt: NotRequired[float]
    metadata: NotRequired[VersionedMetadata]
    agentState: NotRequired[VersionedAgentState]
    todos: NotRequired[VersionedTodos]
    teamState: NotRequired[VersionedTeamState]
    model: NotRequired[str | None]
    modelReasoningEffort: NotRequired[str | None]
    effort: NotRequired[str | None]
    serviceTier: NotRequired[str | None]
    permissionMode: NotRequired[PermissionMode]
    collaborationMode: NotRequired[CollaborationMode]
    copilotAgentMode: NotRequired[CopilotAgentMode]
    backgroundTaskCount: NotRequired[float]
    scratchlistUpdatedAt: NotRequired[float]
    """The scratch list changed: a client that shows it fetches it again."""


class SessionUpdatedEvent(TypedDict):
    """A session changed: the whole session, a patch of it, or a call to fetch it."""

    type: Literal["session-updated"]
    sessionId: str
    data: NotRequired[Session | SessionPatch]
