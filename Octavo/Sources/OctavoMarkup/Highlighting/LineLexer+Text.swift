extension LineLexer {
  /// The distance in which a mark looks for its partner, so that lone marks cost linear time.
  static let look = 1000

  /// Reads the line by its first character.
  mutating func lexDiff() {
    let starts: [(String, TokenKind)] = [
      ("+++", .heading), ("---", .heading), ("diff ", .heading), ("index ", .comment),
      ("@@", .attribute), ("+", .inserted), ("-", .deleted),
    ]
    takeRest(starts.first { isAt(Array($0.0.utf8)) }?.1 ?? .plain)
  }

  /// Reads the line as text with marks, and fenced lines as code.
  mutating func lexMarkdown(_ inner: inout SourceHighlighter.Inner?) {
    let start = run(from: 0, while: \.isBlank)
    if var code = inner {
      let mark = code.end[0]
      let closing = run(from: start) { $0 == mark }
      guard closing - start >= code.end.count, bytes[closing...].allSatisfy(\.isBlank) else {
        takeCode(to: bytes.count, in: code.language.flatMap(Language.named), &code.mode)
        inner = code
        return
      }
      inner = nil
      return takeRest(.punctuation)
    }
    if let fence = fence(at: start) {
      inner = fence
      return takeRest(.punctuation)
    }
    lexProse(from: start)
  }

  private func fence(at start: Int) -> SourceHighlighter.Inner? {
    guard start < bytes.count, "`~".utf8.contains(bytes[start]) else { return nil }
    let mark = bytes[start]
    let end = run(from: start) { $0 == mark }
    let info = bytes[end...].drop(while: \.isBlank)
    guard end - start >= 3, !info.contains(UInt8(ascii: "`")) else { return nil }
    let word = info.prefix { !$0.isBlank && !"{,".utf8.contains($0) }
    let language = Language.named(String(decoding: word, as: UTF8.self))
    return SourceHighlighter.Inner(language: language?.name, end: Array(bytes[start..<end]))
  }

  private mutating func lexProse(from start: Int) {
    let hashes = run(from: start) { $0 == UInt8(ascii: "#") }
    if 1...6 ~= hashes - start, hashes == bytes.count || bytes[hashes].isBlank {
      return takeRest(.heading)
    }
    take(.plain, to: start)
    if "-+*>".utf8.contains(peek()), isAtEnd || peek(1).isBlank || peek() == UInt8(ascii: ">") {
      take(.punctuation)
    }
    while !isAtEnd { lexInline() }
  }

  private mutating func lexInline() {
    let byte = peek()
    switch byte {
    case UInt8(ascii: "\\"): take(.plain, count: peek(1) < 0x80 ? 2 : 1)
    case UInt8(ascii: "`"):
      let ticks = Array(bytes[index..<run(from: index) { $0 == byte }])
      let end = find(ticks, from: index + ticks.count, within: Self.look).map { $0 + ticks.count }
      take(end == nil ? .plain : .string, to: end ?? index + ticks.count)
    case UInt8(ascii: "*"), UInt8(ascii: "_"):
      let open = run(from: index) { $0 == byte }
      let end = endOfEmphasis(open)
      take(end == nil ? .plain : .emphasis, to: end ?? open)
    case UInt8(ascii: "["):
      let end = endOfLink()
      take(end == nil ? .plain : .link, to: end ?? index + 1)
    default: take(.plain, to: run(from: index + 1) { !"\\`*_[".utf8.contains($0) })
    }
  }

  private func endOfEmphasis(_ open: Int) -> Int? {
    guard open < bytes.count, !bytes[open].isBlank, !peek(-1).isNamePart else { return nil }
    let marks = Array(bytes[index..<open])
    return find(marks, from: open, within: Self.look).map { $0 + marks.count }
  }

  private func endOfLink() -> Int? {
    let limit = bytes[index...].prefix(Self.look)
    guard let close = limit.firstIndex(of: UInt8(ascii: "]")), close + 1 < bytes.count,
      bytes[close + 1] == UInt8(ascii: "(")
    else { return nil }
    return bytes[close...].prefix(Self.look).firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
  }
}
