/// A text that grows line by line.
struct TextFile {
  private(set) var lines: [String] = []
  /// The line at which the next search begins.
  private var searchStart = 0
  /// The line before which the next one is added; the end unless an edit sets it.
  private var place: Int?

  /// Carries out the edits of one commit, in order.
  ///
  /// - Returns: The first edit whose place is not in the text, if there is one.
  mutating func apply(_ edits: [NumberedEdit]) -> NumberedEdit? {
    searchStart = 0
    place = nil
    return edits.first { !apply($0.edit) }
  }

  private mutating func apply(_ edit: LineEdit) -> Bool {
    switch edit {
    case .add(let line):
      lines.insert(line, at: place ?? lines.endIndex)
      if let place { go(to: place + 1) }
      return true
    case .goAfter(let text): return find(text) { text, line in text.go(to: line + 1) }
    case .goBefore(let text): return find(text) { text, line in text.go(to: line) }
    case .remove(let text):
      return find(text) { text, line in
        text.lines.remove(at: line)
        text.go(to: line)
      }
    case .replace(let old, let new):
      return find(old) { text, line in
        text.lines[line] = text.lines[line].replacing(old, with: new, maxReplacements: 1)
        text.go(to: line + 1)
        text.searchStart = line  // The same line may be edited again.
      }
    case .replaceAll(let old, let new):
      return find(old) { text, _ in
        text.lines = text.lines.map { $0.contains(old) ? $0.replacing(old, with: new) : $0 }
      }
    }
  }

  private mutating func go(to line: Int) {
    place = line
    searchStart = line
  }

  /// Edits at the next line that holds `text`: below, or else from the top on.
  private mutating func find(_ text: String, then edit: (inout TextFile, Int) -> Void) -> Bool {
    let holds = { (line: String) in line.contains(text) }
    let below = lines[searchStart...].firstIndex(where: holds)
    guard let line = below ?? lines.firstIndex(where: holds) else { return false }
    edit(&self, line)
    return true
  }
}
