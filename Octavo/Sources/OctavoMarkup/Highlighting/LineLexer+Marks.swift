extension LineLexer {
  /// Reads what begins with a mark and is neither comment nor string.
  mutating func lexMark(isFresh: Bool) -> Bool {
    let byte = peek()
    if isFresh, byte == UInt8(ascii: "#"), language.traits.contains(.preprocessor) {
      lexDirective()
      return true
    }
    if byte == UInt8(ascii: "#"), language.traits.contains(.hashAttributes) {
      guard let end = endOfHashAttribute() else { return false }
      take(.attribute, to: end)
      return true
    }
    if language.attributeMarks.contains(byte), peek(1).isNameStart {
      take(.attribute, to: run(from: index + 1) { $0.isNamePart || $0 == UInt8(ascii: ".") })
      return true
    }
    if byte == UInt8(ascii: "$"), language.traits.contains(.dollarVariables) {
      take(.variable, to: endOfVariable())
      return true
    }
    if index == 0, byte == UInt8(ascii: "["), language.traits.contains(.sections),
      bytes.last(where: { !$0.isBlank }) == UInt8(ascii: "]")
    {
      takeRest(.heading)
      return true
    }
    guard byte == UInt8(ascii: "/"), let end = endOfPattern() else { return false }
    take(.string, to: end)
    return true
  }

  private mutating func lexDirective() {
    let start = run(from: index + 1, while: \.isBlank)
    let end = run(from: start, while: \.isNamePart)
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    take(.attribute, to: end)
    guard word == "include" || word == "import" else { return }
    take(.plain, to: run(from: index, while: \.isBlank))
    guard peek() == UInt8(ascii: "<"), let close = find(Array(">".utf8), from: index) else {
      return
    }
    take(.string, to: close + 1)
  }

  private func endOfHashAttribute() -> Int? {
    let open = peek(1) == UInt8(ascii: "!") ? 2 : 1
    guard peek(open) == UInt8(ascii: "[") else { return nil }
    var depth = 0
    for place in (index + open)..<bytes.count {
      if bytes[place] == UInt8(ascii: "[") { depth += 1 }
      if bytes[place] == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return bytes.count
  }

  private func endOfVariable() -> Int {
    let next = peek(1)
    if next == UInt8(ascii: "{") || next == UInt8(ascii: "(") {
      let close = next == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")")
      let end = run(from: index + 2) { $0.isNamePart || "-.".utf8.contains($0) }
      return end < bytes.count && bytes[end] == close ? end + 1 : index + 2
    }
    if next.isNameStart { return run(from: index + 1, while: \.isNamePart) }
    return index + (next.isDigit || "@#?*<^!$".utf8.contains(next) ? 2 : 1)
  }

  /// Returns the end of the pattern that begins here; `nil` if the slash divides.
  private func endOfPattern() -> Int? {
    guard language.traits.contains(.patterns), peek(1) != UInt8(ascii: "/") else { return nil }
    if let before = significantBefore {
      guard "(,=:[!&|?{};+-*%<>~^".utf8.contains(before) || isAfterKeyword else { return nil }
    }
    var isInClass = false
    var place = index + 1
    while place < min(bytes.count, index + Self.look) {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        return run(from: place + 1, while: \.isLetter)
      default: break
      }
      place += 1
    }
    return nil
  }

  private var isAfterKeyword: Bool {
    let before = bytes[..<index].reversed().drop(while: \.isBlank).prefix(while: \.isNamePart)
    return language.keywords.contains(String(decoding: before.reversed(), as: UTF8.self))
  }
}
