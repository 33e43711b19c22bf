extension GitHub.Patch {
  /// The lines of a hunk, each of which is parsed when it is read.
  ///
  /// A read costs as much as passing over 32 lines of the text; reading one line after the other
  /// costs as much as the text.
  public struct Lines: Sendable, RandomAccessCollection {
    let text: PatchText
    /// The place of the first line of the hunk among those of the patch.
    let first: Int
    /// The place of the first byte in the text.
    let start: Int
    /// The place behind the last line.
    let end: PatchCursor
    let oldStart: Int?
    let newStart: Int?
    /// The number of lines.
    public let count: Int

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { count }

    /// The line at an index.
    public subscript(index: Int) -> GitHub.Patch.Line { place(at: index).line }

    /// Returns the line at an index, with the number of lines of both sides before it.
    package func place(at index: Int) -> (line: GitHub.Patch.Line, old: Int, new: Int) {
      precondition(indices.contains(index), "A hunk has no line at \(index).")
      return text.withBytes { bytes in
        let cursor = cursor(at: index, in: bytes)
        return (line(at: cursor, in: bytes), cursor.counts.oldPlaces, cursor.counts.newPlaces)
      }
    }

    /// Returns the index of the line with a number; `nil` if no line of that side has it.
    package func index(ofNumber number: Int, isOld: Bool) -> Int? {
      guard let start = isOld ? oldStart : newStart, number >= start else { return nil }
      return index(of: number - start, by: isOld ? \.oldNumbers : \.newNumbers)
    }

    /// Returns the index of the line that has so many lines of its side before it; `nil` for none.
    package func index(ofPlace place: Int, isOld: Bool) -> Int? {
      index(of: place, by: isOld ? \.oldPlaces : \.newPlaces)
    }

    /// Returns the index of the first line that is counted after so many others.
    private func index(of count: Int, by counts: KeyPath<PatchCursor.Counts, Int>) -> Int? {
      guard end.counts[keyPath: counts] > count else { return nil }
      return text.withBytes { bytes in
        var (index, cursor) = lastMark { $0.counts[keyPath: counts] <= count }
        while index < self.count {
          cursor.pass(in: bytes)
          if cursor.counts[keyPath: counts] > count { return index }
          index += 1
        }
        return nil
      }
    }

    /// Returns the kinds of the lines of a range.
    func kinds(of range: Range<Int>) -> [GitHub.Patch.Line.Kind] {
      text.withBytes { bytes in
        var cursor = cursor(at: range.lowerBound, in: bytes)
        return range.map { _ in cursor.pass(in: bytes).kind }
      }
    }

    func cursor(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> PatchCursor {
      let mark = (first + index) / PatchText.markedLines
      let marked = mark * PatchText.markedLines - first
      var cursor = marked > 0 ? text.marks[mark] : PatchCursor(offset: start)
      for _ in Swift.max(marked, 0)..<index { cursor.pass(in: bytes) }
      return cursor
    }

    /// Returns the last marked line of the hunk that satisfies a condition, or the first line; the
    /// lines before it satisfy it too.
    private func lastMark(_ condition: (PatchCursor) -> Bool) -> (index: Int, PatchCursor) {
      // The marks behind the first line.
      var low = first / PatchText.markedLines + 1
      var high = (first + Swift.max(count, 1) - 1) / PatchText.markedLines + 1
      while low < high {
        let middle = (low + high) / 2
        if condition(text.marks[middle]) { low = middle + 1 } else { high = middle }
      }
      let index = (low - 1) * PatchText.markedLines - first
      return index > 0 ? (index, text.marks[low - 1]) : (0, PatchCursor(offset: start))
    }

    func line(
      at cursor: PatchCursor,
      in bytes: UnsafeBufferPointer<UInt8>
    ) -> GitHub.Patch.Line {
      var line = cursor.line(in: bytes)
      let form = PatchLineForm(line)
      if line.last == UInt8(ascii: "\r") { line = .init(rebasing: line.dropLast()) }
      var text = Substring(String(decoding: line, as: UTF8.self))
      if form != .other { text = Substring(text.utf8.dropFirst()) }
      if form == .remark { text = text.drop { $0 == " " } }
      let hasOld = form == .context || form == .deleted
      let hasNew = form == .context || form == .added
      return GitHub.Patch.Line(
        kind: form.kind,
        text: String(text),
        oldNumber: hasOld ? oldStart.map { $0 &+ cursor.counts.oldNumbers } : nil,
        newNumber: hasNew ? newStart.map { $0 &+ cursor.counts.newNumbers } : nil
      )
    }
  }
}

extension GitHub.Patch.Lines: Equatable {
  /// Whether two hunks have the same lines with the same numbers.
  public static func == (first: Self, second: Self) -> Bool {
    guard first.count == second.count, first.oldStart == second.oldStart,
      first.newStart == second.newStart
    else { return false }
    if first.isEmpty || first.text === second.text && first.first == second.first { return true }
    return first.bytes.elementsEqual(second.bytes)
  }

  private var bytes: Substring.UTF8View {
    let bytes = text.text.utf8
    // Without the line break behind the last line, which a text need not have.
    let last = bytes.index(bytes.startIndex, offsetBy: end.offset - 1)
    return bytes[bytes.index(bytes.startIndex, offsetBy: start)..<last]
  }
}

extension GitHub.Patch.Lines {
  /// Reads one line after the other.
  public struct Iterator: IteratorProtocol {
    private let lines: GitHub.Patch.Lines
    private var index: Int
    private var cursor: PatchCursor

    fileprivate init(_ lines: GitHub.Patch.Lines, from index: Int) {
      self.lines = lines
      self.index = index
      cursor =
        index < lines.count
        ? lines.text.withBytes { lines.cursor(at: index, in: $0) } : lines.end
    }

    /// Returns the next line; `nil` behind the last.
    public mutating func next() -> GitHub.Patch.Line? {
      guard index < lines.count else { return nil }
      index += 1
      return lines.text.withBytes { bytes in
        defer { cursor.pass(in: bytes) }
        return lines.line(at: cursor, in: bytes)
      }
    }
  }

  /// Returns an iterator that begins at the first line.
  public func makeIterator() -> Iterator { iterator(from: 0) }

  /// Returns an iterator that begins at an index.
  package func iterator(from index: Int) -> Iterator { Iterator(self, from: index) }
}
