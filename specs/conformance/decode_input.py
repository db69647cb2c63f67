"""Input of decoding: how a session's messages are found in what a user has at hand."""

@public
class DecodeInput(Record):
    """What a decode needs."""

    messages: List[Json]
    agent_state: Opt[Json]
    has_more_messages: bool
    """Whether there are older messages than these."""


@public
def decode_input(document: Json) -> Opt[DecodeInput]:
    """The input of a decode in a document; none where there are no messages.

    A document is a list of messages, a response of `GET /messages`, or a chat fixture or its input.
    """
    input = document["input"].or_else(document)
    messages = input.as_list().or_else(input["messages"].as_list())
    if messages is None:
        return None
    return DecodeInput(
        messages=messages,
        agent_state=input["agentState"],
        has_more_messages=input["options"]["hasMoreMessages"]
        .as_bool()
        .or_else(input["page"]["hasMore"].as_bool())
        .or_else(False),
    )
