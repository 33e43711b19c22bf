/// A line of a file in a row of a list.
public nonisolated struct ExcerptLine: Sendable, Equatable {
  /// The number of the line, counted from one; `nil` while it is not known.
  public let number: Int?
  /// The text, of which long lines have the beginning only, with blanks in place of tabs.
  public let text: String

  /// The most lines that a row has.
  public static let most = 3

  init(number: Int?, text: String) {
    self.number = number
    self.text = text.replacing("\t", with: "  ")
  }
}

nonisolated extension SummaryRow {
  /// Returns the numbers of the lines of the file, all in one width, with a bar behind each.
  public var excerptNumbers: [String] {
    let numbers = excerpt.map { $0.number.map { "\($0)" } ?? "" }
    let width = numbers.map(\.count).max() ?? 0
    return numbers.map { String(repeating: " ", count: width - $0.count) + $0 + " │ " }
  }

  /// The lines of the file with their numbers, as one text.
  public var excerptText: String {
    zip(excerptNumbers, excerpt).map { $0 + $1.text }.joined(separator: "\n")
  }
}
