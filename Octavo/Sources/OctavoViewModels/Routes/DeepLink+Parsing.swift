import GitHubValues

nonisolated extension DeepLink {
  /// The most bytes that a path may have.
  static let longest = 8192

  /// Parses a path that a user has typed, or that comes from an untrusted link.
  ///
  /// A slash at the end is allowed. Owners and names can have only the characters that GitHub
  /// allows; the rest of a path can have all but a zero.
  public init(parsing text: String) throws(DeepLinkError) {
    guard text.utf8.count <= Self.longest else { throw .tooLong }
    guard text.utf8.first == UInt8(ascii: "/") else { throw .notAPath }
    var parts = text.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    if parts.last?.isEmpty == true { parts.removeLast() }
    var words: [String] = []
    for part in parts { words.append(try PercentCoding.decode(part)) }
    if words.first != "-" {
      for word in words.prefix(2) where !Self.isName(word) { throw .impossibleName(word) }
    }
    guard let pattern = AddressPattern.fitting(words) else { throw .unknownPlace }
    // An escaped slash is a slash: some programs write a branch's name so.
    let rest = words.dropFirst(pattern.words.count).flatMap {
      $0.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }
    for word in rest where ["", ".", ".."].contains(word) || word.utf8.contains(0) {
      throw .impossiblePath
    }
    self.init(words: Array(words.prefix(pattern.words.count)) + rest)
  }

  private static func isName(_ word: String) -> Bool {
    let isPossible = word.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    return isPossible && !["", ".", ".."].contains(word) && word.utf8.count <= 100
  }
}
