/// The text of a filter in GitHub’s syntax: qualifiers with values, and words to look for.
///
/// ```
/// is:open label:"good first issue" -assignee:* sort:updated tide
/// ```
nonisolated struct QualifierText: Sendable, Hashable {
  /// A qualifier with a value, or a word.
  struct Term: Sendable, Hashable {
    /// The name of the qualifier, in small letters; `nil` for a word.
    let name: String?
    /// The value of the qualifier, or the word.
    let value: String
    /// Whether the filter excludes items that have the value.
    var isExcluded = false

    /// Whether two terms are equal, ignoring case.
    func isSame(as other: Self) -> Bool { text.lowercased() == other.text.lowercased() }

    /// The term as it is written, with quotes where the value needs them.
    var text: String {
      let value = value.contains(where: \.isWhitespace) ? "\"\(value)\"" : value
      return name.map { "\(isExcluded ? "-" : "")\($0):\(value)" } ?? value
    }
  }

  /// The terms, in the order of the text.
  private(set) var terms: [Term]

  /// Makes a text of terms.
  init(_ terms: [Term] = []) { self.terms = terms }

  /// Reads a text; anything but a qualifier with one of the names is a word.
  init(_ text: String, knowing names: Set<String>) {
    terms = Self.tokens(text).map { token in
      let isExcluded = token.hasPrefix("-")
      let parts = token.dropFirst(isExcluded ? 1 : 0).split(separator: ":", maxSplits: 1)
      guard parts.count == 2, names.contains(parts[0].lowercased()) else {
        return Term(name: nil, value: token)
      }
      return Term(name: parts[0].lowercased(), value: String(parts[1]), isExcluded: isExcluded)
    }
  }

  /// The text, which reads back as the same terms.
  var text: String { terms.map(\.text).joined(separator: " ") }

  /// The words.
  var words: [String] { terms.filter { $0.name == nil }.map(\.value) }

  /// Splits a text at spaces outside quotes, and removes the quotes unless they are kept.
  ///
  /// Ignores everything after the first 1,000 characters.
  static func tokens(_ text: String, keepingQuotes keepsQuotes: Bool = false) -> [String] {
    var tokens = [""]
    var isQuoted = false
    for character in text.prefix(1000) {
      if character == "\"" {
        isQuoted.toggle()
        if keepsQuotes { tokens[tokens.count - 1].append(character) }
      } else if character.isWhitespace && !isQuoted {
        tokens.append("")
      } else {
        tokens[tokens.count - 1].append(character)
      }
    }
    return tokens.filter { !$0.isEmpty }
  }
}
