/// Reads one line, byte by byte; bytes of other scripts count as letters.
struct LineLexer {
  let bytes: [UInt8]
  let language: Language
  var mode: SourceHighlighter.Mode
  var records = true

  private(set) var index = 0
  private var spans: [(kind: TokenKind, end: Int)] = []

  init(_ bytes: [UInt8], _ language: Language, _ mode: SourceHighlighter.Mode) {
    self.bytes = bytes
    self.language = language
    self.mode = mode
  }

  /// The runs so far; what was not read has no colour.
  func runs() -> [TokenRun] {
    var start = 0
    var spans = spans
    let read = spans.last?.end ?? 0
    if read < bytes.count { spans.append((.plain, bytes.count)) }
    return spans.map { span in
      defer { start = span.end }
      return TokenRun(span.kind, String(decoding: bytes[start..<span.end], as: UTF8.self))
    }
  }

  var isAtEnd: Bool { index >= bytes.count }

  /// The byte so far ahead, or 0 behind the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    index + distance < bytes.count && index + distance >= 0 ? bytes[index + distance] : 0
  }

  func isAt(_ word: [UInt8]) -> Bool {
    guard index + word.count <= bytes.count else { return false }
    for offset in word.indices where bytes[index + offset] != word[offset] { return false }
    return true
  }

  /// Returns the next start of a word, from a position on and up to a limit.
  func find(
    _ word: [UInt8],
    from start: Int,
    within limit: Int = .max,
    ignoringCase: Bool = false
  ) -> Int? {
    guard let first = word.first else { return nil }
    var place = start
    let last = min(limit, bytes.count - start) + start - word.count
    while place <= last {
      if ignoringCase || bytes[place] == first {
        let candidate = bytes[place..<(place + word.count)]
        let isHere =
          ignoringCase
          ? candidate.elementsEqual(word) { $0 | 0x20 == $1 | 0x20 } : candidate.elementsEqual(word)
        if isHere { return place }
      }
      place += 1
    }
    return nil
  }

  /// The next place, from here on, whose byte is not of a kind.
  func run(from start: Int, while isOfKind: (UInt8) -> Bool) -> Int {
    var place = start
    while place < bytes.count, isOfKind(bytes[place]) { place += 1 }
    return place
  }

  /// The last byte before this place that is no blank.
  var significantBefore: UInt8? {
    bytes[..<index].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
  }

  /// Goes on to a place and gives what lies between a colour.
  mutating func take(_ kind: TokenKind, to place: Int) {
    let place = min(place, bytes.count)
    guard place > index else { return }
    index = place
    guard records, (spans.last?.end ?? 0) < SourceHighlighter.colouredLength else { return }
    if spans.last?.kind == kind {
      spans[spans.count - 1].end = place
    } else {
      spans.append((kind, place))
    }
  }

  mutating func take(_ kind: TokenKind, count: Int = 1) { take(kind, to: index + count) }
  mutating func takeRest(_ kind: TokenKind) { take(kind, to: bytes.count) }

  /// Reads up to a place in another language.
  mutating func takeCode(
    to place: Int,
    in language: Language?,
    _ inner: inout SourceHighlighter.Mode
  ) {
    guard let language, language.grammar == .code else { return take(.plain, to: place) }
    var lexer = LineLexer(Array(bytes[index..<place]), language, inner)
    lexer.records = records
    lexer.lexCode()
    inner = lexer.mode
    let start = index
    for span in lexer.spans { take(span.kind, to: start + span.end) }
    take(.plain, to: place)
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }
  var isNamePart: Bool { isNameStart || isDigit }
}
