"""Code reviews, which travel as a text of JSON.

Printed by portgen from specs/chat/review.py and specs/chat/review.yaml. Do not edit:
change the contract and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import (
    ABSENT,
    Absent,
    Json,
    Object,
    as_bool,
    as_list,
    as_num,
    as_record,
    as_str,
    coalesce,
    get,
    json_list,
    json_or,
    or_else,
    parse_json,
    trim,
)
from hapi_protocol.values.patterns import is_stream_snapshot_id


def bare_review(value: Json | Absent) -> Object | None:
    """The normal form of a review; nothing when the value is none, or says nothing.

    Contract: chat/review/bare_review
    """
    if not (
        as_list(get(value, "findings")) is not None
        or (
            get(value, "overall_correctness") is not ABSENT
            or get(value, "overallCorrectness") is not ABSENT
            or get(value, "overall_explanation") is not ABSENT
            or (get(value, "overallExplanation") is not ABSENT)
        )
    ):
        return None
    # chat/review/review
    review: Object = {
        "findings": json_list(review_findings(get(value, "findings"))),
        "overallCorrectness": as_str(
            coalesce(get(value, "overall_correctness"), get(value, "overallCorrectness"))
        ),
        "overallExplanation": as_str(
            coalesce(get(value, "overall_explanation"), get(value, "overallExplanation"))
        ),
        "overallConfidenceScore": as_num(
            coalesce(get(value, "overall_confidence_score"), get(value, "overallConfidenceScore"))
        ),
    }
    if (
        has_items(review.get("findings", ABSENT))
        or (as_str(review.get("overallCorrectness")) or None) is not None
        or (as_str(review.get("overallExplanation")) or None) is not None
        or (as_num(review.get("overallConfidenceScore")) is not None)
    ):
        return review
    return None


def review_finding(finding: Json) -> Object | None:
    """A finding in its normal form; nothing without a title and a body.

    Contract: chat/review/review_finding
    """
    title = as_str(get(finding, "title")) or None
    if title is None:
        return None
    body = as_str(get(finding, "body")) or None
    if body is None:
        return None
    location = json_or(
        as_record(get(finding, "code_location")), as_record(get(finding, "codeLocation"))
    )
    range = json_or(as_record(get(location, "line_range")), as_record(get(location, "lineRange")))
    return {
        "title": title,
        "body": body,
        "priority": as_num(get(finding, "priority")),
        "confidenceScore": as_num(
            coalesce(get(finding, "confidence_score"), get(finding, "confidenceScore"))
        ),
        "filePath": as_str(
            coalesce(
                coalesce(get(location, "absolute_file_path"), get(location, "absoluteFilePath")),
                get(location, "path"),
            )
        ),
        "lineStart": as_num(get(range, "start")),
        "lineEnd": as_num(get(range, "end")),
    }


def review_of(data: Object, text: str) -> Object | None:
    """The review that a message of the family `codex` is, in its normal form.

    A snapshot of a stream is none: its text may still grow.

    Contract: chat/review/review_of
    """
    bare = trim(text)
    if not bare.startswith("{") or not bare.endswith("}") or is_stream_snapshot(data):
        return None
    return bare_review(parse_json(bare))


def is_stream_snapshot(data: Object) -> bool:
    """Whether a message is one state of a text that is still being written.

    Contract: chat/review/is_stream_snapshot
    """
    if or_else(as_bool(data.get("streamSnapshot")), False):
        return True
    if isinstance(id := data.get("id"), str):
        return is_stream_snapshot_id(id)
    return False


def review_findings(value: Json | Absent) -> list[Object]:
    """The findings of a list, in their normal form; none when it is no list.

    Contract: chat/review/review_findings
    """
    return [
        finding for item in as_list(value) or [] if (finding := review_finding(item)) is not None
    ]


def has_items(value: Json | Absent) -> bool:
    """Whether the value is a list with something in it.

    Contract: chat/review/has_items
    """
    return bool(as_list(value) or [])
