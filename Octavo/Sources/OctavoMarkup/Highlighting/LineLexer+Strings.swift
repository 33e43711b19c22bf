extension LineLexer {
  mutating func lexString() -> Bool {
    guard let rule = language.strings.firstIndex(where: { isAt($0.open) }) else { return false }
    let string = language.strings[rule]
    if string.isCharacter {
      guard let end = endOfCharacter(string) else { return false }
      take(.string, to: end)
      return true
    }
    let end = endOfString(string, from: index + string.open.count)
    if end == nil, string.spansLines { mode = .string(rule: rule) }
    takeString(to: end ?? bytes.count)
    return true
  }

  mutating func continueString(_ rule: Int) {
    let end = endOfString(language.strings[rule], from: index)
    if end != nil { mode = .code }
    take(.string, to: end ?? bytes.count)
  }

  private func endOfString(_ string: StringRule, from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      if bytes[place] == string.escape {
        place += 2
      } else if bytes[place] == string.close[0], bytes[place...].starts(with: string.close) {
        return place + string.close.count
      } else {
        place += 1
      }
    }
    return nil
  }

  /// Returns the end of a character such as `'a'` or `'\u{41}'`; `nil` if the mark is plain.
  private func endOfCharacter(_ string: StringRule) -> Int? {
    let close = string.close[0]
    if peek(1) == string.escape {
      return bytes[(index + 2)...].dropFirst().prefix(12).firstIndex(of: close).map { $0 + 1 }
    }
    var place = index + 2
    while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
    guard place < bytes.count, bytes[place] == close, peek(1) != close else { return nil }
    return place + 1
  }

  /// Begins a raw string if one stands here.
  mutating func startRawString() -> Bool {
    guard "#rbR[".utf8.contains(peek()) else { return false }
    guard let style = language.rawStrings, let raw = opening(style) else { return false }
    take(.string, count: raw.length)
    mode = .verbatim(close: raw.close)
    if !isAtEnd { continueVerbatim(raw.close) }
    return true
  }

  mutating func continueVerbatim(_ close: [UInt8]) {
    guard let start = find(close, from: index) else { return takeRest(.string) }
    mode = .code
    take(.string, to: start + close.count)
  }

  private func opening(_ style: RawString) -> (length: Int, close: [UInt8])? {
    let quote = UInt8(ascii: "\"")
    let hash = UInt8(ascii: "#")
    switch style {
    case .swift:
      let hashes = run(from: index) { $0 == hash } - index
      guard hashes > 0, peek(hashes) == quote else { return nil }
      let isLong = peek(hashes + 1) == quote && peek(hashes + 2) == quote
      let quotes = [UInt8](repeating: quote, count: isLong ? 3 : 1)
      return (hashes + quotes.count, quotes + [UInt8](repeating: hash, count: hashes))
    case .rust:
      let prefix = peek() == UInt8(ascii: "b") ? 1 : 0
      guard peek(prefix) == UInt8(ascii: "r") else { return nil }
      let hashes = run(from: index + prefix + 1) { $0 == hash } - index - prefix - 1
      guard peek(prefix + 1 + hashes) == quote, !peek(-1).isNamePart else { return nil }
      return (prefix + hashes + 2, [quote] + [UInt8](repeating: hash, count: hashes))
    case .cpp:
      guard peek() == UInt8(ascii: "R"), peek(1) == quote else { return nil }
      guard let open = bytes[index...].prefix(20).firstIndex(of: UInt8(ascii: "(")) else {
        return nil
      }
      return (open + 1 - index, [UInt8(ascii: ")")] + bytes[(index + 2)..<open] + [quote])
    case .lua:
      guard peek() == UInt8(ascii: "[") else { return nil }
      let marks = run(from: index + 1) { $0 == UInt8(ascii: "=") } - index - 1
      guard peek(marks + 1) == UInt8(ascii: "[") else { return nil }
      let close = UInt8(ascii: "]")
      return (marks + 2, [close] + [UInt8](repeating: UInt8(ascii: "="), count: marks) + [close])
    }
  }

  /// The line that will end the document which `<<` announces here.
  func hereDocumentEnd() -> [UInt8]? {
    let mark = UInt8(ascii: "<")
    guard language.traits.contains(.hereDocuments), peek() == mark, peek(1) == mark,
      peek(-1) != mark
    else { return nil }
    var place = run(from: index + 2) { $0 == mark || "-~".utf8.contains($0) }
    if place < bytes.count, "'\"".utf8.contains(bytes[place]) { place += 1 }
    guard place < bytes.count, bytes[place].isNameStart else { return nil }
    return Array(bytes[place..<run(from: place, while: \.isNamePart)])
  }

  mutating func continueHereDocument(_ end: [UInt8]) {
    let isEnd = bytes.drop(while: \.isBlank).prefix { $0.isNamePart }.elementsEqual(end)
    if isEnd { mode = .code }
    takeRest(isEnd ? .punctuation : .string)
  }
}
