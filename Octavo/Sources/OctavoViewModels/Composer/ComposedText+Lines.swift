/// Formats of whole lines.
nonisolated extension ComposedText {
  /// A format that stands at the beginning of a line.
  enum LineMark {
    case list, quote, task
  }

  /// The offsets of the lines that a range touches, without the break behind them.
  func lines(touching range: Range<Int>) -> Range<Int> {
    let bytes = Array(text.utf8)
    var start = range.lowerBound
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    // A selection that ends at the beginning of a line does not touch that line.
    var end = range.upperBound
    if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r"), end < bytes.count { end -= 1 }
    return start..<end
  }

  /// Puts a mark at the beginning of each selected line, or removes it if all lines have it.
  func toggling(_ mark: LineMark) -> ComposedText {
    let range = lines(touching: selection)
    let lines = part(range).lines
    let counted = lines.filter { !$0.isBlank }
    let isMarked = !counted.isEmpty && counted.allSatisfy { $0.unmarked(mark) != nil }
    let isAlone = lines.count == 1
    let new = lines.map { line -> String in
      if isMarked { return line.unmarked(mark) ?? line }
      // A quote goes on over an empty line; a list does not have empty items.
      if line.isBlank, !isAlone, mark != .quote { return line }
      return line.marked(mark)
    }
    .joined(separator: "\n")
    var result = self
    let growth = new.utf8.count - range.count
    let end = range.upperBound + growth
    let cursor = min(max(range.lowerBound, selection.lowerBound + growth), end)
    result.replace(
      range,
      with: new,
      selecting: selection.isEmpty && isAlone ? cursor..<cursor : range.lowerBound..<end
    )
    return result
  }

  /// Returns the text with a quote of another below it, such as of a part of a comment, and the
  /// cursor below that.
  func quoting(_ other: String) -> ComposedText {
    let lines = other.trimmed.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard !other.trimmed.isEmpty else { return self }
    let quote = lines.map { $0.allSatisfy(\.isWhitespace) ? ">" : "> \($0)" }
      .joined(separator: "\n")
    let breaks = text.reversed().prefix(2).prefix { $0.isNewline }.count
    let gap = String(repeating: "\n", count: text.isEmpty ? 0 : 2 - breaks)
    return ComposedText(text + gap + quote + "\n\n")
  }
}

nonisolated extension String {
  /// The lines of the text; a return before a line feed stays at the end of its line.
  var lines: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// Whether the text has more than one line.
  var isMultiline: Bool { utf8.contains(UInt8(ascii: "\n")) }

  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Returns the line with a mark, in the place of that of another list.
  fileprivate func marked(_ mark: ComposedText.LineMark) -> String {
    if mark == .quote { return isBlank ? ">\(isEmpty ? " " : self)" : "> \(self)" }
    let indentation = prefix { $0 == " " || $0 == "\t" }
    var rest = dropFirst(indentation.count)
    let item = /[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,9}[.)][ \t]+/
    if let match = rest.prefixMatch(of: item) { rest = rest[match.range.upperBound...] }
    return indentation + (mark == .task ? "- [ ] " : "- ") + rest
  }

  /// Returns the line without a mark; `nil` if it does not have that mark.
  fileprivate func unmarked(_ mark: ComposedText.LineMark) -> String? {
    if isBlank { return self }
    let match: Regex<(Substring, Substring)>.Match? =
      switch mark {
      case .quote: prefixMatch(of: /([ \t]*)>[ ]?/)
      case .task: prefixMatch(of: /([ \t]*)[-*+][ \t]+\[[ xX]\][ \t]+/)
      case .list: prefixMatch(of: /([ \t]*)[-*+][ \t]+(?!\[[ xX]\][ \t])/)
      }
    guard let match else { return nil }
    return String(match.output.1) + self[match.range.upperBound...]
  }
}
