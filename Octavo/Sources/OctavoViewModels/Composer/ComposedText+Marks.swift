/// Formats within a line.
nonisolated extension ComposedText {
  /// Puts a mark around the selection or the word with the cursor, or removes it.
  func toggling(_ mark: String) -> ComposedText {
    guard !selected.isMultiline else { return togglingLines(mark) }
    var result = self
    let range = selection.isEmpty ? word(at: selection.lowerBound) : trimmed(selection)
    let size = mark.utf8.count
    let inside = part(range)
    let outer = max(0, range.lowerBound - size)..<min(text.utf8.count, range.upperBound + size)
    if inside.isMarked(by: mark) {
      let new = String(inside.dropFirst(mark.count).dropLast(mark.count))
      result.replace(range, with: new, selecting: range.lowerBound..<range.upperBound - 2 * size)
    } else if outer.count == range.count + 2 * size, isAligned(outer),
      part(outer) == mark + inside + mark
    {
      let moved = selection.lowerBound - size..<selection.upperBound - size
      result.replace(outer, with: inside, selecting: selection.isEmpty ? moved : moved)
    } else {
      let cursor = selection.isEmpty ? selection : range
      let moved = cursor.lowerBound + size..<cursor.upperBound + size
      result.replace(range, with: mark + inside + mark, selecting: moved)
    }
    return result
  }

  /// Puts code marks around the selection, more of them where it has such marks itself.
  func togglingCode() -> ComposedText {
    let inside = part(selection)
    guard inside.contains("`"), !inside.isMarked(by: "`") else { return toggling("`") }
    let longest = inside.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let mark = String(repeating: "`", count: longest + 1)
    var result = self
    let start = selection.lowerBound + mark.utf8.count + 1
    let selecting = start..<start + selection.count
    result.replace(selection, with: "\(mark) \(inside) \(mark)", selecting: selecting)
    return result
  }

  /// Puts the selected lines into a fenced block, or takes them out of it.
  func togglingFence() -> ComposedText {
    var result = self
    let range = lines(touching: selection)
    let inside = part(range)
    let lines = inside.lines
    if lines.count > 2, let fence = lines.first?.prefix(while: { $0 == "`" }), fence.count >= 3,
      let last = lines.last, last.trimmed.allSatisfy({ $0 == "`" }),
      last.trimmed.count >= fence.count
    {
      let new = lines.dropFirst().dropLast().joined(separator: "\n")
      let end = range.lowerBound + new.utf8.count
      result.replace(range, with: new, selecting: range.lowerBound..<end)
      return result
    }
    let longest = lines.map { $0.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let new = "\(fence)\n\(inside)\n\(fence)"
    let end = range.lowerBound + new.utf8.count
    result.replace(range, with: new, selecting: range.lowerBound..<end)
    return result
  }

  /// Makes the selection the words or the address of a link, or a selected link its words.
  ///
  /// The cursor is where the rest is typed.
  func togglingLink() -> ComposedText {
    var result = self
    let inside = selected
    let start = selection.lowerBound
    if let match = inside.wholeMatch(of: /\[([^\[\]]*)\]\([^()\s]*\)/) {
      let words = String(match.1)
      result.replace(selection, with: words, selecting: start..<start + words.utf8.count)
    } else if inside.wholeMatch(of: /https?:\/\/\S+/) != nil {
      result.replace(selection, with: "[](\(inside))", selecting: start + 1..<start + 1)
    } else {
      let range = selection.isEmpty ? word(at: start) : trimmed(selection)
      let words = part(range)
      let place = words.isEmpty ? range.lowerBound + 1 : range.upperBound + 3
      result.replace(range, with: "[\(words)]()", selecting: place..<place)
    }
    return result
  }

  /// Puts a mark around the words of each selected line, or removes it if all lines have it.
  private func togglingLines(_ mark: String) -> ComposedText {
    var result = self
    let lines = selected.lines.map { LineParts($0) }
    let isMarked = lines.allSatisfy { $0.words.isEmpty || $0.words.isMarked(by: mark) }
    let new = lines.map { line in
      guard !line.words.isEmpty else { return line.text }
      let words =
        isMarked
        ? String(line.words.dropFirst(mark.count).dropLast(mark.count)) : mark + line.words + mark
      return line.prefix + words + line.suffix
    }
    .joined(separator: "\n")
    let end = selection.lowerBound + new.utf8.count
    result.replace(selection, with: new, selecting: selection.lowerBound..<end)
    return result
  }

  /// The word at an offset; empty between words.
  private func word(at offset: Int) -> Range<Int> {
    let before = part(0..<offset).suffix { $0.isWordPart }.utf8.count
    let after = part(offset..<text.utf8.count).prefix { $0.isWordPart }.utf8.count
    // At the end of a word the user begins something else.
    return before > 0 && after > 0 ? offset - before..<offset + after : offset..<offset
  }

  /// The range without the spaces at its ends, next to which a mark has no meaning.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let inside = part(range)
    let before = inside.prefix { $0.isWhitespace }.utf8.count
    guard before < range.count else { return range }
    let after = inside.suffix { $0.isWhitespace }.utf8.count
    return range.lowerBound + before..<range.upperBound - after
  }

  /// Whether both ends of a range are between two scalars.
  private func isAligned(_ range: Range<Int>) -> Bool {
    [range.lowerBound, range.upperBound].allSatisfy { offset in
      offset == text.utf8.count
        || text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: offset)] & 0xC0 != 0x80
    }
  }
}

/// A line: the marks at its beginning, its words, and the spaces at its end.
private nonisolated struct LineParts {
  let text: String
  let prefix: String
  let words: String
  let suffix: String

  init(_ text: String) {
    self.text = text
    let prefix = text.prefixMatch(
      of: /(?:[ \t]*(?:>|[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,9}[.)][ \t]+|#{1,6}[ \t]+))*[ \t]*/
    )
    self.prefix = prefix.map { String($0.output) } ?? ""
    let rest = text.dropFirst(self.prefix.count)
    suffix = String(rest.suffix { $0.isWhitespace })
    words = String(rest.dropLast(suffix.count))
  }
}

nonisolated extension String {
  /// Whether a mark stands at both ends, and is not a part of a longer one.
  fileprivate func isMarked(by mark: String) -> Bool {
    guard count > 2 * mark.count, hasPrefix(mark), hasSuffix(mark), let sign = mark.first else {
      return false
    }
    return prefix { $0 == sign }.count == mark.count
      && reversed().prefix { $0 == sign }.count == mark.count
  }

  fileprivate func suffix(while matches: (Character) -> Bool) -> Substring {
    self[...].suffix(while: matches)
  }
}

nonisolated extension Substring {
  fileprivate func suffix(while matches: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, matches(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}

nonisolated extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
