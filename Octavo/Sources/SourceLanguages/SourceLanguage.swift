/// A programming, markup or data language: one line of `languages.tsv`.
public struct SourceLanguage: Equatable, Sendable {
  /// The name as GitHub writes it, such as `"Swift"`.
  public let name: String
  /// Whether its files count towards the language of a repository.
  public let isCounted: Bool
  /// The colour of its dot; `nil` where none is chosen.
  public let color: SourceLanguageColor?
  /// The name of the rules that colour its text; `nil` if it is shown without colours.
  public let grammar: String?
  /// The programs that run scripts in it.
  let programs: [String]
  /// Further names behind the fence of a code block.
  let aliases: [String]
  /// The extensions of its files, each with its dot.
  let extensions: [String]
  /// The whole names of its files.
  let files: [String]

  /// Reads a line of eight columns; `nil` if it is a comment or malformed.
  init?(line: some StringProtocol) {
    guard !line.hasPrefix("#") else { return nil }
    let columns = line.split(whereSeparator: { $0 == "\t" }).map { String($0) }
    guard columns.count == 8 else { return nil }
    let lists = columns[4...].map { column -> [String] in
      column == "-" ? [] : column.split(whereSeparator: { $0 == " " }).map { String($0) }
    }
    name = columns[0]
    isCounted = columns[1] == "yes"
    color = SourceLanguageColor(columns[2])
    grammar = columns[3] == "-" ? nil : columns[3]
    (programs, aliases, extensions, files) = (lists[0], lists[1], lists[2], lists[3])
  }
}
