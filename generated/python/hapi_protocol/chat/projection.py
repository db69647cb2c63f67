"""Projection: what ports are compared by.

Printed by portgen from specs/chat/projection.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.blocks import Block, nested_blocks, project_fields
from hapi_protocol.chat.decode import Decoded
from hapi_protocol.chat.latest_usage import project_usage
from hapi_protocol.runtime import ABSENT, Object, json_list, sliced


def project(block: Block) -> Object:
    """The projection of a block with all blocks in it, at any depth.

    Contract: chat/projection/project
    """
    order: list[Block] = [block]
    next = 0
    while next < len(order):
        order.extend(nested_blocks(order[next]))
        next = next + 1
    # Backwards, blocks come after those in them, which stand together in the
    # order in which they are asked for.
    projected: list[Object] = []
    claimed = 0
    for item in order[::-1]:
        count = len(nested_blocks(item))
        nested = sliced(projected, claimed, count)[::-1]
        claimed = claimed + count
        projected.append(project_fields(item, json_list(nested) if nested else ABSENT))
    return projected[len(projected) - 1]


def project_decoded(decoded: Decoded) -> Object:
    """The projection of a decoded session.

    Contract: chat/projection/project_decoded
    """
    return {
        "blocks": json_list([project(block) for block in decoded.blocks]),
        "hasReadyEvent": decoded.has_ready_event,
        "latestUsage": project_usage(decoded.latest_usage),
        "visibleBlocks": json_list([project(block) for block in decoded.visible_blocks]),
    }
