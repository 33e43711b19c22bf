extension GitHub.Patch {
  /// Parses the text of a patch, whose first line is the header of a hunk.
  ///
  /// The cost grows with the length of the text.
  public init(parsing text: String) {
    var text = text
    var parser = PatchParser()
    text.withUTF8 { parser.read($0) }
    hunks = parser.hunks(of: text)
  }
}

/// The hunks so far, and the place of the next line.
private struct PatchParser {
  private var hunks: [Hunk] = []
  private var marks: [PatchCursor] = []
  private var pairing = PairBlocks()
  private var cursor = PatchCursor(offset: 0)
  /// The lines before the next one.
  private var line = 0

  private struct Hunk {
    let header: String
    let starts: (old: Int?, new: Int?)
    let first: Int
    let start: PatchCursor
    let firstBlock: Int
    var count = 0
    var rows = 0
    var end: PatchCursor
    var blocks = 0..<0
  }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    while cursor.offset < bytes.count {
      let text = cursor.line(in: bytes)
      if let starts = Self.starts(of: text) {
        finish()
        cursor.counts = .init()
        passHeader(text.count)
        begin(Self.text(text), starts)
        continue
      }
      if hunks.isEmpty { begin("", nil) }
      mark()
      pairing.add(cursor.pass(in: bytes).kind)
      line += 1
    }
    finish()
  }

  func hunks(of text: String) -> [GitHub.Patch.Hunk] {
    let text = PatchText(text, marks: marks, blocks: pairing.blocks)
    return hunks.map { hunk in
      let lines = GitHub.Patch.Lines(
        text: text,
        first: hunk.first,
        start: hunk.start.offset,
        end: hunk.end,
        oldStart: hunk.starts.old,
        newStart: hunk.starts.new,
        count: hunk.count
      )
      return GitHub.Patch.Hunk(
        header: hunk.header,
        lines: lines,
        blocks: hunk.blocks,
        rows: hunk.rows
      )
    }
  }

  private mutating func mark() {
    if line.isMultiple(of: PatchText.markedLines) { marks.append(cursor) }
  }

  private mutating func passHeader(_ length: Int) {
    mark()
    cursor.offset += length + 1
    line += 1
  }

  private mutating func begin(_ header: String, _ starts: (old: Int, new: Int)?) {
    hunks.append(
      Hunk(
        header: header,
        starts: (starts?.old, starts?.new),
        first: line,
        start: cursor,
        firstBlock: pairing.blocks.count,
        end: cursor
      )
    )
  }

  private mutating func finish() {
    guard var hunk = hunks.popLast() else { return }
    hunk.rows = pairing.finish()
    hunk.blocks = hunk.firstBlock..<pairing.blocks.count
    hunk.count = line - hunk.first
    hunk.end = cursor
    hunks.append(hunk)
  }

  private static func text(_ line: UnsafeBufferPointer<UInt8>) -> String {
    let end = line.last == UInt8(ascii: "\r") ? line.count - 1 : line.count
    return String(decoding: line[..<end], as: UTF8.self)
  }

  /// Returns the numbers of the first lines below a header: “@@ -old,count +new,count @@ text”.
  private static func starts(of line: UnsafeBufferPointer<UInt8>) -> (old: Int, new: Int)? {
    guard line.starts(with: "@@ -".utf8) else { return nil }
    let start = text(.init(rebasing: line.prefix(100)))
    let words = start.split(separator: " ", maxSplits: 4)
    guard words.count > 3, words[3] == "@@", let old = number(words[1], after: "-"),
      let new = number(words[2], after: "+")
    else { return nil }
    return (old, new)
  }

  private static func number(_ range: Substring, after sign: Character) -> Int? {
    guard range.first == sign else { return nil }
    let parts = range.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count < 3, let start = Int(first), start >= 0,
      parts.dropFirst().allSatisfy({ Int($0).map { $0 >= 0 } ?? false })
    else { return nil }
    return start
  }
}
