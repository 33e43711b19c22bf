/// The lines of a file that are still there after a change, read from a patch without context.
struct LineMap: Sendable {
  /// The first line of each part that was changed, the number of its lines before and after.
  private var changes: [(start: Int, old: Int, new: Int)] = []

  init(_ patch: String) {
    for line in patch.split(separator: "\n") {
      guard let (left, right) = PatchHunks.ranges(line) else { continue }
      // A hunk that only adds lines names the line before them.
      changes.append((left.count == 0 ? left.start + 1 : left.start, left.count, right.count))
    }
  }

  /// Returns the number of a line after the change; `nil` if it was changed or removed.
  func line(_ line: Int) -> Int? {
    var shift = 0
    for change in changes {
      if line < change.start { break }
      if line < change.start + change.old { return nil }
      shift += change.new - change.old
    }
    return line + shift
  }
}
