extension GraphQLLexer {
  /// Reads a string, quoted once or three times, and returns its value.
  mutating func string() throws(GraphQLError) -> String {
    if isAt("\"\"\"") { return try blockString() }
    step()
    var value: [UInt8] = []
    while let byte = peek(), !byte.isLineEnd, byte >= 0x20 || byte == 0x09 {
      switch byte {
      case UInt8(ascii: "\""):
        step()
        return String(decoding: value, as: UTF8.self)
      case UInt8(ascii: "\\"): value += String(Character(try escape())).utf8
      default:
        value.append(byte)
        step()
      }
    }
    throw GraphQLError("Syntax Error: Unterminated string.", at: location)
  }

  /// Reads an escape sequence, or two for the halves of a surrogate pair.
  private mutating func escape() throws(GraphQLError) -> UnicodeScalar {
    let invalid = GraphQLError("Syntax Error: Invalid character escape sequence.", at: location)
    step()
    guard let byte = peek() else { throw invalid }
    step()
    if byte == UInt8(ascii: "u") {
      guard let first = codeUnit() else { throw invalid }
      if let scalar = UnicodeScalar(first) { return scalar }
      guard first < 0xDC00, isAt("\\u") else { throw invalid }
      step()
      step()
      guard let second = codeUnit(), 0xDC00...0xDFFF ~= second,
        let scalar = UnicodeScalar(0x10000 + UInt32(first - 0xD800) << 10 + UInt32(second - 0xDC00))
      else { throw invalid }
      return scalar
    }
    guard let scalar = Self.escapes[byte] else { throw invalid }
    return scalar
  }

  private static let escapes: [UInt8: UnicodeScalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func codeUnit() -> UInt16? {
    guard place + 4 <= bytes.count else { return nil }
    let digits = bytes[place..<place + 4]
    guard digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
    for _ in 0..<4 { step() }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func blockString() throws(GraphQLError) -> String {
    for _ in 0..<3 { step() }
    var lines: [[UInt8]] = [[]]
    while let byte = peek() {
      if isAt("\"\"\"") {
        for _ in 0..<3 { step() }
        return Self.dedented(lines)
      }
      if isAt("\\\"\"\"") {
        for _ in 0..<4 { step() }
        lines[lines.count - 1] += Array("\"\"\"".utf8)
      } else if byte.isLineEnd {
        if isAt("\r\n") { step() }
        step()
        lines.append([])
      } else {
        lines[lines.count - 1].append(byte)
        step()
      }
    }
    throw GraphQLError("Syntax Error: Unterminated string.", at: location)
  }

  /// Removes the indentation that all lines but the first have in common, and the empty lines at
  /// both ends.
  private static func dedented(_ lines: [[UInt8]]) -> String {
    func indent(_ line: [UInt8]) -> Int { line.prefix { $0 == 0x20 || $0 == 0x09 }.count }
    let common = lines.dropFirst().filter { indent($0) < $0.count }.map(indent).min() ?? 0
    var rest = lines.enumerated().map { $0 == 0 ? $1[...] : $1.dropFirst(common) }[...]
    while let line = rest.first, indent(Array(line)) == line.count { rest.removeFirst() }
    while let line = rest.last, indent(Array(line)) == line.count { rest.removeLast() }
    return String(decoding: Array(rest.joined(separator: [0x0A])), as: UTF8.self)
  }
}
