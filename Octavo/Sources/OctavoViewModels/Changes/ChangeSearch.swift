import GitHubValues

/// A search for a text in the changed lines of files.
nonisolated struct ChangeSearch: Sendable {
  /// A line of a hunk of a file; -1 stands for the head of a file or a hunk.
  struct Place: Sendable, Comparable {
    let file: Int
    let hunk: Int
    let line: Int

    static func < (first: Self, second: Self) -> Bool {
      (first.file, first.hunk, first.line) < (second.file, second.hunk, second.line)
    }
  }

  private let text: String
  private let isBackwards: Bool

  /// Makes a search; upper and lower case are the same.
  init(_ text: String, isBackwards: Bool = false) {
    (self.text, self.isBackwards) = (text, isBackwards)
  }

  /// Returns the nearest place in one direction, beyond the last file from the other end on.
  ///
  /// A file is passed over once, the one of the start twice. A file whose patch the server has left
  /// out is searched if it was compared here.
  ///
  /// - Parameters:
  ///   - files: All files.
  ///   - shown: The rows of the files that are unfolded.
  ///   - start: The place before the first one that counts.
  /// - Returns: The place; `nil` if no changed line has the text.
  @concurrent func next(
    in files: [ChangedFile],
    _ shown: [ChangedLines?],
    from start: Place
  ) async -> (place: Place, line: GitHub.Patch.Line)? {
    guard files.indices.contains(start.file) else { return nil }
    for step in 0...files.count {
      if Task.isCancelled { return nil }
      let distance = isBackwards ? files.count - step : step
      let number = (start.file + distance) % files.count
      let hunks =
        shown[number]?.hunks
        ?? files[number].change.patch.map { GitHub.Patch(parsing: $0).hunks } ?? []
      let found = find(in: hunks, ofFile: number) { place in
        step > 0 || (isBackwards ? place < start : place > start)
      }
      if let found { return found }
    }
    return nil
  }

  /// Returns the first place in a file that a condition allows, or the last one.
  private func find(
    in hunks: [GitHub.Patch.Hunk],
    ofFile number: Int,
    where isAllowed: (Place) -> Bool
  ) -> (place: Place, line: GitHub.Patch.Line)? {
    var found: (place: Place, line: GitHub.Patch.Line)?
    for (hunk, value) in hunks.enumerated() {
      for (line, text) in value.lines.enumerated() {
        guard text.kind == .added || text.kind == .deleted, text.text.matches(self.text) else {
          continue
        }
        let place = Place(file: number, hunk: hunk, line: line)
        guard isAllowed(place) else { continue }
        if !isBackwards { return (place, text) }
        found = (place, text)
      }
    }
    return found
  }
}
