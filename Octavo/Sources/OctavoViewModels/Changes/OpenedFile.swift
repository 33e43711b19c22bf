import GitHubValues

/// A file that was folded at first and is unfolded.
nonisolated struct OpenedFile: Sendable, Equatable {
  /// The progress of making its rows.
  enum State: Sendable, Equatable {
    /// The versions are requested, or the patch is parsed.
    case loading
    /// The rows are shown.
    case lines(ChangedLines)
    /// The rows cannot be made; the text is a sentence.
    case failed(String)
  }

  /// The change as it was when the file was unfolded.
  let change: GitHub.FileChange
  /// The place of the file among those of the change.
  let number: Int
  /// The number of its rows, as far as it is known.
  let count: Int
  var state: State

  /// The rows, or a sentence in their place.
  var lines: ChangedLines {
    switch state {
    case .lines(let lines): lines
    case .loading: ChangedLines(change, number: number, note: "Loading…")
    case .failed(let text): ChangedLines(change, number: number, note: text)
    }
  }
}
