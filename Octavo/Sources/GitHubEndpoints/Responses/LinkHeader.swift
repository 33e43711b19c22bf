import Foundation

/// The `Link` header, which has the address of the next page.
enum LinkHeader {
  /// Returns the address that is marked `rel="next"`.
  static func next(in header: String?) -> URL? {
    var rest = Substring(header ?? "")
    while let start = rest.firstIndex(of: "<"),
      let end = rest[start...].firstIndex(of: ">")
    {
      let address = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let parameters = rest.prefix { $0 != "<" }
      if Self.isNext(parameters) { return URL(string: String(address)) }
      rest = rest[parameters.endIndex...]
    }
    return nil
  }

  private static func isNext(_ parameters: Substring) -> Bool {
    parameters.split(whereSeparator: { $0 == ";" || $0 == "," }).contains { parameter in
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }).lowercased() == "rel" else {
        return false
      }
      return parts[1].split { $0 == "\"" || $0.isWhitespace }.contains { $0.lowercased() == "next" }
    }
  }
}
