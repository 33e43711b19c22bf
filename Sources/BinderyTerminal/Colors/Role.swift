#if canImport(Glibc) || canImport(Musl)
/// What a colour says, so that a screen never names one.
public nonisolated enum Role: UInt8, Hashable, Sendable, CaseIterable {
  /// What the eye should find first, and what can be activated.
  case accent
  /// Second-rank text: times, counts, hints.
  case muted
  /// Lines and frames.
  case border
  /// Something went well, was added, is on.
  case success
  /// Something needs care.
  case warning
  /// Something failed or destroys.
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
}
#endif
