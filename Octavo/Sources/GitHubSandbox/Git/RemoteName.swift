import Foundation

/// The owner and name of a repository in the URL of a remote.
struct RemoteName: Equatable {
  /// The owner; `nil` on a server whose paths name none.
  var owner: String?
  var name: String

  /// Reads `https://host/owner/name.git`, `ssh://git@host:22/owner/name` and
  /// `git@host:owner/name.git`.
  ///
  /// A path on this machine, `file:///folder/repo` or `/folder/repo`, is refused: its last part
  /// names a folder, and the folders of two origins often have the same name.
  init?(url: String) {
    var parts: [Substring]
    if let scheme = url.range(of: "://") {
      guard url[..<scheme.lowerBound].lowercased() != "file" else { return nil }
      parts = Array(url[scheme.upperBound...].split(separator: "/").dropFirst())
    } else if let colon = url.firstIndex(of: ":"), !url[..<colon].contains("/") {
      parts = url[url.index(after: colon)...].split(separator: "/")
    } else {
      return nil
    }
    guard let last = parts.popLast(), let name = Self.repositoryName(last) else { return nil }
    self.name = name
    owner = parts.last.flatMap { Self.login($0) }
  }

  /// Makes a name that GitHub allows from any text; `nil` if nothing usable is in it.
  static func repositoryName(_ text: some StringProtocol) -> String? {
    let bare = text.hasSuffix(".git") ? String(text.dropLast(4)) : String(text)
    let name = String(bare.map { isPlain($0) || $0 == "." || $0 == "_" ? $0 : "-" })
    return name.allSatisfy { $0 == "." || $0 == "-" } ? nil : name
  }

  /// Makes a login that GitHub allows from any text; `nil` if nothing usable is in it.
  static func login(_ text: some StringProtocol) -> String? {
    let words = text.map { isPlain($0) ? $0 : "-" }.split(separator: "-")
    return words.isEmpty ? nil : String(words.joined(separator: "-").prefix(39))
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || character == "-"
  }
}
