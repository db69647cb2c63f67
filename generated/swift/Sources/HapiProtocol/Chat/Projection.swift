// Projection: what ports are compared by.
//
// Printed by portgen from specs/chat/projection.py. Do not edit: change the contract and run `make generate`.

/// The projection of a block with all blocks in it, at any depth.
///
/// Contract: `chat/projection/project`
public func project(_ block: Block) -> JSONObject {
    var order = [block]
    var next = 0
    while next < order.count {
        order.append(contentsOf: nestedBlocks(order[next]))
        next += 1
    }
    // Backwards, blocks come after those in them, which stand together in the order in which they are asked for.
    var projected: [JSONObject] = []
    var claimed = 0
    for item in order.reversed() {
        let count = nestedBlocks(item).count
        let nested: [JSONObject] = projected.elements(from: claimed, count: count).reversed()
        claimed += count
        projected.append(projectFields(item, nested: nested.isEmpty ? nil : .list(objects: nested)))
    }
    return projected[projected.count - 1]
}

/// The projection of a decoded session.
///
/// Contract: `chat/projection/project_decoded`
package func projectDecoded(_ decoded: Decoded) -> JSONObject {
    [
        "blocks": .list(decoded.blocks.map { .object(project($0)) }),
        "hasReadyEvent": .bool(decoded.hasReadyEvent),
        "latestUsage": projectUsage(decoded.latestUsage),
        "visibleBlocks": .list(decoded.visibleBlocks.map { .object(project($0)) }),
    ]
}
