package import Foundation
import GitHubValues

extension GitHub.Request {
  /// Whether each component of the path names something.
  ///
  /// A server would resolve empty components and dots, and reach another endpoint.
  package var isWellFormed: Bool {
    address != nil || path.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// Returns the full address, for an API that begins at `base`.
  package func url(from base: URL) -> URL? {
    address ?? URL(string: base.absoluteString + encodedPath + encodedQuery)
  }

  /// The path with all characters escaped that have a meaning in an address.
  var encodedPath: String { path.map { "/" + Self.encoded($0) }.joined() }

  private var encodedQuery: String {
    guard !query.isEmpty else { return "" }
    return "?"
      + query.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }
      .joined(separator: "&")
  }

  /// Escapes everything but unreserved characters.
  private static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.append(Character(Unicode.Scalar(byte)))
      default:
        encoded.append(byte < 16 ? "%0" : "%")
        encoded.append(String(byte, radix: 16, uppercase: true))
      }
    }
    return encoded
  }
}
