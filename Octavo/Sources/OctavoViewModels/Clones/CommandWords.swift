/// The words of a command, split as a shell does.
nonisolated enum CommandWords {
  /// The longest command that is split, in bytes.
  private static let longest = 4_096

  /// Splits a command at its blanks, and reads its quotation marks and backslashes.
  ///
  /// - Returns: The words; `nil` if the command has anything else that only a shell can read, such
  ///   as a variable, or a quotation mark without its second one.
  static func split(_ command: String) -> [String]? {
    guard command.utf8.count <= longest else { return nil }
    var words: [String] = []
    var word: String?
    var characters = command.unicodeScalars.makeIterator()
    while let character = characters.next() {
      switch character {
      case " ", "\t", "\n":
        if let done = word { words.append(done) }
        word = nil
      case "'":
        guard let text = quotation(&characters) else { return nil }
        word = (word ?? "") + text
      case "\"":
        guard let text = doubleQuotation(&characters) else { return nil }
        word = (word ?? "") + text
      case "\\":
        guard let next = characters.next(), next != "\n" else { return nil }
        word = (word ?? "") + String(next)
      case "$", "`", ";", "|", "&", "<", ">", "(", ")", "{", "}", "*", "?", "[", "]", "!":
        return nil
      case "#", "~", "=":
        // They mean something at the start of a word, or in front of the program.
        guard word != nil, character != "=" || !words.isEmpty else { return nil }
        word = (word ?? "") + String(character)
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  private static func quotation(_ rest: inout String.UnicodeScalarView.Iterator) -> String? {
    var text = ""
    while let character = rest.next() {
      if character == "'" { return text }
      text.unicodeScalars.append(character)
    }
    return nil
  }

  private static func doubleQuotation(_ rest: inout String.UnicodeScalarView.Iterator) -> String? {
    var text = ""
    while let character = rest.next() {
      switch character {
      case "\"": return text
      case "$", "`": return nil
      case "\\":
        guard let next = rest.next() else { return nil }
        if !"$`\"\\\n".unicodeScalars.contains(next) { text += "\\" }
        if next != "\n" { text.unicodeScalars.append(next) }
      default: text.unicodeScalars.append(character)
      }
    }
    return nil
  }
}
