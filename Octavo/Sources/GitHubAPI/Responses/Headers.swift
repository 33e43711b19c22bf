/// The headers of an answer; names match in any case.
struct Headers: Sendable, ExpressibleByDictionaryLiteral {
  private var values: [String: String]

  /// Collects headers; values that come under one name are joined, as HTTP allows.
  init(_ headers: some Sequence<(name: String, value: String)>) {
    values = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
  }

  init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { (name: $0, value: $1) })
  }

  /// The value under a name.
  subscript(name: String) -> String? { values[name.lowercased()] }

  /// These headers, and those of an older answer that are not among them.
  func completed(by older: Headers) -> Headers {
    var headers = self
    headers.values.merge(older.values) { newer, _ in newer }
    return headers
  }
}
