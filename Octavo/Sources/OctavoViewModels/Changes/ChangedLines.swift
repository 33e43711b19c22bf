import GitHubValues

/// The rows of a changed file that is unfolded, in both arrangements, each below its head.
nonisolated struct ChangedLines: Sendable, Equatable {
  let number: Int
  private let fileName: String
  /// The head of the file, and the hunks with their lines one below the other, or a sentence.
  let rows: [ChangeRow]
  /// The head of the file, and the hunks with their sides beside each other, or a sentence.
  let pairs: [ChangeRow]
  let hunks: [GitHub.Patch.Hunk]
  /// The places of the rows of each hunk.
  let parts: [HunkRows.Part]

  /// Parses the patch of a change, for a file that has a place among the changed ones.
  init(_ change: GitHub.FileChange, number: Int) {
    self.init(change, change.patch.map { GitHub.Patch(parsing: $0).hunks } ?? [], number) {
      Self.note(change)
    }
  }

  /// Shows a sentence in place of lines.
  init(_ change: GitHub.FileChange, number: Int, note: String) {
    self.init(change, [], number) { note }
  }

  private init(
    _ change: GitHub.FileChange,
    _ hunks: [GitHub.Patch.Hunk],
    _ number: Int,
    note: () -> String
  ) {
    self.number = number
    self.hunks = hunks
    fileName = GitHub.TreeEntry(path: change.path).name
    var rows = HunkRows(head: ChangedFile.head(change, number, foldedTo: nil), path: change.path)
    for (place, hunk) in hunks.enumerated() { rows.add(hunk, at: place) }
    if hunks.isEmpty { rows.add(ChangeRow("\(number).0", .note, note(), path: change.path)) }
    self.rows = rows.unified
    pairs = rows.pairs
    parts = rows.parts
  }

  /// Parses a patch off the main actor.
  @concurrent static func parsed(_ change: GitHub.FileChange, number: Int) async -> Self {
    Self(change, number: number)
  }

  /// Returns the place of the first hunk with a header; `nil` if the file has none.
  func place(ofHunk header: String) -> Int? { hunks.firstIndex { $0.header == header } }

  /// Returns the lines of a part of a side of a hunk.
  func source(of side: ChangeLine.Side) -> ChangeSource? {
    guard let hunk = side.hunk, hunks.indices.contains(hunk) else { return nil }
    let first = hunks.first?.lines.first { (side.isOld ? $0.oldNumber : $0.newNumber) == 1 }
    let kinds: [GitHub.Patch.Line.Kind] = [.context, side.isOld ? .deleted : .added]
    let lines = hunks[hunk].lines.lazy.filter { kinds.contains($0.kind) }
      .dropFirst(side.part * ChangeLine.Side.partLines).prefix(ChangeLine.Side.partLines)
    return ChangeSource(
      fileName: fileName,
      firstLine: first?.text ?? "",
      lines: lines.map(\.text)
    )
  }

  /// Returns the row in two columns that shows the line of a row in one column; `nil` if the file
  /// does not have the row or it is not that of a line.
  func pair(of id: ChangeRow.ID) -> ChangeRow? {
    guard case .line(let line)? = rows.first(where: { $0.id == id })?.kind else { return nil }
    return pairs.first { row in
      if case .pair(let old, let new) = row.kind { old == line || new == line } else { false }
    }
  }

  private static func note(_ change: GitHub.FileChange) -> String {
    change.kind == .renamed ? "Renamed without changes." : "Binary or empty file."
  }
}
