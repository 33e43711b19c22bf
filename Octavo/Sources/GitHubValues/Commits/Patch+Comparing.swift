public import Foundation

extension GitHub.Patch {
  /// The unchanged lines above and below a change.
  private static let context = 3

  /// Returns the text of the patch from one version of a file to another, in the form of git.
  ///
  /// It is empty for equal versions. The cost is that of ``LineComparison``. Both versions are
  /// text: see ``GitHub/File/isBinary``. Where white space is ignored, lines that differ in nothing
  /// else are unchanged ones, with the text that they have in the new version.
  public static func text(
    from old: Data,
    to new: Data,
    ignoringSpace ignoresSpace: Bool = false
  ) -> Data {
    let lines = LineComparison(old, new, ignoringSpace: ignoresSpace)
    var text = Data()
    for hunk in hunks(of: lines) { write(hunk, of: lines, to: &text) }
    return text
  }

  /// The lines of a hunk in both versions, with the unchanged ones around it.
  private typealias Section = (old: Range<Int>, new: Range<Int>)

  private static func hunks(of lines: LineComparison) -> [Section] {
    var hunks: [Section] = []
    var next = (old: 0, new: 0)
    while let change = change(in: lines, from: next) {
      next = (change.old.upperBound, change.new.upperBound)
      let above = min(context, change.old.lowerBound, change.new.lowerBound)
      let start = (old: change.old.lowerBound - above, new: change.new.lowerBound - above)
      let below = min(context, lines.old.count - next.old, lines.new.count - next.new)
      let end = (old: next.old + below, new: next.new + below)
      if let last = hunks.last, last.old.upperBound >= start.old {
        hunks[hunks.count - 1] = (last.old.lowerBound..<end.old, last.new.lowerBound..<end.new)
      } else {
        hunks.append((start.old..<end.old, start.new..<end.new))
      }
    }
    return hunks
  }

  /// Returns the next lines that differ; `nil` if the rest is equal.
  private static func change(in lines: LineComparison, from start: (old: Int, new: Int)) -> Section?
  {
    var (old, new) = start
    while old < lines.old.count, new < lines.new.count, !lines.isDeleted[old], !lines.isAdded[new] {
      (old, new) = (old + 1, new + 1)
    }
    let first = (old: old, new: new)
    while old < lines.old.count, lines.isDeleted[old] { old += 1 }
    while new < lines.new.count, lines.isAdded[new] { new += 1 }
    return old > first.old || new > first.new ? (first.old..<old, first.new..<new) : nil
  }

  private static func write(_ hunk: Section, of lines: LineComparison, to text: inout Data) {
    let (before, after) = (range(hunk.old), range(hunk.new))
    text.append(contentsOf: "@@ -\(before) +\(after) @@\n".utf8)
    var (old, new) = (hunk.old.lowerBound, hunk.new.lowerBound)
    while old < hunk.old.upperBound || new < hunk.new.upperBound {
      if old < hunk.old.upperBound, lines.isDeleted[old] {
        write("-", lines.old[old], to: &text)
        old += 1
      } else if new < hunk.new.upperBound, lines.isAdded[new] {
        write("+", lines.new[new], to: &text)
        new += 1
      } else {
        write(" ", lines.new[new], to: &text)
        (old, new) = (old + 1, new + 1)
      }
    }
  }

  private static func write(_ sign: String, _ line: ArraySlice<UInt8>, to text: inout Data) {
    text.append(contentsOf: sign.utf8)
    text.append(contentsOf: line)
    if line.last != UInt8(ascii: "\n") {
      text.append(contentsOf: "\n\\ No newline at end of file\n".utf8)
    }
  }

  /// Returns a range as git writes it: an empty one has the number of the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }
}
