/// The headers of a response; names match in any case.
package struct ResponseHeaders: Sendable, ExpressibleByDictionaryLiteral {
  private var values: [String: String]

  /// Collects headers; the values of one name are joined, as HTTP allows.
  package init(_ headers: some Sequence<(name: String, value: String)>) {
    values = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
  }

  /// Collects the headers of a test.
  package init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { (name: $0, value: $1) })
  }

  /// The value of a name.
  package subscript(name: String) -> String? { values[name.lowercased()] }

  /// Returns these headers, and those of an older response that are not among them.
  package func completed(by older: ResponseHeaders) -> ResponseHeaders {
    var headers = self
    headers.values.merge(older.values) { newer, _ in newer }
    return headers
  }
}
