import GitHubValues

/// A changed file with the rows of its hunks.
nonisolated struct ChangedFile: Sendable {
  /// From so many rows on, a file is folded at first.
  static let largeRows = 400

  let change: GitHub.FileChange
  /// The place of the file among those of the change.
  let number: Int
  /// The hunks and their lines, or a sentence in their place.
  let rows: [ChangeRow]

  init(_ change: GitHub.FileChange, number: Int) {
    self.change = change
    self.number = number
    let hunks = change.patch.map { GitHub.Patch(parsing: $0).hunks } ?? []
    var rows: [ChangeRow] = []
    for hunk in hunks {
      if !hunk.header.isEmpty {
        rows.append(ChangeRow("\(number).\(rows.count)", .hunk, hunk.header, file: number))
      }
      for line in hunk.lines { rows.append(ChangeRow("\(number).\(rows.count)", line, number)) }
    }
    if rows.isEmpty { rows = [ChangeRow("\(number).0", .note, Self.note(change), file: number)] }
    self.rows = rows
  }

  /// Whether the file is folded at first.
  var isLarge: Bool { rows.count > Self.largeRows }

  /// Returns the row above the lines.
  func head(isFolded: Bool) -> ChangeRow {
    let counts = LineCounts(additions: change.additions, deletions: change.deletions)
    let kind = ChangeRow.Kind.file(counts, isFolded: isFolded)
    return ChangeRow("\(number)", kind, isFolded ? "\(label) · \(lines)" : label, file: number)
  }

  private var lines: String { Strings.count(rows.count { $0.kind != .hunk }, "line") }

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
    if change.additions > 0 || change.deletions > 0 {
      return "This change is too large to show. Open it in a browser."
    }
    return change.kind == .renamed ? "Renamed without changes." : "Binary or empty file."
  }
}
