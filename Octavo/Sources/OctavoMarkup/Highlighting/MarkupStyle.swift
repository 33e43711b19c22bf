/// The style of a run of text.
public struct MarkupStyle: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Strong emphasis, usually bold.
  public static let strong = MarkupStyle(rawValue: 1 << 0)
  /// Emphasis, usually italic.
  public static let emphasis = MarkupStyle(rawValue: 1 << 1)
  /// Code within a sentence, usually in a fixed pitch.
  public static let code = MarkupStyle(rawValue: 1 << 2)
  /// Struck through.
  public static let strike = MarkupStyle(rawValue: 1 << 3)
  /// A match of a search.
  public static let match = MarkupStyle(rawValue: 1 << 4)
  /// The match of a search that the user has moved to.
  public static let currentMatch = MarkupStyle(rawValue: 1 << 5)
  /// New in this version of a text.
  public static let added = MarkupStyle(rawValue: 1 << 6)
  /// Removed in another version of a text.
  public static let removed = MarkupStyle(rawValue: 1 << 7)
  /// Less important than the text around it.
  public static let muted = MarkupStyle(rawValue: 1 << 8)
  /// A sign that says nothing beyond the words beside it, and that a screen reader leaves out.
  public static let decoration = MarkupStyle(rawValue: 1 << 9)
  /// A reference that the text names and the author has not made a link, such as `#12`.
  public static let reference = MarkupStyle(rawValue: 1 << 10)
}
