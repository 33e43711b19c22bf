/// The beginning of a name in front of the cursor, which a list can complete.
public nonisolated struct CompletionToken: Sendable, Hashable {
  /// The kind of the name.
  public enum Kind: String, Sendable, CaseIterable {
    /// `@login`.
    case login = "@"
    /// `#number`, found by the number or by words of the title.
    case number = "#"
    /// `:emoji:`.
    case emoji = ":"
  }

  /// The kind.
  public let kind: Kind
  /// The typed part behind the sign.
  public let prefix: String
  /// The offsets of the sign and the typed part in UTF-8.
  public let range: Range<Int>

  /// The longest part; a text without spaces is not searched further.
  private static let longest = 64

  /// Finds the token in front of the cursor; `nil` while a part is selected.
  ///
  /// The sign stands at the beginning of a word, so an address of mail or a time is none.
  public init?(before text: ComposedText) {
    guard text.selection.isEmpty else { return nil }
    let cursor = text.selection.lowerBound
    let first = max(0, cursor - Self.longest)
    let bytes = Array(text.part(first..<cursor, rounding: true).utf8)
    var start = bytes.count
    while start > 0, Self.isNamePart(bytes[start - 1]) { start -= 1 }
    guard start > 0, let kind = Kind(rawValue: String(Unicode.Scalar(bytes[start - 1]))) else {
      return nil
    }
    guard start > 1 ? Self.beginsWord(after: bytes[start - 2]) : first == 0 else { return nil }
    let prefix = String(decoding: bytes[start...], as: UTF8.self)
    guard kind.allows(prefix) else { return nil }
    self.kind = kind
    self.prefix = prefix
    range = cursor - prefix.utf8.count - 1..<cursor
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "+"), UInt8(ascii: "/"):
      true
    default: byte >= 0x80
    }
  }

  private static func beginsWord(after byte: UInt8) -> Bool {
    byte <= 0x20 || "([{\"'*_~>,;|".utf8.contains(byte)
  }
}

nonisolated extension CompletionToken.Kind {
  /// Whether a typed part can be of this kind.
  fileprivate func allows(_ prefix: String) -> Bool {
    switch self {
    // The logins of managed accounts end with an underscore and the name of their enterprise.
    case .login: prefix.allSatisfy { $0.isASCII && $0 != "+" }
    case .number: !prefix.contains("/")
    // A colon alone ends a sentence far more often than it begins an emoji.
    case .emoji: !prefix.isEmpty && prefix.allSatisfy { $0.isASCII && $0 != "/" }
    }
  }
}

nonisolated extension ComposedText {
  /// Returns the text between two offsets; a first one inside a scalar is moved behind it.
  fileprivate func part(_ range: Range<Int>, rounding: Bool) -> String {
    let utf8 = text.utf8
    var start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    while start < end, utf8[start] & 0xC0 == 0x80 { start = utf8.index(after: start) }
    return String(text[start..<end])
  }
}
