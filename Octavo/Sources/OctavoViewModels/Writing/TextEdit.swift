public import GitHubValues

/// A request that replaces a text that has not changed since the user saw it.
public nonisolated protocol TextEdit: RequestKind {
  /// The new text.
  var body: String { get }
  /// The text that the user has changed.
  var base: String { get set }
  /// The place of the draft that keeps the new text.
  var draftPlace: DraftPlace { get }
}

nonisolated extension TextEdit {
  /// The new text.
  public var draft: Draft.Contents? {
    Draft.Contents(
      place: draftPlace.text,
      text: body,
      selection: body.utf8.endRange,
      base: base
    )
  }

  /// Returns the next step with the text that the server has now: the edit is sent only if that is
  /// the one that the user has changed.
  func preparation(_ present: String, _ result: RequestResult) -> RequestPreparation {
    if present.isSameText(as: body) { return .confirm(result) }
    return present.isSameText(as: base) ? .send() : .ask(TextConflict.words, result)
  }
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
