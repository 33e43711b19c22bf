/// The decoded parameters behind the question mark, in the order in which they were sent.
struct Query: Sendable {
  private(set) var items: [(name: String, value: String)] = []

  /// Longer queries are refused; GitHub's own limit is of this order.
  static let longest = 8192

  init?(_ text: some StringProtocol) {
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentCoding.decode(parts[0], plusIsSpace: true),
        let value = PercentCoding.decode(parts.count > 1 ? parts[1] : "", plusIsSpace: true)
      else { return nil }
      items.append((String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self)))
    }
  }

  subscript(name: String) -> String? { items.first { $0.name == name }?.value }

  func int(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  /// Returns a parameter that becomes an argument of git; an empty one counts as missing.
  ///
  /// - Throws: A 400 for a text with a zero byte, at which an argument would end.
  func argument(_ name: String) throws(ErrorResponse) -> String? {
    guard let text = self[name], !text.isEmpty else { return nil }
    guard !text.utf8.contains(0) else { throw .badRequest }
    return text
  }

  /// Returns the seconds since 1970 of a date such as `2026-03-14T15:09:26Z` or `2026-03-14`.
  ///
  /// - Throws: A 422 for a text that is no date.
  func time(_ name: String) throws(ErrorResponse) -> Int? {
    guard let text = self[name], !text.isEmpty else { return nil }
    guard let seconds = Timestamp(text)?.seconds else {
      throw ErrorResponse(status: 422, message: "“\(text.prefix(40))” is not a valid date.")
    }
    return seconds
  }

  /// Returns a parameter that has one of several values, the first of which is the default.
  ///
  /// - Throws: A 422 for another value.
  func choice(
    _ name: String,
    _ values: [String],
    of resource: String
  ) throws(ErrorResponse) -> String {
    let value = self[name] ?? values[0]
    guard values.contains(value) else { throw .invalid(resource: resource, field: name) }
    return value
  }

  /// The same query with one parameter replaced or added.
  func setting(_ name: String, to value: String) -> Query {
    var copy = self
    copy.items.removeAll { $0.name == name }
    copy.items.append((name, value))
    return copy
  }

  var text: String {
    items.map { name, value in
      PercentCoding.encode(name.utf8, keepingSlashes: false) + "="
        + PercentCoding.encode(value.utf8, keepingSlashes: false)
    }.joined(separator: "&")
  }
}
