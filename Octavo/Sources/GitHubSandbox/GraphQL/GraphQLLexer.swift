/// Takes a document in GraphQL apart into tokens, one at a time.
struct GraphQLLexer {
  private let text: [UnicodeScalar]
  private var place = 0
  private var line = 1
  private var lineStart = 0
  /// The place where the last token begins.
  private(set) var start = GraphQLLocation(line: 1, column: 1)

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// Returns the next token, or throws an error at a character that begins none.
  mutating func next() throws -> GraphQLToken {
    skipIgnored()
    start = location
    guard let scalar = peek() else { return .end }
    if scalar == "\"" { return .value(.string(try string())) }
    if scalar == "-" || scalar.isDigit { return .value(try number()) }
    if scalar.beginsName { return .name(taken { $0.beginsName || $0.isDigit }) }
    if skip("...") { return .mark("...") }
    guard "!$&():=@[]{|}".unicodeScalars.contains(scalar) else { throw unexpected() }
    step()
    return .mark(String(scalar))
  }

  private var location: GraphQLLocation {
    GraphQLLocation(line: line, column: place - lineStart + 1)
  }

  func peek() -> UnicodeScalar? { place < text.count ? text[place] : nil }

  /// Moves behind one scalar, which is no line end.
  mutating func step() { place += 1 }

  /// Moves behind a text, and returns whether it was there.
  mutating func skip(_ other: String) -> Bool {
    guard text[place...].starts(with: other.unicodeScalars) else { return false }
    place += other.unicodeScalars.count
    return true
  }

  /// Moves behind a line end, and returns whether it was there.
  mutating func skipLineEnd() -> Bool {
    guard skip("\r\n") || skip("\n") || skip("\r") else { return false }
    line += 1
    lineStart = place
    return true
  }

  /// Moves behind the scalars that fit, and returns them.
  mutating func taken(most: Int = .max, where fits: (UnicodeScalar) -> Bool) -> String {
    let scalars = text[place...].prefix(most).prefix(while: fits)
    place += scalars.count
    return String(String.UnicodeScalarView(scalars))
  }

  /// Skips white space, commas, comments and byte order marks.
  private mutating func skipIgnored() {
    while let scalar = peek() {
      if skipLineEnd() { continue }
      switch scalar {
      case " ", "\t", ",", "\u{FEFF}": step()
      case "#": _ = taken { !$0.isLineEnd }
      default: return
      }
    }
  }

  private mutating func number() throws -> GraphQLValue {
    let start = place
    _ = skip("-")
    if !skip("0") { try skipDigits() }
    let wholeEnd = place
    if skip(".") { try skipDigits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try skipDigits()
    }
    // A number ends before anything but a digit, a dot or a letter.
    if let scalar = peek(), scalar == "." || scalar.isDigit || scalar.beginsName {
      throw unexpected()
    }
    let number = String(String.UnicodeScalarView(text[start..<place]))
    return place > wholeEnd ? .float(number) : .int(number)
  }

  private mutating func skipDigits() throws {
    if taken(where: \.isDigit).isEmpty { throw unexpected() }
  }

  private func unexpected() -> GraphQLError {
    error(peek().map { "Unexpected character: \"\($0)\"." } ?? "Unexpected end of file.")
  }

  func error(_ message: String) -> GraphQLError {
    GraphQLError("Syntax Error: \(message)", at: location)
  }
}

extension UnicodeScalar {
  var isLineEnd: Bool { self == "\n" || self == "\r" }
  fileprivate var isDigit: Bool { "0"..."9" ~= self }
  fileprivate var beginsName: Bool {
    self == "_" || "a"..."z" ~= self || "A"..."Z" ~= self
  }
}
