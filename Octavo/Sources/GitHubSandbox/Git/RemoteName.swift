import Foundation

/// The owner and name that a remote's URL speaks of.
struct RemoteName: Equatable {
  /// `nil` where the URL has none: a path on this machine, or a server with a flat layout.
  var owner: String?
  var name: String

  /// Understands `https://host/owner/name.git`, `ssh://git@host:22/owner/name`,
  /// `git@host:owner/name.git`, `file:///folder/name` and plain paths.
  init?(url: String) {
    var parts: [Substring]
    if let scheme = url.range(of: "://") {
      parts = url[scheme.upperBound...].split(separator: "/").map(\.self)
      if url[..<scheme.lowerBound].lowercased() == "file" {
        parts = Array(parts.suffix(1))
      } else {
        parts = Array(parts.dropFirst())
      }
    } else if let colon = url.firstIndex(of: ":"), !url[..<colon].contains("/") {
      parts = url[url.index(after: colon)...].split(separator: "/").map(\.self)
    } else {
      parts = Array(url.split(separator: "/").suffix(1))
    }
    guard let last = parts.popLast(), let name = Self.repositoryName(last) else { return nil }
    self.name = name
    owner = parts.last.flatMap { Self.login($0) }
  }

  /// A name as GitHub allows them, made of any text; `nil` if nothing usable is in it.
  static func repositoryName(_ text: some StringProtocol) -> String? {
    let bare = text.hasSuffix(".git") ? String(text.dropLast(4)) : String(text)
    let name = String(bare.map { isPlain($0) || $0 == "." || $0 == "_" ? $0 : "-" })
    return name.allSatisfy { $0 == "." || $0 == "-" } ? nil : name
  }

  /// A log-in name as GitHub allows them, made of any text; `nil` if nothing usable is in it.
  static func login(_ text: some StringProtocol) -> String? {
    let words = text.map { isPlain($0) ? $0 : "-" }.split(separator: "-")
    return words.isEmpty ? nil : String(words.joined(separator: "-").prefix(39))
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || character == "-"
  }
}
