/// The keys of a text in YAML, before it is parsed.
///
/// A parser compares keys. A key that refers to a value without end, by an alias, would take it
/// forever; so texts that may have such a key are not parsed.
enum YAMLKeys {
  /// Whether a text may have a key that is not a name.
  static func areComplex(in text: String) -> Bool {
    hasAnchor(text)
      && text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).contains { line in
        isExplicit(line) || hasAlias(line)
      }
  }

  /// Whether a text may have a value to which aliases refer.
  private static func hasAnchor(_ text: String) -> Bool {
    var before: Character = " "
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "&", before.isWhitespace || "[{,-:?".contains(before),
        let next = rest.first, !next.isWhitespace
      {
        return true
      }
      before = character
    }
    return false
  }

  /// Whether a line begins a key with a question mark, also in brackets.
  private static func isExplicit(_ line: Substring) -> Bool {
    let start = line.drop { " -\t".contains($0) }
    var before: Character? = start.first == "?" ? "{" : nil
    var rest = before == nil ? line : start
    while let character = rest.popFirst() {
      if character == "?", let before, "{[,".contains(before),
        rest.first.map(\.isWhitespace) ?? true
      {
        return true
      }
      if !character.isWhitespace { before = character }
    }
    return false
  }

  /// Whether a line has an alias before a colon.
  private static func hasAlias(_ line: Substring) -> Bool {
    var before: Character = " "
    var rest = line
    while let character = rest.popFirst() {
      if character == "*", before.isWhitespace || "[{,-:?".contains(before),
        let next = rest.first, !next.isWhitespace, next != "*"
      {
        // Markdown ends an emphasis with a second star.
        let name = rest.prefix { $0 != "*" && $0 != ":" }
        if rest[name.endIndex...].first == ":" { return true }
      }
      before = character
    }
    return false
  }
}
