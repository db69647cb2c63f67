"""Replay of a message window: the operations of a document against a scripted server."""


def window_checks(document: Json) -> List[Check]:
    """Replays operations; compares what each is to be compared by, and the state at the end."""
    replay = WindowReplay(window=MessageWindow())
    for index, operation in enumerate(list_or_empty(document["ops"])):
        replay.run(operation, f"$.ops[{index}]")
    replay.check("$.expectedState", document["expectedState"], window_state(replay.window))
    return copy(replay.checks)


class WindowReplay(Machine):
    """Runs operations on a window and notes what is compared."""

    window: Param[MessageWindow]
    checks: List[Check]
    queries: List[Object]

    def check(self, path: str, expected: Opt[Json], actual: Opt[Json]) -> None:
        """Notes a compared part."""
        self.checks.append(Check(path=path, expected=expected, actual=actual))

    def run(self, operation: Json, path: str) -> None:
        """Runs one operation; an unknown one does nothing."""
        name = operation["op"].as_str().or_else("")
        local_id = operation["localId"].as_str().or_else("")
        message = operation["message"].or_null()
        match name:
            case "sync-tail":
                self.queries.clear()
                self.sync(operation)
                self.check_exchange(operation, path)
            case "fetch-older":
                self.queries.clear()
                outcome = self.fetch_older(operation)
                self.check_exchange(operation, path)
                self.check(
                    f"{path}.expectedOutcome", operation["expectedOutcome"], outcome_object(outcome)
                )
            case "sse-messages":
                self.window.receive_messages(list_or_empty(operation["messages"]))
            case "append-optimistic":
                self.window.append_optimistic(message)
            case "update-status":
                self.window.update_status(local_id, operation["status"].as_str().or_else(""))
            case "messages-consumed":
                if (at := operation["invokedAt"].as_num()) is not None:
                    self.window.mark_consumed(text_list(operation["localIds"]), at)
            case "message-cancelled":
                self.window.remove(local_id)
            case "cancel-invoked":
                self.window.restore_invoked(local_id, message)
            case "set-view-mode":
                if (mode := ViewMode.from_wire(operation["mode"].as_str())) is not None:
                    self.window.set_view_mode(mode)
            case "queued-state":
                candidates = self.window.queued_candidates()
                self.check(
                    f"{path}.expectedCandidates",
                    operation["expectedCandidates"],
                    json_list(candidates),
                )
                self.window.settle_queued(
                    candidates,
                    text_list(operation["queuedLocalIds"]),
                    invoked_messages(operation["invoked"]),
                )
            case _:
                pass

    def sync(self, operation: Json) -> None:
        """Runs a tail sync to its end."""
        asked: Opt[SyncRequest] = self.window.begin_sync()
        while (request := asked) is not None:
            asked = self.window.receive_sync(request, self.answer(operation, request.query))

    def fetch_older(self, operation: Json) -> OlderOutcome:
        """Runs a load of older messages to its end, with the tail sync that may be due."""
        match (start := self.window.begin_older()):
            case OlderRefused():
                return OlderStopped(reason=start.reason)
            case OlderStarted():
                response = self.answer(operation, start.request.query)
                outcome = self.window.receive_older(start.request, response)
                if self.window.is_sync_due:
                    self.sync(operation)
                return outcome

    def answer(self, operation: Json, query: Object) -> Json:
        """Notes a query and gives the next scripted response; null when there is none left."""
        responses = list_or_empty(operation["responses"])
        index = len(self.queries)
        self.queries.append(query)
        return responses[index] if index < len(responses) else json_null()

    def check_exchange(self, operation: Json, path: str) -> None:
        """Compares the requests that were made; every scripted response must have been asked for."""
        self.check(
            f"{path}.expectedRequests", operation["expectedRequests"], json_list(self.queries)
        )
        self.check(
            f"{path}.responses",
            {"consumed": len(list_or_empty(operation["responses"]))},
            {"consumed": len(self.queries)},
        )


def invoked_messages(value: Opt[Json]) -> List[InvokedMessage]:
    """The messages of a list that were taken up by the agent, each with a local id and a time."""
    return [
        InvokedMessage(local_id=local_id, invoked_at=at)
        for item in list_or_empty(value)
        if (local_id := item["localId"].as_str()) is not None
        and (at := item["invokedAt"].as_num()) is not None
    ]


@package
def window_state(window: MessageWindow) -> Object:
    """The state of a window as fixtures hold it."""
    return {
        "messages": [row_state(row) for row in window.rows],
        "hasMore": window.has_more,
        "epoch": window.epoch.or_null(),
        "viewMode": window.view_mode,
        "olderCursor": cursor_state(window.older_cursor),
        "newestCursor": cursor_state(window.newest_cursor),
    }


def row_state(row: WindowRow) -> Object:
    """A row as fixtures hold it; times and send state only where the message has them."""
    return {
        "id": row.id,
        "localId": row.local_id.or_null(),
        "seq": row.seq.or_null(),
        "createdAt": row.created_at,
        "invokedAt": row.invoked_at.to_json(),
        "scheduledAt": row.scheduled_at.to_json(),
        "status": row.status,
        "queued": row.is_queued,
        "optimistic": row.is_optimistic,
    }


def cursor_state(cursor: Opt[Position]) -> Json:
    """A cursor as fixtures hold it; null when there is none."""
    if cursor is None:
        return json_null()
    return {"at": cursor.at, "seq": cursor.seq}
