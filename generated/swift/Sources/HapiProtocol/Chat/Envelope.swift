// What stands around the payload of a message, the row of the wire and the envelope in its content.
//
// Printed by portgen from specs/chat/envelope.py, specs/chat/envelope.yaml. Do not edit: change the contract and run
// `make generate`.

/// The fields of a wire message, read leniently; nothing is refused. `meta` is that of its envelope.
///
/// Contract: `chat/envelope/read_wire`
func readWire(_ row: JSONObject, meta: JSONValue?) -> Wire {
    Wire(
        id: row["id"].string ?? "",
        localID: row["localId"].string,
        createdAt: row["createdAt"].number ?? 0,
        invokedAt: row["invokedAt"].number,
        status: row["status"].string,
        meta: meta
    )
}

/// The value as an envelope, an object with a text `role` and the key `content`, whatever it holds.
///
/// Contract: `chat/envelope/as_envelope`
private func asEnvelope(_ value: JSONValue?) -> Envelope? {
    guard let fields = value.object, let role = fields["role"].string, let content = fields["content"] else {
        return nil
    }
    return Envelope(role: role, content: content, meta: fields["meta"])
}

/// A payload with the role of who speaks; `meta` is the envelope's own.
///
/// Contract: `chat/envelope/Envelope`
struct Envelope {
    let role: String
    let content: JSONValue
    var meta: JSONValue?
}

/// The envelope in the content of a message: the content itself, else the first that is nested in it.
///
/// Contract: `chat/envelope/envelope_of`
func envelopeOf(_ content: JSONValue?) -> Envelope? {
    if let outer = asEnvelope(content) {
        return outer
    }
    if let wrapped = asEnvelope(content["message"]) {
        return wrapped
    }
    if let sent = asEnvelope(content["data"]["message"]) {
        return sent
    }
    return asEnvelope(content["payload"]["message"])
}
