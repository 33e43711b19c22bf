import Foundation

/// The `Link` header, which has the addresses of the next page and the last.
enum LinkHeader {
  /// Returns the address that is marked `rel="next"`.
  static func next(in header: String?) -> URL? { address("next", in: header) }

  /// The most pages of a list; a header with more is not believed.
  private static let mostPages = 100_000_000

  /// Returns the number of the page that is marked `rel="last"`; `nil` if the pages have no
  /// numbers.
  static func pages(in header: String?) -> Int? {
    let last = address("last", in: header).flatMap {
      URLComponents(url: $0, resolvingAgainstBaseURL: false)
    }
    let number = last?.queryItems?.first { $0.name == "page" }?.value.flatMap { Int($0) }
    return number.flatMap { (1...mostPages).contains($0) ? $0 : nil }
  }

  /// Returns the address that is marked with a relation.
  private static func address(_ relation: String, in header: String?) -> URL? {
    var rest = Substring(header ?? "")
    while let start = rest.firstIndex(of: "<"),
      let end = rest[start...].firstIndex(of: ">")
    {
      let address = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let parameters = rest.prefix { $0 != "<" }
      if Self.has(relation, parameters) { return URL(string: String(address)) }
      rest = rest[parameters.endIndex...]
    }
    return nil
  }

  private static func has(_ relation: String, _ parameters: Substring) -> Bool {
    parameters.split(whereSeparator: { $0 == ";" || $0 == "," }).contains { parameter in
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }).lowercased() == "rel" else {
        return false
      }
      return parts[1].split { $0 == "\"" || $0.isWhitespace }.contains {
        $0.lowercased() == relation
      }
    }
  }
}
