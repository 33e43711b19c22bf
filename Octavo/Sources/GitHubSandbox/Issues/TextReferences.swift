/// The users and issues that a text in Markdown refers to, outside of code.
struct TextReferences: Equatable, Sendable {
  /// GitHub notifies no more users of one text.
  private static let most = 50

  /// The logins behind an `@`, in lower case, in their order.
  private(set) var logins: [String] = []
  /// The numbers behind a `#`, in their order.
  private(set) var numbers: [Int] = []

  init(_ text: String?) {
    var fence: Substring?
    for line in (text ?? "").split(whereSeparator: \.isNewline) {
      let trimmed = line.drop { $0 == " " }
      if let mark = fence {
        if trimmed.hasPrefix(mark) { fence = nil }
      } else if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
        fence = trimmed.prefix(3)
      } else if !line.hasPrefix("    ") {
        read(line)
      }
    }
  }

  /// Reads a line, in which every other part between backticks is code.
  private mutating func read(_ line: Substring) {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      // Without a second backtick, the last part is text.
      let isCode = index % 2 == 1 && index < parts.count - 1
      if !isCode { read(plain: part) }
    }
  }

  private mutating func read(plain text: Substring) {
    var previous: Character = " "
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      defer { previous = character }
      guard character == "@" || character == "#", !Self.isWord(previous) else { continue }
      let word = text[index...].prefix(while: Self.isWord)
      if character == "@" { add(login: word) } else { add(number: word) }
    }
  }

  private mutating func add(login word: Substring) {
    let login = word.lowercased()
    guard logins.count < Self.most, RemoteName.login(word) != nil, !logins.contains(login) else {
      return
    }
    logins.append(login)
  }

  private mutating func add(number word: Substring) {
    guard numbers.count < Self.most, word.count < 10, let number = Int(word), number > 0,
      !numbers.contains(number)
    else { return }
    numbers.append(number)
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-")
      || character == "_" || character == "/"
  }
}
