import GitHubValues

/// A request that replaces a text that has not changed since the user saw it.
public nonisolated protocol TextEdit: RequestKind {
  /// The new text.
  var body: String { get }
  /// The text that the user has changed.
  var base: String { get set }
}

/// The reason for which the user decides about an edit of a text that has changed.
public nonisolated enum TextConflict {
  /// The reason in words.
  public static let words = "It was changed meanwhile."
}

extension OutboxRow {
  /// Whether it is an edit of a text that was changed elsewhere meanwhile.
  nonisolated var isConflict: Bool { state == .asks && reason == TextConflict.words }
}
