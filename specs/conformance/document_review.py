"""Review of fixture documents: whether a document can be replayed and says what to compare."""

@package
def document_problem(document: Json, suite: str) -> Opt[str]:
    """What is wrong with a document of a suite, and where; none when it can be replayed.

    A part that holds no expectation is a problem: nothing would be compared.
    """
    review = DocumentReview()
    match suite:
        case "chat":
            review.want_version(document)
            review.review_chat(document)
        case "sse":
            review.want_version(document)
            review.review_patches(document)
        case "pagination":
            review.want_version(document)
            review.review_operations(document)
        case "catalogs":
            review.want_object(document["permissionModesByFlavor"], "$.permissionModesByFlavor")
            review.want_list(document["codexCollaborationModes"], "$.codexCollaborationModes")
        case _:
            review.problems.append(f"{suite} is no suite")
    return review.problems.first()


class DocumentReview(Machine):
    """Walks through a document and notes what should stand where something else does."""

    problems: List[str]

    def want(self, is_right: bool, place: str, what: str) -> None:
        """Notes a problem unless what stands at a place is right."""
        if not is_right:
            self.problems.append(f"{place} should be {what}")

    def want_text(self, value: Opt[Json], place: str) -> None:
        """A text should stand here."""
        self.want(value.as_str() is not None, place, "a string")

    def want_number(self, value: Opt[Json], place: str) -> None:
        """A number should stand here."""
        self.want(value.as_num() is not None, place, "a number")

    def want_object(self, value: Opt[Json], place: str) -> None:
        """An object should stand here."""
        self.want(value.as_object() is not None, place, "an object")

    def want_list(self, value: Opt[Json], place: str) -> List[Json]:
        """A list should stand here; gives it, or an empty one."""
        items = value.as_list()
        if items is None:
            self.want(False, place, "a list")
            return []
        return items

    def want_texts(self, value: Opt[Json], place: str) -> None:
        """A list of texts should stand here."""
        for index, item in enumerate(self.want_list(value, place)):
            self.want_text(item, f"{place}[{index}]")

    def want_version(self, document: Json) -> None:
        """A version that is known should stand in the document."""
        version = document["fixtureVersion"]
        shown = version.or_null().compact()
        if (problem := version_problem("$.fixtureVersion", shown, version.as_num())) is not None:
            self.problems.append(problem)

    def review_chat(self, document: Json) -> None:
        """Messages, and the four parts of what they decode to."""
        self.want_list(document["input"]["messages"], "$.input.messages")
        expected = document["expected"]
        self.want_list(expected["blocks"], "$.expected.blocks")
        self.want(
            expected["hasReadyEvent"].as_bool() is not None,
            "$.expected.hasReadyEvent",
            "true or false",
        )
        usage = expected["latestUsage"]
        self.want(
            usage.is_null() or usage.as_object() is not None,
            "$.expected.latestUsage",
            "an object or null",
        )
        self.want_list(expected["visibleBlocks"], "$.expected.visibleBlocks")

    def review_patches(self, document: Json) -> None:
        """A session, patches, and what becomes of them."""
        self.want_object(document["initialSession"], "$.initialSession")
        for index, patch in enumerate(self.want_list(document["patches"], "$.patches")):
            self.want_object(patch, f"$.patches[{index}]")
        self.want_texts(document["expectedPatchResults"], "$.expectedPatchResults")
        self.want_object(document["expectedSession"], "$.expectedSession")

    def review_operations(self, document: Json) -> None:
        """Operations of a window, and its state after them."""
        for index, operation in enumerate(self.want_list(document["ops"], "$.ops")):
            self.review_operation(operation, f"$.ops[{index}]")
        self.want_object(document["expectedState"], "$.expectedState")

    def review_operation(self, operation: Json, place: str) -> None:
        """One operation with all that it needs."""
        name = operation["op"].as_str().or_else("")
        match name:
            case "sync-tail":
                self.want_exchange(operation, place)
            case "fetch-older":
                self.want_exchange(operation, place)
                self.want_object(operation["expectedOutcome"], f"{place}.expectedOutcome")
            case "sse-messages":
                self.want_messages(operation["messages"], f"{place}.messages")
            case "append-optimistic":
                self.want_message(operation["message"], f"{place}.message")
            case "update-status":
                self.want_text(operation["localId"], f"{place}.localId")
                self.want_text(operation["status"], f"{place}.status")
            case "messages-consumed":
                self.want_texts(operation["localIds"], f"{place}.localIds")
                self.want_number(operation["invokedAt"], f"{place}.invokedAt")
            case "message-cancelled":
                self.want_text(operation["localId"], f"{place}.localId")
            case "cancel-invoked":
                self.want_text(operation["localId"], f"{place}.localId")
                self.want_message(operation["message"], f"{place}.message")
            case "set-view-mode":
                mode = ViewMode.from_wire(operation["mode"].as_str())
                self.want(mode is not None, f"{place}.mode", "a view mode")
            case "queued-state":
                self.want_texts(operation["queuedLocalIds"], f"{place}.queuedLocalIds")
                invoked = self.want_list(operation["invoked"], f"{place}.invoked")
                for index, message in enumerate(invoked):
                    self.want_text(message["localId"], f"{place}.invoked[{index}].localId")
                    self.want_number(message["invokedAt"], f"{place}.invoked[{index}].invokedAt")
                self.want_texts(operation["expectedCandidates"], f"{place}.expectedCandidates")
            case _:
                self.want(False, f"{place}.op", "an operation of the window")

    def want_exchange(self, operation: Json, place: str) -> None:
        """Responses of the server, and the requests that ask for them."""
        responses = self.want_list(operation["responses"], f"{place}.responses")
        for index, response in enumerate(responses):
            response_place = f"{place}.responses[{index}]"
            self.want_messages(response["messages"], f"{response_place}.messages")
            self.want_object(response["page"], f"{response_place}.page")
            self.want_number(response["page"]["epoch"], f"{response_place}.page.epoch")
        self.want_list(operation["expectedRequests"], f"{place}.expectedRequests")

    def want_messages(self, value: Opt[Json], place: str) -> None:
        """A list of wire messages should stand here."""
        for index, message in enumerate(self.want_list(value, place)):
            self.want_message(message, f"{place}[{index}]")

    def want_message(self, value: Opt[Json], place: str) -> None:
        """A wire message should stand here."""
        self.want_text(value["id"], f"{place}.id")
        self.want_number(value["createdAt"], f"{place}.createdAt")
