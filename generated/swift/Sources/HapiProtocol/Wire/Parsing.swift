// Reading what travels: a parser gives the normal form of a valid value, and nothing for any other.
//
// Printed by portgen from specs/wire/parsing.py. Do not edit: change the contract and run `make generate`.

/// Reads an object member by member; one that is not valid makes the whole object so.
///
/// Contract: `wire/parsing/ObjectReader`
final class ObjectReader {
    private let source: JSONValue?
    /// What was taken, in normal form.
    private var members: OrderedMap<ExactString, JSONValue> = OrderedMap()
    /// How many of them the source does not have.
    private var added = 0
    private var isRefused = false

    init(source: JSONValue? = nil) {
        self.source = source
    }

    /// Takes a member that must be there.
    ///
    /// Contract: `wire/parsing/ObjectReader.required`
    func required(_ key: String, parse: (JSONValue?) -> JSONValue?) {
        take(key, normal: parse(source[key]))
    }

    /// Takes a member that must be there and may be null.
    ///
    /// Contract: `wire/parsing/ObjectReader.required_or_null`
    func requiredOrNull(_ key: String, parse: (JSONValue?) -> JSONValue?) {
        let value = source[key]
        take(key, normal: value.isNull ? value : parse(value))
    }

    /// Takes a member that may be absent; `otherwise`, if given, stands in for it.
    ///
    /// Contract: `wire/parsing/ObjectReader.optional`
    func optional(_ key: String, parse: (JSONValue?) -> JSONValue?, otherwise: JSONValue? = nil) {
        let value = source[key]
        if let value {
            take(key, normal: parse(value))
        } else if let otherwise {
            add(key, otherwise: otherwise)
        }
    }

    /// Takes a member that may be absent or null.
    ///
    /// Contract: `wire/parsing/ObjectReader.optional_or_null`
    func optionalOrNull(_ key: String, parse: (JSONValue?) -> JSONValue?) {
        let value = source[key]
        if let value {
            take(key, normal: value.isNull ? value : parse(value))
        }
    }

    /// Takes a member for which `otherwise` stands in when it is absent or null.
    ///
    /// Contract: `wire/parsing/ObjectReader.defaulted`
    func defaulted(_ key: String, parse: (JSONValue?) -> JSONValue?, otherwise: JSONValue) {
        let value = source[key]
        if value == nil {
            add(key, otherwise: otherwise)
        } else {
            take(key, normal: value.isNull ? otherwise : parse(value))
        }
    }

    /// Refuses an object without members.
    ///
    /// Contract: `wire/parsing/ObjectReader.refuse_empty`
    func refuseEmpty() {
        if source.entries.isEmpty {
            isRefused = true
        }
    }

    /// Refuses an object with members that were not taken.
    ///
    /// Contract: `wire/parsing/ObjectReader.refuse_others`
    func refuseOthers() {
        if source.entries.count != members.count - added {
            isRefused = true
        }
    }

    /// The members that were taken; nothing when the source is no valid object.
    ///
    /// Contract: `wire/parsing/ObjectReader.normal_form`
    func normalForm() -> JSONValue? {
        guard !isRefused, source.object != nil else { return nil }
        return .object(members.object)
    }

    /// All members, those that were taken in normal form.
    ///
    /// Contract: `wire/parsing/ObjectReader.normal_form_with_others`
    func normalFormWithOthers() -> JSONValue? {
        guard !isRefused, source.object != nil else { return nil }
        return .object(source.merged(with: members.object))
    }

    /// Takes what a parser gave; nothing means that the member is not valid.
    ///
    /// Contract: `wire/parsing/ObjectReader.take`
    private func take(_ key: String, normal: JSONValue?) {
        if let normal {
            members[key] = normal
        } else {
            isRefused = true
        }
    }

    /// Takes a value for a member that is absent.
    ///
    /// Contract: `wire/parsing/ObjectReader.add`
    private func add(_ key: String, otherwise: JSONValue) {
        members[key] = otherwise
        added += 1
    }
}

/// The list with each of its items in normal form, or nothing when one is not valid.
///
/// Contract: `wire/parsing/parse_list`
func parseList(_ value: JSONValue?, parseItem: (JSONValue?) -> JSONValue?) -> JSONValue? {
    guard let items = value.array else { return nil }
    var parsed: [JSONValue] = []
    for item in items {
        guard let normal = parseItem(item) else { return nil }
        parsed.append(normal)
    }
    return .list(parsed)
}

/// The object with each of its values in normal form, or nothing when one is not valid.
///
/// Contract: `wire/parsing/parse_map`
func parseMap(_ value: JSONValue?, parseValue: (JSONValue?) -> JSONValue?) -> JSONValue? {
    guard value.object != nil else { return nil }
    var parsed = OrderedMap<ExactString, JSONValue>()
    for entry in value.entries {
        guard let normal = parseValue(entry.value) else { return nil }
        parsed[entry.key] = normal
    }
    return .object(parsed.object)
}

/// The value when it is one of these texts.
///
/// Contract: `wire/parsing/parse_one_of`
func parseOneOf(_ value: JSONValue?, texts: [String]) -> JSONValue? {
    if let text = value.string, texts.includes(text) {
        return value
    }
    return nil
}

/// The value when it is a text.
///
/// Contract: `wire/parsing/parse_string`
func parseString(_ value: JSONValue?) -> JSONValue? {
    value.string != nil ? value : nil
}

/// The value when it is a finite number.
///
/// Contract: `wire/parsing/parse_number`
func parseNumber(_ value: JSONValue?) -> JSONValue? {
    value.number != nil ? value : nil
}

/// The value when it is true or false.
///
/// Contract: `wire/parsing/parse_boolean`
func parseBoolean(_ value: JSONValue?) -> JSONValue? {
    value.bool != nil ? value : nil
}

/// The value, whatever it is.
///
/// Contract: `wire/parsing/parse_anything`
func parseAnything(_ value: JSONValue?) -> JSONValue? {
    value
}
