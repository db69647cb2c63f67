"""The message window: the loaded part of a session's messages, as a state machine without I/O.

A tail sync brings the newest messages: `begin_sync` gives the first request, `receive_sync` takes
its answer and gives the next request, until there is none. A load of older messages is one request:
`begin_older`, then `receive_older`. At most one of them runs: a new sync takes the place of one that
runs and ends a load of older messages. An answer that comes too late is discarded. Where a client
waits instead of beginning a second sync, `want_sync` makes one due after the one that runs.
"""

UNREADABLE_RESPONSE: Const[str] = "the response is not a page of messages"
NO_PROGRESS: Const[str] = "the server gave the same place to go on from again"


@public
class ViewMode(Enum):
    """What a person looks at: the newest messages, or older ones."""

    TAIL = "tail"
    HISTORY = "history"


@public
class InvokedMessage(Record):
    """A queued message that the agent has taken up."""

    local_id: str
    invoked_at: num


@public
class MessageWindow(Machine):
    """The loaded part of a session's messages, and how it is kept in step with the server."""

    rows: List[WindowRow]
    """In order: by time, then by the server's number, then by id."""
    has_more: bool
    """Whether there are older messages than those of the window."""
    epoch: Opt[num]
    """The server's numbering in which the cursors hold."""
    is_history: bool
    older_cursor: Opt[Position]
    """Where the next load of older messages begins."""
    newest_cursor: Opt[Position]
    """Where the next tail sync goes on."""
    warning: Opt[str]
    """What went wrong in the last sync or load; the next sync clears it."""
    is_sync_due: bool
    """Whether a tail sync should begin as soon as none runs."""
    needs_reset: bool
    tickets: int
    sync_ticket: Opt[int]
    older_ticket: Opt[int]
    touched: Set[str]

    # Reading

    @public
    @property
    def messages(self) -> List[Json]:
        """The wire messages of the window in order, ready to be decoded."""
        return [row.message for row in self.rows]

    @public
    @property
    def view_mode(self) -> ViewMode:
        """What the person looks at."""
        return ViewMode.HISTORY if self.is_history else ViewMode.TAIL

    @public
    @property
    def is_syncing(self) -> bool:
        """Whether an answer to a tail sync is awaited."""
        return self.sync_ticket is not None

    @public
    @property
    def is_loading_older(self) -> bool:
        """Whether an answer to a load of older messages is awaited."""
        return self.older_ticket is not None

    # Tail sync

    @public
    def begin_sync(self) -> SyncRequest:
        """Begins a tail sync, in place of one that runs, and gives its first request.

        It catches up from the newest cursor where that still holds, and asks for the newest page
        otherwise. A load of older messages that runs is over.
        """
        self.warning = None
        self.is_sync_due = False
        self.older_ticket = None
        if self.needs_reset:
            return latest_request(self.next_sync_ticket(), True)
        if (after := self.newest_cursor) is not None and (epoch := self.epoch) is not None:
            return self.ask_catch_up(after, None, epoch)
        return latest_request(self.next_sync_ticket(), False)

    @public
    def receive_sync(self, request: SyncRequest, response: Json) -> Opt[SyncRequest]:
        """Takes the answer to a request of a tail sync; gives the next request, none at the end."""
        if request.ticket != self.sync_ticket:
            return None
        self.sync_ticket = None
        page = read_page(response)
        if page is None:
            self.warning = UNREADABLE_RESPONSE
            return None
        match request:
            case LatestRequest():
                self.apply_latest(page, request.is_replacing or page.is_reset)
                return None
            case CatchUpRequest():
                return self.apply_catch_up(request, page)

    @public
    def fail_sync(self, request: SyncRequest, error: str) -> None:
        """Ends a tail sync whose client failed: what was applied stays, the error is the warning."""
        if request.ticket == self.sync_ticket:
            self.sync_ticket = None
            self.warning = error

    @public
    def abandon_sync(self, request: SyncRequest) -> None:
        """Ends a tail sync whose request was given up; what was applied stays."""
        if request.ticket == self.sync_ticket:
            self.sync_ticket = None

    @public
    def want_sync(self) -> None:
        """Makes a tail sync due; while one runs, that is one more after it, however often asked."""
        self.is_sync_due = True

    def next_sync_ticket(self) -> int:
        """The ticket of a request that leaves now."""
        self.tickets = self.tickets + 1
        self.sync_ticket = self.tickets
        self.touched.clear()
        return self.tickets

    def ask_catch_up(self, after: Position, until: Opt[Position], epoch: num) -> SyncRequest:
        """The request for the page after a place."""
        return catch_up_request(self.next_sync_ticket(), after, until, epoch)

    def apply_catch_up(self, request: CatchUpRequest, page: MessagePage) -> Opt[SyncRequest]:
        """Takes the page after a place; gives the next request, none at the end."""
        if page.is_reset or page.is_latest:
            self.apply_latest(page, True)
            return None
        self.merge_live(page.rows)
        self.epoch = page.epoch
        if self.needs_reset:
            return None
        after = page.next_after
        self.newest_cursor = later_position(after, self.newest_cursor)
        if after is None or not page.has_more:
            return None
        if not request.after.is_before(after):
            self.warning = NO_PROGRESS
            return None
        return self.ask_catch_up(after, request.until.or_else(page.snapshot_head), request.epoch)

    def apply_latest(self, page: MessagePage, is_replacing: bool) -> None:
        """Takes the newest page.

        Where it replaces the rows of the server, of those before it only optimistic ones stay, and
        what operations added or changed since the request left.
        """
        kept = [
            row
            for row in self.rows
            if not is_replacing or row.is_optimistic or row.id in self.touched
        ]
        meanwhile = [row for row in kept if row.id in self.touched and not row.is_optimistic]
        merged = merge_rows(merge_rows(kept, retained_rows(page.rows)), meanwhile)
        trimmed = trim_rows(merged, TAIL_SIZE, TrimMode.APPEND)
        self.rows = trimmed.rows
        # Hidden messages of the page count, so that they are not asked for again.
        head = page.snapshot_head.or_else(newest_position(page.rows))
        self.newest_cursor = later_position(head, newest_position(trimmed.rows))
        if trimmed.has_dropped:
            self.older_cursor = oldest_position(trimmed.rows)
        elif is_replacing:
            self.older_cursor = page.next_before
        else:
            self.older_cursor = page.next_before.or_else(self.older_cursor)
        self.has_more = page.has_more or trimmed.has_dropped or (self.has_more and not is_replacing)
        self.epoch = page.epoch
        self.needs_reset = False

    # Older messages

    @public
    def begin_older(self) -> OlderStart:
        """Begins a load of older messages: its request, or why there is none."""
        if self.is_syncing or self.is_loading_older:
            return OlderRefused(reason=StopReason.BUSY)
        if not self.has_more:
            return OlderRefused(reason=StopReason.EXHAUSTED)
        before = self.older_cursor
        if before is None:
            return OlderRefused(reason=StopReason.UNAVAILABLE)
        self.tickets = self.tickets + 1
        self.older_ticket = self.tickets
        return OlderStarted(request=older_request(self.tickets, before))

    @public
    def receive_older(self, request: OlderRequest, response: Json) -> OlderOutcome:
        """Takes the answer to a load of older messages; another epoch makes a tail sync due."""
        if request.ticket != self.older_ticket:
            return OlderStopped(reason=StopReason.INVALIDATED)
        page = read_page(response)
        if page is None:
            return self.fail_older(request, UNREADABLE_RESPONSE)
        self.older_ticket = None
        if self.epoch is not None and self.epoch != page.epoch:
            self.epoch = None
            self.newest_cursor = None
            self.needs_reset = True
            self.is_sync_due = True
            return OlderStopped(reason=StopReason.EPOCH_RESET)
        added = count_new_rows(page.rows, self.rows)
        self.merge_in(page.rows, TrimMode.PREPEND, OLDER_SIZE)
        self.has_more = page.has_more
        self.epoch = page.epoch
        self.older_cursor = page.next_before
        return OlderApplied(has_more=page.has_more, added_renderable_count=added)

    @public
    def fail_older(self, request: OlderRequest, error: str) -> OlderOutcome:
        """Ends a load of older messages whose client failed; the error is the warning as well."""
        if request.ticket != self.older_ticket:
            return OlderStopped(reason=StopReason.INVALIDATED)
        self.older_ticket = None
        self.warning = error
        return OlderFailed(error=error)

    @public
    def abandon_older(self, request: OlderRequest) -> None:
        """Ends a load of older messages whose request was given up."""
        if request.ticket == self.older_ticket:
            self.older_ticket = None

    @public
    def cancel_older(self) -> None:
        """Invalidates a load of older messages that runs: its answer will be discarded."""
        self.older_ticket = None

    # Live messages and the client's own

    @public
    def receive_messages(self, messages: List[Json]) -> None:
        """Takes messages that the stream delivers; the newest cursor passes hidden ones as well."""
        rows = read_rows(messages)
        self.merge_live(rows)
        if self.epoch is not None and not self.needs_reset:
            self.newest_cursor = later_position(self.newest_cursor, newest_position(rows))

    @public
    def append_optimistic(self, message: Json) -> None:
        """Takes a message of the client's own that the server does not know yet."""
        self.merge_live(read_rows([message]))

    @public
    def update_status(self, local_id: str, status: str) -> None:
        """Gives every row of a local id another send state."""
        if local_id == "":
            return
        self.store(
            [row.with_status(status) if row.local_id == local_id else row for row in self.rows]
        )

    @public
    def mark_consumed(self, local_ids: List[str], invoked_at: num) -> None:
        """Rows of these local ids, unless failed, were taken up by the agent at a time."""
        times: Index[str, num] = {}
        for local_id in local_ids:
            times[local_id] = invoked_at
        self.consume(times)

    @public
    def mark_indeterminate(self, local_ids: List[str]) -> None:
        """Nobody knows whether the rows of these local ids were delivered."""
        chosen = set(local_ids)
        self.store([row.indeterminate() if is_of(row, chosen) else row for row in self.rows])

    @public
    def mark_requeued(self, local_ids: List[str]) -> None:
        """The rows of these local ids wait for delivery again."""
        chosen = set(local_ids)
        self.store(
            [row.without_delivery_state() if is_of(row, chosen) else row for row in self.rows]
        )

    @public
    def remove(self, id: str) -> None:
        """A message was cancelled: rows go away whose local id or id it is."""
        self.store([row for row in self.rows if row.id != id and row.local_id != id])

    @public
    def restore_invoked(self, local_id: str, message: Json) -> None:
        """A message could not be cancelled, as it was taken up: it takes the place of its rows."""
        self.remove(local_id)
        self.merge_live([row.with_status("sent") for row in read_rows([message])])

    # Queued messages

    @public
    def queued_candidates(self) -> List[str]:
        """Local ids, each once, of queued rows whose fate the server should be asked for."""
        seen: Set[str] = set()
        candidates: List[str] = []
        for row in self.rows:
            local_id = row.local_id.non_empty()
            if local_id is None or local_id in seen or not is_candidate(row):
                continue
            seen.add(local_id)
            candidates.append(local_id)
        return candidates

    @public
    def settle_queued(
        self, candidates: List[str], queued_local_ids: List[str], invoked: List[InvokedMessage]
    ) -> None:
        """Takes the server's word on candidates: what was taken up, what waits; the rest goes away."""
        if not invoked.is_empty():
            self.consume(invocation_times(invoked))
        asked = set(candidates)
        queued = set(queued_local_ids)
        self.store(
            [
                row
                for row in self.rows
                if not (is_candidate(row) and is_of(row, asked) and not is_of(row, queued))
            ]
        )

    # The window as a whole

    @public
    def set_view_mode(self, mode: ViewMode) -> None:
        """The person looks at something else; back at the tail, the window is cut to it."""
        if mode == self.view_mode:
            return
        self.is_history = mode == ViewMode.HISTORY
        if self.is_history:
            return
        trimmed = trim_rows(self.rows, TAIL_SIZE, TrimMode.APPEND)
        self.store(trimmed.rows)
        if trimmed.has_dropped:
            self.has_more = True
            self.older_cursor = oldest_position(trimmed.rows)
        if self.needs_reset:
            self.epoch = None
            self.newest_cursor = None

    @public
    def clear(self) -> None:
        """The session is gone: the window is as at first, what is under way is discarded."""
        self.rows = []
        self.has_more = False
        self.epoch = None
        self.is_history = False
        self.older_cursor = None
        self.newest_cursor = None
        self.warning = None
        self.is_sync_due = False
        self.needs_reset = False
        self.sync_ticket = None
        self.older_ticket = None

    @public
    def receive_event(self, event: Json) -> None:
        """Takes an event of the session's stream; may make a tail sync due; ignores other types."""
        local_ids = text_list(event["localIds"])
        type = event["type"].as_str().or_else("")
        match type:
            case "message-received":
                self.receive_messages([event["message"].or_null()])
            case "messages-consumed":
                if (at := event["invokedAt"].as_num()) is not None:
                    self.mark_consumed(local_ids, at)
            case "message-cancelled":
                if (id := event["messageId"].as_str()) is not None:
                    self.remove(id)
                if (local_id := event["localId"].as_str()) is not None:
                    self.remove(local_id)
            case "messages-indeterminate":
                self.mark_indeterminate(local_ids)
            case "messages-requeued":
                self.mark_requeued(local_ids)
            case "messages-invalidated":
                self.clear()
                self.is_sync_due = True
            case _:
                pass

    # Changing rows

    def merge_live(self, incoming: List[WindowRow]) -> None:
        """Takes rows at the end that the person looks at."""
        if self.is_history:
            self.merge_in(incoming, TrimMode.PREPEND, HISTORY_SIZE)
        else:
            self.merge_in(incoming, TrimMode.APPEND, TAIL_SIZE)

    def merge_in(self, incoming: List[WindowRow], mode: TrimMode, limit: int) -> None:
        """Takes rows, cuts the window to a limit and mends the cursor of the end that was cut."""
        retained = retained_rows(incoming)
        if retained.is_empty():
            return
        for row in retained:
            self.touch(row.id)
        trimmed = trim_rows(merge_rows(self.rows, retained), limit, mode)
        self.store(trimmed.rows)
        if not trimmed.has_dropped:
            return
        match mode:
            case TrimMode.APPEND:
                self.has_more = True
                self.older_cursor = oldest_position(trimmed.rows).or_else(self.older_cursor)
            case TrimMode.PREPEND:
                self.needs_reset = True
                self.newest_cursor = newest_position(trimmed.rows)

    def consume(self, times: Index[str, num]) -> None:
        """Rows of local ids that have a time were taken up then, unless they failed."""
        rows = [consumed(row, times.get(row.local_id.or_else(""))) for row in self.rows]
        self.store(merge_rows([], rows))

    def store(self, rows: List[WindowRow]) -> None:
        """Sets the rows after an operation; while a sync runs, what is new or changed is noted."""
        if self.is_syncing:
            before: Index[str, WindowRow] = {}
            for row in self.rows:
                before[row.id] = row
            for row in rows:
                if (earlier := before.get(row.id)) is not None and not row.differs_from(earlier):
                    continue
                self.touch(row.id)
        self.rows = rows

    def touch(self, id: str) -> None:
        """Notes that an operation added or wrote a row while a sync runs."""
        if self.is_syncing:
            self.touched.add(id)


def consumed(row: WindowRow, at: Opt[num]) -> WindowRow:
    """The row, taken up by the agent at a time; as it is without a time, or when it failed."""
    if at is None or row.local_id.non_empty() is None or row.status == "failed":
        return row
    sent = row.with_status("sent").without_delivery_state()
    return sent.with_invoked_at(at) if row.invoked_at.is_null() else sent


def invocation_times(invoked: List[InvokedMessage]) -> Index[str, num]:
    """When each local id was taken up.

    A local id that stands there twice has the time that came first, be it with another local id.
    """
    by_time: OrdMap[num, List[str]] = {}
    for message in invoked:
        by_time.append_at(message.invoked_at, message.local_id)
    times: Index[str, num] = {}
    for at in by_time.keys():
        if (local_ids := by_time.get(at)) is not None:
            for local_id in local_ids:
                if local_id not in times:
                    times[local_id] = at
    return times


def is_candidate(row: WindowRow) -> bool:
    """Whether the server should be asked for a row: queued, and on its way or known to the server."""
    return (
        row.local_id.non_empty() is not None
        and row.is_queued
        and (not row.is_optimistic or row.status in ["queued", "sent"])
    )


def is_of(row: WindowRow, local_ids: Set[str]) -> bool:
    """Whether a row has one of these local ids."""
    local_id = row.local_id.non_empty()
    if local_id is None:
        return False
    return local_id in local_ids


def text_list(value: Opt[Json]) -> List[str]:
    """The texts of a JSON list; none where there is no list."""
    return [
        text
        for item in value.as_list().or_else([])
        if (text := item.as_str()) is not None
    ]
