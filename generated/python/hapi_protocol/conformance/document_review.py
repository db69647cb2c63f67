"""Review of fixture documents: whether a document can be replayed and says what to
compare.

Printed by portgen from specs/conformance/document_review.py. Do not edit: change the
contract and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.conformance.suites import version_problem
from hapi_protocol.pagination.window import ViewMode
from hapi_protocol.runtime import (
    Absent,
    Json,
    as_bool,
    as_num,
    as_object,
    as_str,
    compact,
    enum_from_wire,
    first_of,
    get,
    or_null,
    str_or,
)


def document_problem(document: Json, suite: str) -> str | None:
    """What is wrong with a document of a suite, and where; none when it can be replayed.

    A part that holds no expectation is a problem: nothing would be compared.

    Contract: conformance/document_review/document_problem
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
            review.want_object(
                get(document, "permissionModesByFlavor"), "$.permissionModesByFlavor"
            )
            review.want_list(get(document, "codexCollaborationModes"), "$.codexCollaborationModes")
        case _:
            review.problems.append(f"{suite} is no suite")
    return first_of(review.problems)


class DocumentReview:
    """Walks through a document and notes what should stand where something else does.

    Contract: conformance/document_review/DocumentReview
    """

    __slots__ = ("problems",)

    def __init__(self) -> None:
        self.problems: list[str] = []

    def want(self, is_right: bool, place: str, what: str) -> None:
        """Notes a problem unless what stands at a place is right.

        Contract: conformance/document_review/DocumentReview.want
        """
        if not is_right:
            self.problems.append(f"{place} should be {what}")

    def want_text(self, value: Json | Absent, place: str) -> None:
        """A text should stand here.

        Contract: conformance/document_review/DocumentReview.want_text
        """
        self.want(as_str(value) is not None, place, "a string")

    def want_number(self, value: Json | Absent, place: str) -> None:
        """A number should stand here.

        Contract: conformance/document_review/DocumentReview.want_number
        """
        self.want(as_num(value) is not None, place, "a number")

    def want_object(self, value: Json | Absent, place: str) -> None:
        """An object should stand here.

        Contract: conformance/document_review/DocumentReview.want_object
        """
        self.want(as_object(value) is not None, place, "an object")

    def want_list(self, value: Json | Absent, place: str) -> list[Json]:
        """A list should stand here; gives it, or an empty one.

        Contract: conformance/document_review/DocumentReview.want_list
        """
        items = value
        if not isinstance(items, list):
            self.want(False, place, "a list")
            return []
        return items

    def want_texts(self, value: Json | Absent, place: str) -> None:
        """A list of texts should stand here.

        Contract: conformance/document_review/DocumentReview.want_texts
        """
        for index, item in enumerate(self.want_list(value, place)):
            self.want_text(item, f"{place}[{index}]")

    def want_version(self, document: Json) -> None:
        """A version that is known should stand in the document.

        Contract: conformance/document_review/DocumentReview.want_version
        """
        version = get(document, "fixtureVersion")
        shown = compact(or_null(version))
        if (problem := version_problem("$.fixtureVersion", shown, as_num(version))) is not None:
            self.problems.append(problem)

    def review_chat(self, document: Json) -> None:
        """Messages, and the four parts of what they decode to.

        Contract: conformance/document_review/DocumentReview.review_chat
        """
        self.want_list(get(get(document, "input"), "messages"), "$.input.messages")
        expected = get(document, "expected")
        self.want_list(get(expected, "blocks"), "$.expected.blocks")
        self.want(
            as_bool(get(expected, "hasReadyEvent")) is not None,
            "$.expected.hasReadyEvent",
            "true or false",
        )
        usage = get(expected, "latestUsage")
        self.want(
            usage is None or as_object(usage) is not None,
            "$.expected.latestUsage",
            "an object or null",
        )
        self.want_list(get(expected, "visibleBlocks"), "$.expected.visibleBlocks")

    def review_patches(self, document: Json) -> None:
        """A session, patches, and what becomes of them.

        Contract: conformance/document_review/DocumentReview.review_patches
        """
        self.want_object(get(document, "initialSession"), "$.initialSession")
        for index, patch in enumerate(self.want_list(get(document, "patches"), "$.patches")):
            self.want_object(patch, f"$.patches[{index}]")
        self.want_texts(get(document, "expectedPatchResults"), "$.expectedPatchResults")
        self.want_object(get(document, "expectedSession"), "$.expectedSession")

    def review_operations(self, document: Json) -> None:
        """Operations of a window, and its state after them.

        Contract: conformance/document_review/DocumentReview.review_operations
        """
        for index, operation in enumerate(self.want_list(get(document, "ops"), "$.ops")):
            self.review_operation(operation, f"$.ops[{index}]")
        self.want_object(get(document, "expectedState"), "$.expectedState")

    def review_operation(self, operation: Json, place: str) -> None:
        """One operation with all that it needs.

        Contract: conformance/document_review/DocumentReview.review_operation
        """
        name = str_or(get(operation, "op"), "")
        match name:
            case "sync-tail":
                self.want_exchange(operation, place)
            case "fetch-older":
                self.want_exchange(operation, place)
                self.want_object(get(operation, "expectedOutcome"), f"{place}.expectedOutcome")
            case "sse-messages":
                self.want_messages(get(operation, "messages"), f"{place}.messages")
            case "append-optimistic":
                self.want_message(get(operation, "message"), f"{place}.message")
            case "update-status":
                self.want_text(get(operation, "localId"), f"{place}.localId")
                self.want_text(get(operation, "status"), f"{place}.status")
            case "messages-consumed":
                self.want_texts(get(operation, "localIds"), f"{place}.localIds")
                self.want_number(get(operation, "invokedAt"), f"{place}.invokedAt")
            case "message-cancelled":
                self.want_text(get(operation, "localId"), f"{place}.localId")
            case "cancel-invoked":
                self.want_text(get(operation, "localId"), f"{place}.localId")
                self.want_message(get(operation, "message"), f"{place}.message")
            case "set-view-mode":
                mode = enum_from_wire(ViewMode, as_str(get(operation, "mode")))
                self.want(mode is not None, f"{place}.mode", "a view mode")
            case "queued-state":
                self.want_texts(get(operation, "queuedLocalIds"), f"{place}.queuedLocalIds")
                invoked = self.want_list(get(operation, "invoked"), f"{place}.invoked")
                for index, message in enumerate(invoked):
                    self.want_text(get(message, "localId"), f"{place}.invoked[{index}].localId")
                    self.want_number(
                        get(message, "invokedAt"), f"{place}.invoked[{index}].invokedAt"
                    )
                self.want_texts(get(operation, "expectedCandidates"), f"{place}.expectedCandidates")
            case _:
                self.want(False, f"{place}.op", "an operation of the window")

    def want_exchange(self, operation: Json, place: str) -> None:
        """Responses of the server, and the requests that ask for them.

        Contract: conformance/document_review/DocumentReview.want_exchange
        """
        responses = self.want_list(get(operation, "responses"), f"{place}.responses")
        for index, response in enumerate(responses):
            response_place = f"{place}.responses[{index}]"
            self.want_messages(get(response, "messages"), f"{response_place}.messages")
            self.want_object(get(response, "page"), f"{response_place}.page")
            self.want_number(get(get(response, "page"), "epoch"), f"{response_place}.page.epoch")
        self.want_list(get(operation, "expectedRequests"), f"{place}.expectedRequests")

    def want_messages(self, value: Json | Absent, place: str) -> None:
        """A list of wire messages should stand here.

        Contract: conformance/document_review/DocumentReview.want_messages
        """
        for index, message in enumerate(self.want_list(value, place)):
            self.want_message(message, f"{place}[{index}]")

    def want_message(self, value: Json | Absent, place: str) -> None:
        """A wire message should stand here.

        Contract: conformance/document_review/DocumentReview.want_message
        """
        self.want_text(get(value, "id"), f"{place}.id")
        self.want_number(get(value, "createdAt"), f"{place}.createdAt")
