import GitHubValues

/// A changed file with the rows of its hunks, in both arrangements.
nonisolated struct ChangedFile: Sendable {
  /// From so many rows on, a file is folded at first.
  static let largeRows = 400

  let change: GitHub.FileChange
  /// The path, which no other changed file has.
  var path: String { change.path }
  /// The place of the file among those of the change.
  let number: Int
  /// The hunks with their lines one below the other, or a sentence in their place.
  let rows: [ChangeRow]
  /// The hunks with their sides beside each other, or a sentence in their place.
  let pairs: [ChangeRow]
  let hunks: [GitHub.Patch.Hunk]
  /// The places of the rows of each hunk.
  let parts: [HunkRows.Part]

  init(_ change: GitHub.FileChange, number: Int) {
    self.change = change
    self.number = number
    hunks = change.patch.map { GitHub.Patch(parsing: $0).hunks } ?? []
    var rows = HunkRows(file: number, path: change.path)
    for (place, hunk) in hunks.enumerated() { rows.add(hunk, at: place) }
    let note = ChangeRow("\(number).0", .note, Self.note(change), path: change.path)
    self.rows = rows.unified.isEmpty ? [note] : rows.unified
    pairs = rows.pairs.isEmpty ? [note] : rows.pairs
    parts = rows.parts
  }

  /// Whether the file is folded at first.
  var isFoldedAtFirst: Bool { rows.count > Self.largeRows || isGenerated }

  /// Whether a program has written the file.
  var isGenerated: Bool { GeneratedFile.isGenerated(change.path) }

  /// Returns the place of the first hunk with a header; `nil` if the file has none.
  func place(ofHunk header: String) -> Int? { hunks.firstIndex { $0.header == header } }

  /// Returns the lines of a side of a hunk.
  func source(of side: ChangeLine.Side) -> ChangeSource? {
    guard let hunk = side.hunk, hunks.indices.contains(hunk) else { return nil }
    let first = hunks.first?.lines.first { (side.isOld ? $0.oldNumber : $0.newNumber) == 1 }
    let kinds: [GitHub.Patch.Line.Kind] = [.context, side.isOld ? .deleted : .added]
    return ChangeSource(
      fileName: GitHub.TreeEntry(path: change.path).name,
      firstLine: first?.text ?? "",
      lines: hunks[hunk].lines.filter { kinds.contains($0.kind) }.map(\.text)
    )
  }

  /// Returns the row above the lines.
  func head(isFolded: Bool) -> ChangeRow {
    let label = isGenerated ? "\(label) · generated" : label
    let counts = LineCounts(additions: change.additions, deletions: change.deletions)
    let kind = ChangeRow.Kind.file(counts, isFolded: isFolded)
    return ChangeRow("\(number)", kind, isFolded ? "\(label) · \(lines)" : label, path: path)
  }

  /// Returns the row in two columns that shows the line of a row in one column; `nil` if this file
  /// does not have the row or it is not that of a line.
  func pair(of id: ChangeRow.ID) -> ChangeRow? {
    guard id.hasPrefix("\(number)."),
      case .line(let line)? = rows.first(where: { $0.id == id })?.kind
    else { return nil }
    return pairs.first { row in
      if case .pair(let old, let new) = row.kind { old == line || new == line } else { false }
    }
  }

  private var lines: String { Strings.count(rows.count { !$0.isHunk }, "line") }

  private var label: String {
    let old = change.previousPath ?? "another file"
    return switch change.kind {
    case .added: "Added"
    case .removed: "Deleted"
    case .renamed: "Renamed from \(old)"
    case .copied: "Copied from \(old)"
    default: "Modified"
    }
  }

  private static func note(_ change: GitHub.FileChange) -> String {
    guard let additions = change.additions, let deletions = change.deletions else {
      return "The server has sent no lines. Open it in a browser."
    }
    if additions > 0 || deletions > 0 {
      return "This change is too large to show. Open it in a browser."
    }
    return change.kind == .renamed ? "Renamed without changes." : "Binary or empty file."
  }
}
