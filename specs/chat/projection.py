"""Projection: what ports are compared by."""

@public
def project(block: Block) -> Object:
    """The projection of a block with all blocks in it, at any depth."""
    order = [block]
    next = 0
    while next < len(order):
        order.extend(nested_blocks(order[next]))
        next = next + 1
    # Backwards, blocks come after those in them, which stand together in the order in which they are asked for.
    projected: List[Object] = []
    claimed = 0
    for item in reversed(order):
        count = len(nested_blocks(item))
        nested = reversed(projected.slice(claimed, count))
        claimed = claimed + count
        projected.append(project_fields(item, None if nested.is_empty() else json_list(nested)))
    return projected[len(projected) - 1]


@package
def project_decoded(decoded: Decoded) -> Object:
    """The projection of a decoded session."""
    return {
        "blocks": json_list([project(block) for block in decoded.blocks]),
        "hasReadyEvent": decoded.has_ready_event,
        "latestUsage": project_usage(decoded.latest_usage),
        "visibleBlocks": json_list([project(block) for block in decoded.visible_blocks]),
    }
