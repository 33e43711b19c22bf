extension LineLexer {
  private static let embedded = ["script": "JavaScript", "style": "CSS"]

  /// Reads the line as text with tags, and what lies in scripts and styles as code.
  mutating func lexMarkup(_ inner: inout SourceHighlighter.Inner?) {
    while !isAtEnd {
      if inner != nil {
        continueInner(&inner)
        continue
      }
      switch mode {
      case .comment: continueMarkupComment()
      case .tag(let name): lexTag(name, &inner)
      case .value(let quote, let name): lexValue(quote, name)
      default: lexMarkupText()
      }
    }
  }

  private mutating func continueInner(_ inner: inout SourceHighlighter.Inner?) {
    guard var code = inner else { return }
    let end = find(code.end, from: index, ignoringCase: true)
    let language = code.language.flatMap(Language.named)
    takeCode(to: end ?? bytes.count, in: language, &code.mode)
    inner = end == nil ? code : nil
  }

  private mutating func continueMarkupComment() {
    let close = Array("-->".utf8)
    guard let end = find(close, from: index) else { return takeRest(.comment) }
    mode = .code
    take(.comment, to: end + close.count)
  }

  private mutating func lexMarkupText() {
    let next = peek(1)
    if peek() == UInt8(ascii: "&") {
      let end = run(from: index + 1) { $0.isNamePart || $0 == UInt8(ascii: "#") }
      let isReference = end < bytes.count && bytes[end] == UInt8(ascii: ";")
      take(isReference ? .constant : .plain, to: isReference ? end + 1 : index + 1)
    } else if isAt(Array("<!--".utf8)) {
      mode = .comment(rule: 0, depth: 1)
      take(.comment, count: 4)
    } else if peek() == UInt8(ascii: "<"), next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      take(.attribute, to: find(Array(">".utf8), from: index).map { $0 + 1 } ?? bytes.count)
    } else if peek() == UInt8(ascii: "<"), next.isNameStart || next == UInt8(ascii: "/") {
      let start = index + (next == UInt8(ascii: "/") ? 2 : 1)
      take(.punctuation, to: start)
      let end = run(from: start) { $0.isNamePart || "-:.".utf8.contains($0) }
      let name = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
      take(.keyword, to: end)
      mode = .tag(name: next == UInt8(ascii: "/") ? "" : name)
    } else {
      take(.plain, to: run(from: index + 1) { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") })
    }
  }

  private mutating func lexTag(_ name: String, _ inner: inout SourceHighlighter.Inner?) {
    let byte = peek()
    if byte == UInt8(ascii: ">") {
      let isClosed = peek(-1) == UInt8(ascii: "/")
      take(.punctuation)
      mode = .code
      guard !isClosed, let language = Self.embedded[name] else { return }
      guard self.language.traits.contains(.ignoresCase) else { return }
      inner = SourceHighlighter.Inner(language: language, end: Array("</\(name)".utf8))
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      take(.string)
      mode = .value(quote: byte, tag: name)
    } else if byte.isNameStart {
      take(.key, to: run(from: index) { $0.isNamePart || "-:.@".utf8.contains($0) })
    } else {
      take(byte.isBlank ? .plain : .punctuation)
    }
  }

  private mutating func lexValue(_ quote: UInt8, _ name: String) {
    guard let end = find([quote], from: index) else { return takeRest(.string) }
    mode = .tag(name: name)
    take(.string, to: end + 1)
  }
}
