/// The reference of a text to an issue that has no number yet, such as `#unsent-12-9f3a7c`.
///
/// It names the request that makes the issue, and digits that only this request has, so that no
/// other text is taken for one. The transaction that confirms the request writes `#7` in its place,
/// so a text for another repository has `owner/name` in front, as in front of a number.
public struct UnsentReference: Sendable, Hashable {
  /// The number of the request.
  public let request: Int64
  /// The digits of the request’s kind and key.
  public let digits: String

  private static let start = "#unsent-"

  private init(request: Int64, digits: String) { (self.request, self.digits) = (request, digits) }

  /// Makes the reference to what a request makes.
  public init(_ row: OutboxRow) { self.init(row.id, kind: row.kind, key: row.key) }

  /// Makes the reference to what the request with a number makes.
  public init(_ request: Int64, kind: String, key: String) {
    // FNV-1a, because `Hasher` differs from run to run.
    var hash: UInt32 = 0x811C_9DC5
    for byte in "\(kind) \(key)".utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash & 0xFF_FFFF, radix: 16)
    self.init(
      request: request,
      digits: String(repeating: "0", count: 6 - digits.utf8.count) + digits
    )
  }

  /// The words of a text.
  public var text: String { "#\(name)" }

  /// The words without the sign, which no text is searched for.
  public var name: String { "unsent-\(request)-\(digits)" }

  /// The references in a text, each once, in their order.
  ///
  /// The text may be JSON, because a reference has no sign that JSON escapes.
  public static func all(in text: String) -> [UnsentReference] {
    var seen: Set<Self> = []
    return places(in: text).map(\.reference).filter { seen.insert($0).inserted }
  }

  /// Returns a text with another one in place of this reference.
  public func replaced(in text: String, by other: String) -> String {
    Self.replaced(in: text) { $0 == self ? other : nil }
  }

  /// Returns a text with others in place of the references for which a closure returns one.
  public static func replaced(
    in text: String,
    _ other: (UnsentReference) -> String?
  ) -> String {
    var (result, end) = ("", text.startIndex)
    for (range, reference) in places(in: text) {
      guard let other = other(reference) else { continue }
      result += text[end..<range.lowerBound] + other
      end = range.upperBound
    }
    return end == text.startIndex ? text : result + text[end...]
  }

  /// Returns the reference to the same thing as the request of another number makes.
  public func renumbered(as request: Int64) -> Self { Self(request: request, digits: digits) }

  private static func places(
    in text: String
  ) -> [(range: Range<String.Index>, reference: UnsentReference)] {
    text.ranges(of: start).compactMap { range in
      let rest = text[range.upperBound...]
      guard let match = rest.prefixMatch(of: /(\d{1,18})-([0-9a-f]{6})(?![\w\-])/),
        let request = Int64(match.1)
      else { return nil }
      let reference = Self(request: request, digits: String(match.2))
      return (range.lowerBound..<match.range.upperBound, reference)
    }
  }
}
