#if canImport(Glibc) || canImport(Musl)
/// The meaning of a colour, so that a screen never names one.
public nonisolated enum Role: UInt8, Hashable, Sendable, CaseIterable {
  /// The most important text, and text that can be activated.
  case accent
  /// Second-rank text: times, counts, hints.
  case muted
  /// Lines and frames.
  case border
  /// Success, an addition, a state that is on.
  case success
  /// A state that needs care.
  case warning
  /// A failure, or an action that deletes.
  case danger
  /// Neutral facts that should stand apart: types, tags.
  case info
  /// Rare things: keywords, merges.
  case special
  /// The text of the selected row.
  case selectionText
  /// The background of the selected row.
  case selection
  /// The background of bars and input fields.
  case bar
  /// The background of added text.
  case added
  /// The background of the words of added text that the old text does not have.
  case addedWords
  /// The background of removed text.
  case removed
  /// The background of the words of removed text that the new text does not have.
  case removedWords
}
#endif
