package import Foundation

/// The members of an object in JSON, read leniently.
///
/// Servers of many versions leave members out, send `null`, or write a number as a string. Reading
/// a member never fails; it may return `nil`.
package struct JSONObject {
  private let container: KeyedDecodingContainer<JSONKey>

  init(_ container: KeyedDecodingContainer<JSONKey>) {
    self.container = container
  }

  /// Whether there is such a member, even if it is null.
  package func contains(_ key: JSONKey) -> Bool { container.contains(key) }

  /// A string, or a number as a string.
  ///
  /// Zero characters are replaced: a text ends at the first one in a database and in C.
  package func string(_ key: JSONKey) -> String? {
    if let string = try? container.decodeIfPresent(String.self, forKey: key) {
      return string.withoutZeros
    }
    return (try? container.decodeIfPresent(Int.self, forKey: key)).flatMap { $0 }.map(String.init)
  }

  /// A string that is not empty.
  package func nonEmptyString(_ key: JSONKey) -> String? {
    string(key).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A whole number, or a string that is one.
  package func integer(_ key: JSONKey) -> Int? {
    if let integer = try? container.decodeIfPresent(Int.self, forKey: key) { return integer }
    return (try? container.decodeIfPresent(String.self, forKey: key)).flatMap { $0 }
      .flatMap { Int($0) }
  }

  /// A truth value; a missing one is false.
  package func bool(_ key: JSONKey) -> Bool { knownBool(key) ?? false }

  /// A truth value; `nil` for a missing one.
  package func knownBool(_ key: JSONKey) -> Bool? {
    try? container.decodeIfPresent(Bool.self, forKey: key)
  }

  /// A number, with a fraction or without; a missing one is `nil`.
  package func number(_ key: JSONKey) -> Double? {
    try? container.decodeIfPresent(Double.self, forKey: key)
  }

  /// A date and time in any form of ``DateText``, or a number of seconds since 1970.
  package func date(_ key: JSONKey) -> Date? {
    // Strings first: most dates are strings, and a failed attempt at another type throws, which is
    // slow.
    if let text = try? container.decodeIfPresent(String.self, forKey: key) {
      return DateText.date(text.withoutZeros)
    }
    return number(key).flatMap { DateText.date(seconds: $0) }
  }

  /// A case of an open enumeration; an unknown one keeps its text.
  package func enumeration<Value: OpenEnumeration>(
    _ key: JSONKey,
    of type: Value.Type = Value.self
  ) -> Value? {
    nonEmptyString(key).map(Value.init(rawValue:))
  }

  /// An address of the web; an address with another scheme is left out.
  package func url(_ key: JSONKey) -> URL? {
    guard let url = nonEmptyString(key).flatMap({ URL(string: $0) }) else { return nil }
    return url.scheme == "https" || url.scheme == "http" ? url : nil
  }

  /// A nested object.
  package func object(_ key: JSONKey) -> JSONObject? {
    // Checked first: many members are missing or null, and an attempt to decode those throws, which
    // is slow.
    guard contains(key), (try? container.decodeNil(forKey: key)) != true else { return nil }
    return (try? container.nestedContainer(keyedBy: JSONKey.self, forKey: key))
      .map(JSONObject.init)
  }

  /// A value that is decoded from a nested object.
  package func value<Value: LenientDecodable>(
    _ key: JSONKey,
    of type: Value.Type = Value.self
  ) -> Value? {
    object(key).flatMap(Value.init)
  }

  /// The items of an array that can be decoded.
  package func list<Item: LenientDecodable>(_ key: JSONKey, of type: Item.Type = Item.self)
    -> [Item]
  {
    (try? container.decodeIfPresent(LenientList<Item>.self, forKey: key))?.items ?? []
  }

  /// The strings of an array; elements that are no strings are left out.
  package func strings(_ key: JSONKey) -> [String] {
    let list = try? container.decodeIfPresent([LenientString].self, forKey: key)
    return (list ?? []).compactMap { $0.value?.withoutZeros }
  }

  /// The whole numbers of an array of numbers; empty if an element is none.
  package func integers(_ key: JSONKey) -> [Int] {
    (try? container.decodeIfPresent([Int].self, forKey: key)) ?? []
  }

  /// A path of keys and indices, joined by dots; empty if it is missing.
  package func path(_ key: JSONKey) -> String {
    let parts = try? container.decodeIfPresent([JSONText].self, forKey: key)
    return (parts ?? []).map { part in
      if case .string(let text) = part { text.withoutZeros } else { part.text ?? "" }
    }.joined(separator: ".")
  }

  /// The names of the members, in alphabetical order.
  package var keys: [String] { container.allKeys.map(\.stringValue).sorted() }

  /// Any member as text in JSON; `nil` if it is missing or null.
  package func text(_ key: JSONKey) -> String? {
    (try? container.decodeIfPresent(JSONText.self, forKey: key))?.text?.withoutZeros
  }
}

extension String {
  /// The string with a replacement character for each zero character.
  fileprivate var withoutZeros: String {
    utf8.contains(0) ? replacing("\0", with: "\u{FFFD}") : self
  }
}

extension JSONObject: LenientDecodable {
  /// Returns the object itself, whose members are then read one by one.
  package init?(_ object: JSONObject) { self = object }
}
