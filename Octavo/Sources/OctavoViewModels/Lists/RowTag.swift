/// A short text in a row with a coloured dot before it, such as a label.
///
/// The colour is that of the dot alone, so that the text can be read on every background.
public nonisolated struct RowTag: Sendable, Equatable {
  /// The text.
  public let title: String
  /// The colour of the dot in the form `#1a5fb4`; `nil` for that of the text.
  public let color: String?
}
