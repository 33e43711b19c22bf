import GitHubValues

/// A changed file, with its rows where they are shown at first.
///
/// The rows of another file are made when it is unfolded, so that a change of any size costs as
/// much as the text that the server has sent.
nonisolated struct ChangedFile: Sendable {
  /// From so many rows on, a file is folded at first.
  static let largeRows = 400
  /// From so many rows of all other files on, or so many files, all are folded at first.
  static let mostRowsAtFirst = 10_000
  static let mostFilesAtFirst = 300

  let change: GitHub.FileChange
  /// The path, which no other changed file has.
  var path: String { change.path }
  /// The place of the file among those of the change.
  let number: Int
  /// The rows; `nil` for a file that is folded at first.
  private(set) var lines: ChangedLines?
  /// Whether a program has written the file.
  let isGenerated: Bool
  /// The number of rows, or of changed lines where the server has not sent the patch.
  let count: Int
  /// The number of lines in words; empty if it is not known.
  let size: String
  /// The section while the file is folded.
  let folded: ChangeSection

  /// Makes the files of changes, with the rows of those that are unfolded at first.
  static func files(of changes: [GitHub.FileChange]) -> [Self] {
    var files = changes.enumerated().map { Self($1, number: $0) }
    let open = files.indices.filter {
      !files[$0].isGenerated && !files[$0].change.lacksPatch && files[$0].count <= largeRows
    }
    let rows = open.reduce(0) { $0 + files[$1].count }
    guard rows <= mostRowsAtFirst, files.count <= mostFilesAtFirst else { return files }
    for index in open {
      files[index].lines = ChangedLines(files[index].change, number: files[index].number)
    }
    return files
  }

  private init(_ change: GitHub.FileChange, number: Int) {
    self.change = change
    self.number = number
    isGenerated = GeneratedFile.isGenerated(change.path)
    let size = PatchSize(change)
    count = size.rows
    self.size = size.text
    folded = ChangeSection(change.path, [Self.head(change, number, foldedTo: size.text)])
  }

  /// Whether the file is folded at first.
  var isFoldedAtFirst: Bool { lines == nil }

  /// The name of the row above the lines.
  var headID: ChangeRow.ID { "\(number)" }

  /// Returns the row above the lines of a file.
  ///
  /// - Parameters:
  ///   - change: The change of the file.
  ///   - number: The place of the file.
  ///   - size: The text in place of the lines that are hidden; `nil` if they are shown.
  ///   - isGenerated: Whether a program has written the file; `nil` if only its name says so.
  ///   - notes: Further facts about the file.
  /// - Returns: The row.
  static func head(
    _ change: GitHub.FileChange,
    _ number: Int,
    foldedTo size: String?,
    isGenerated: Bool? = nil,
    notes: [String] = []
  ) -> ChangeRow {
    let isGenerated = isGenerated ?? GeneratedFile.isGenerated(change.path)
    let words = [label(of: change), isGenerated ? "generated" : nil, size] + notes
    let text = words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
    let counts = LineCounts(additions: change.additions, deletions: change.deletions)
    return ChangeRow("\(number)", .file(counts, isFolded: size != nil), text, path: change.path)
  }

  private static func label(of change: GitHub.FileChange) -> String {
    if let submodule = SubmoduleChange(change) { return submodule.label }
    let old = change.previousPath ?? "another file"
    return switch change.kind {
    case .added: "Added"
    case .removed: "Deleted"
    case .renamed: "Renamed from \(old)"
    case .copied: "Copied from \(old)"
    default: "Modified"
    }
  }
}

/// The length of a patch, which is not parsed for it.
private nonisolated struct PatchSize {
  /// The number of rows, or of changed lines where there is no patch.
  let rows: Int
  /// The number of lines in words; empty if it is not known.
  let text: String

  init(_ change: GitHub.FileChange) {
    guard let patch = change.patch else {
      let lines = (change.additions ?? 0) &+ (change.deletions ?? 0)
      rows = max(1, lines)
      text = lines > 0 ? Strings.count(lines, "changed line") : ""
      return
    }
    var (lines, headers, isStart) = (0, 0, true)
    for byte in patch.utf8 {
      if isStart { lines += 1 }
      // No line of a hunk begins with this character.
      if isStart, byte == UInt8(ascii: "@") { headers += 1 }
      isStart = byte == UInt8(ascii: "\n")
    }
    rows = lines
    text = Strings.count(lines - headers, "line")
  }
}

nonisolated extension GitHub.FileChange {
  /// Whether the server has left the patch out, so that both versions are compared here.
  var lacksPatch: Bool {
    guard patch == nil else { return false }
    guard let additions, let deletions else { return true }
    return additions > 0 || deletions > 0
  }
}
