/// Lines of a file, counted from one.
public nonisolated struct LineRange: Sendable, Hashable, Codable {
  /// The first line.
  public let first: Int
  /// The last line; the first one for a single line.
  public let last: Int

  /// Makes a range of two lines in any order, or of one line.
  public init(_ line: Int, through other: Int? = nil) {
    let lines = [line, other ?? line].map { max(1, $0) }
    first = min(lines[0], lines[1])
    last = max(lines[0], lines[1])
  }

  /// Parses lines that a user has typed or that end an address: `10`, `10-20`, `L10-L20`.
  ///
  /// The columns of `L10C3-L20C5` are dropped. Returns `nil` for any other text.
  public init?(parsing text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let lines = parts.compactMap { Self.line($0) }
    guard lines.count == parts.count, let line = lines.first, lines.count <= 2 else { return nil }
    self.init(line, through: lines.last)
  }

  /// The end of an address that names the lines, such as `#L10-L20`.
  var fragment: String { first == last ? "#L\(first)" : "#L\(first)-L\(last)" }

  /// Separates the lines at the end of an address from the rest.
  static func split(_ address: String) -> (address: String, lines: Self?) {
    guard let sign = address.lastIndex(of: "#") else { return (address, nil) }
    let fragment = address[address.index(after: sign)...]
    guard fragment.hasPrefix("L"), let lines = Self(parsing: String(fragment)) else {
      return (address, nil)
    }
    return (String(address[..<sign]), lines)
  }

  /// Returns the number of `10`, `L10` or `L10C3`.
  private static func line(_ text: Substring) -> Int? {
    var rest = text.drop { $0 == " " }
    if rest.first == "L" || rest.first == "l" { rest.removeFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    if rest.first == "C" { rest = rest.dropFirst().drop { $0.isASCII && $0.isNumber } }
    guard digits.count <= 9, rest.allSatisfy({ $0 == " " }) else { return nil }
    return Int(digits).flatMap { $0 > 0 ? $0 : nil }
  }
}
