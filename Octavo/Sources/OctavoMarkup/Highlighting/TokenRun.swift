/// A piece of a line of source code that has one colour.
///
/// The texts of a line's runs, put together, are the line. Nothing is neutralised: see
/// ``MarkupRun``.
public struct TokenRun: Sendable, Hashable {
  /// The kind.
  public var kind: TokenKind
  /// The marks of a search; none unless the run is a match.
  public var style: MarkupStyle = []
  /// The text.
  public var text: String

  /// Makes a run.
  public init(_ kind: TokenKind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// A line without colours.
  public static func plain(_ line: String) -> [TokenRun] {
    line.isEmpty ? [] : [TokenRun(.plain, line)]
  }
}
