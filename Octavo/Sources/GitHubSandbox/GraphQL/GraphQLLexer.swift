/// Takes a document in GraphQL apart into tokens, one at a time.
struct GraphQLLexer {
  let bytes: [UInt8]
  private(set) var place = 0
  private var line = 1
  private var column = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the next token, or throws an error at a character that begins none.
  mutating func next() throws(GraphQLError) -> GraphQLToken {
    skipIgnored()
    let start = location
    guard let byte = peek() else { return GraphQLToken(kind: .end, location: start) }
    let kind: GraphQLToken.Kind
    switch byte {
    case _ where byte.beginsName: kind = .name(name())
    case UInt8(ascii: "-"),
      _ where byte.isDigit:
      kind = try number()
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "."):
      guard peek(1) == byte, peek(2) == byte else { throw unexpected() }
      for _ in 0..<3 { step() }
      kind = .mark("...")
    case _ where "!$&():=@[]{|}".utf8.contains(byte):
      step()
      kind = .mark(String(UnicodeScalar(byte)))
    default: throw unexpected()
    }
    return GraphQLToken(kind: kind, location: start)
  }

  var location: GraphQLLocation { GraphQLLocation(line: line, column: column) }

  func peek(_ distance: Int = 0) -> UInt8? {
    place + distance < bytes.count ? bytes[place + distance] : nil
  }

  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  /// Moves behind one byte.
  mutating func step() {
    let byte = bytes[place]
    place += 1
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && peek() != UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte != UInt8(ascii: "\r"), peek().map({ $0 & 0xC0 != 0x80 }) ?? true {
      // A scalar has been read as a whole.
      column += 1
    }
  }

  /// Skips white space, commas, comments and byte order marks.
  private mutating func skipIgnored() {
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","): step()
      case 0xEF where isAt("\u{FEFF}"): for _ in 0..<3 { step() }
      case UInt8(ascii: "#"): while let next = peek(), !next.isLineEnd { step() }
      default: return
      }
    }
  }

  private mutating func name() -> String {
    let start = place
    while let byte = peek(), byte.beginsName || byte.isDigit { step() }
    return text(from: start)
  }

  private mutating func number() throws(GraphQLError) -> GraphQLToken.Kind {
    let start = place
    var isFloat = false
    if peek() == UInt8(ascii: "-") { step() }
    if peek() == UInt8(ascii: "0") {
      step()
      if peek()?.isDigit == true { throw unexpected() }
    } else {
      try digits()
    }
    if peek() == UInt8(ascii: ".") {
      isFloat = true
      step()
      try digits()
    }
    if let byte = peek(), byte | 0x20 == UInt8(ascii: "e") {
      isFloat = true
      step()
      if let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { step() }
      try digits()
    }
    if let byte = peek(), byte == UInt8(ascii: ".") || byte.beginsName { throw unexpected() }
    return isFloat ? .float(text(from: start)) : .int(text(from: start))
  }

  private mutating func digits() throws(GraphQLError) {
    guard peek()?.isDigit == true else { throw unexpected() }
    while peek()?.isDigit == true { step() }
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private func unexpected() -> GraphQLError {
    let rest = String(decoding: bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first
    let found = rest.map { "Unexpected character: \"\($0)\"." } ?? "Unexpected end of file."
    return GraphQLError("Syntax Error: \(found)", at: location)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  fileprivate var beginsName: Bool {
    self == UInt8(ascii: "_")
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 && self >= 0x41
  }
}
