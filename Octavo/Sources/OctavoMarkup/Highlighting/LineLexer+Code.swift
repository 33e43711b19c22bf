extension LineLexer {
  /// Reads the whole line as code.
  mutating func lexCode() {
    if case .hereDocument(let end) = mode { return continueHereDocument(end) }
    var document: [UInt8]?
    var isFresh = true
    while !isAtEnd {
      let start = index
      switch mode {
      case .comment(let rule, let depth): continueComment(rule, depth)
      case .string(let rule): continueString(rule)
      case .verbatim(let close): continueVerbatim(close)
      default: lexToken(isFresh: isFresh, &document)
      }
      isFresh = isFresh && bytes[start].isBlank
    }
    if let document, mode == .code { mode = .hereDocument(end: document) }
  }

  private mutating func lexToken(isFresh: Bool, _ document: inout [UInt8]?) {
    let byte = peek()
    if byte.isBlank {
      take(.plain, to: run(from: index, while: \.isBlank))
    } else if language.rawStrings != nil, startRawString() {
      return
    } else if byte.isDigit {
      lexNumber()
    } else if byte.isNameStart {
      lexName()
    } else if !language.starts.contains(byte) {
      take(.punctuation)
    } else if startsName(byte) {
      lexName()
    } else if lexComment() || lexString() || lexMark(isFresh: isFresh) {
      return
    } else {
      if let end = hereDocumentEnd() { document = end }
      take(.punctuation)
    }
  }

  /// Bytes such as CSS's `-` open a name only where a letter follows.
  private func startsName(_ byte: UInt8) -> Bool {
    language.nameBytes.contains(byte) && peek(1).isNameStart
  }

  private mutating func lexName() {
    let extra = language.nameBytes
    let end = run(from: index + 1) { $0.isNamePart || extra.contains($0) }
    take(kind(ofName: end), to: end)
  }

  private func kind(ofName end: Int) -> TokenKind {
    if isKey(before: end) { return .key }
    let written = String(decoding: bytes[index..<end], as: UTF8.self)
    let name = language.traits.contains(.ignoresCase) ? written.lowercased() : written
    let isMember = index > 0 && bytes[index - 1] == UInt8(ascii: ".")
    if !isMember {
      if language.keywords.contains(name) { return .keyword }
      if language.constants.contains(name) { return .constant }
    }
    if language.types.contains(name) { return .type }
    if language.traits.contains(.capitalTypes), bytes[index].isCapital { return .type }
    let isCall = end < bytes.count && bytes[end] == UInt8(ascii: "(")
    return isCall && language.traits.contains(.calls) ? .function : .plain
  }

  /// Whether what ends there is the name of a value.
  private func isKey(before end: Int) -> Bool {
    guard let mark = language.keyMark else { return false }
    let next = run(from: end, while: \.isBlank)
    return next < bytes.count && bytes[next] == mark
  }

  private mutating func lexNumber() {
    var place = index + 1
    while place < bytes.count {
      let byte = bytes[place]
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      let isExponent = bytes[place - 1] | 0x20 == UInt8(ascii: "e") && peek(1) | 0x20 != 0x78
      let isJoint =
        byte == UInt8(ascii: ".") && next.isDigit
        || byte == UInt8(ascii: "'") && next.isNamePart && language.rawStrings == .cpp
        || (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && next.isDigit && isExponent
      guard byte.isNamePart || isJoint else { break }
      place += 1
    }
    take(isKey(before: place) ? .key : .number, to: place)
  }

  private mutating func lexComment() -> Bool {
    for (rule, comment) in language.blockComments.enumerated() where isAt(comment.open) {
      take(.comment, count: comment.open.count)
      mode = .comment(rule: rule, depth: 1)
      continueComment(rule, 1)
      return true
    }
    guard language.lineComments.contains(where: isAt) else { return false }
    if language.traits.contains(.commentsAfterBlank) {
      guard index == 0 || peek(-1).isBlank || peek(-1) == UInt8(ascii: ";") else { return false }
    }
    takeRest(.comment)
    return true
  }

  private mutating func continueComment(_ rule: Int, _ depth: Int) {
    let comment = language.blockComments[rule]
    var depth = depth
    var place = index
    while place < bytes.count {
      if bytes[place...].starts(with: comment.close) {
        place += comment.close.count
        depth -= 1
        if depth == 0 { break }
      } else if comment.nests, bytes[place...].starts(with: comment.open) {
        place += comment.open.count
        depth += 1
      } else {
        place += 1
      }
    }
    take(.comment, to: place)
    mode = depth == 0 ? .code : .comment(rule: rule, depth: depth)
  }

  /// Gives a string its colour: a string before a key mark is a key.
  mutating func takeString(to end: Int) {
    take(mode == .code && isKey(before: end) ? .key : .string, to: end)
  }
}
