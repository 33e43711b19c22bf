public import OctavoMarkup

/// A thread in short: its title and its state.
public nonisolated struct ReferenceForm: Sendable, Equatable {
  /// The title: from an untrusted source.
  let title: String
  /// The state in words.
  let state: String

  /// Returns the runs of a reference that stands alone: the title, the reference and the state.
  public func runs(for runs: [MarkupRun]) -> [MarkupRun] {
    guard let link = runs.loneReference, let reference = runs.first else { return runs }
    return [
      MarkupRun(title, style: reference.style, link: link),
      MarkupRun(" \(reference.text) · \(state)", style: .muted),
    ]
  }
}
