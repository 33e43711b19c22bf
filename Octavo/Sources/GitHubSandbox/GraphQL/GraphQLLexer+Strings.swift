extension GraphQLLexer {
  /// Reads a string, quoted once or three times, and returns its value.
  mutating func string() throws -> String {
    if skip("\"\"\"") { return try blockString() }
    step()
    var value = ""
    while let scalar = peek(), scalar >= " " || scalar == "\t" {
      if skip("\"") { return value }
      if scalar == "\\" {
        value += try escape()
      } else {
        value.unicodeScalars.append(scalar)
        step()
      }
    }
    throw error("Unterminated string.")
  }

  /// Reads an escape sequence, or two for the halves of a surrogate pair.
  private mutating func escape() throws -> String {
    let invalid = error("Invalid character escape sequence.")
    step()
    if skip("u") {
      guard let first = codeUnit() else { throw invalid }
      if let scalar = UnicodeScalar(first) { return String(scalar) }
      guard first < 0xDC00, skip("\\u"), let second = codeUnit(), 0xDC00...0xDFFF ~= second
      else { throw invalid }
      return String(decoding: [first, second], as: UTF16.self)
    }
    guard let value = peek().flatMap({ Self.escapes[$0] }) else { throw invalid }
    step()
    return value
  }

  private static let escapes: [UnicodeScalar: String] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  private mutating func codeUnit() -> UInt16? {
    let digits = taken(most: 4, where: \.properties.isASCIIHexDigit)
    return digits.count == 4 ? UInt16(digits, radix: 16) : nil
  }

  /// Reads the rest of a string that is quoted three times.
  private mutating func blockString() throws -> String {
    var lines = [""]
    while let scalar = peek() {
      if skip("\"\"\"") { return Self.dedented(lines) }
      if skip("\\\"\"\"") {
        lines[lines.count - 1] += "\"\"\""
      } else if skipLineEnd() {
        lines.append("")
      } else {
        lines[lines.count - 1].unicodeScalars.append(scalar)
        step()
      }
    }
    throw error("Unterminated string.")
  }

  /// Removes the indentation that all lines but the first have in common, and the empty lines at
  /// both ends.
  private static func dedented(_ lines: [String]) -> String {
    func indent(_ line: String) -> Int {
      line.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
    }
    func isBlank(_ line: String) -> Bool { indent(line) == line.unicodeScalars.count }
    let common = lines.dropFirst().filter { !isBlank($0) }.map(indent).min() ?? 0
    var rest =
      lines.prefix(1) + lines.dropFirst().map { String($0.unicodeScalars.dropFirst(common)) }
    while let line = rest.first, isBlank(line) { rest.removeFirst() }
    while let line = rest.last, isBlank(line) { rest.removeLast() }
    return rest.joined(separator: "\n")
  }
}
