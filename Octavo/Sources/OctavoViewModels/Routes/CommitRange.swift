/// A range of the commits of a pull request.
public nonisolated struct CommitRange: Sendable, Hashable, Codable {
  /// The commit before the first one of the range.
  public let base: String
  /// The last commit of the range.
  public let head: String

  /// Makes the range after a commit.
  public init(after base: String, upTo head: String) {
    (self.base, self.head) = (base, head)
  }

  /// Reads the form of an address, such as “0a1b2c3..4d5e6f7”; `nil` for any other text.
  init?(_ text: String) {
    guard let dots = text.firstRange(of: ".."), dots.lowerBound > text.startIndex,
      dots.upperBound < text.endIndex
    else { return nil }
    let names = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
    guard Self.isName(names.0), Self.isName(names.1) else { return nil }
    self.init(after: names.0, upTo: names.1)
  }

  /// Whether a text is the name of a commit, or the beginning of one.
  private static func isName(_ text: String) -> Bool {
    (7...64).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
