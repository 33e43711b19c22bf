import Foundation
import GitHubValues
import OctavoMarkup

/// The comments that programs have written, which are one line until the user opens them.
nonisolated extension GitHub.Comment {
  /// Whether a program has written it.
  var isByBot: Bool { author?.isBot == true }

  /// Whether the text mentions an account, such as “@ada”.
  func mentions(_ login: String) -> Bool {
    guard !login.isEmpty else { return false }
    var rest = body[...]
    let name = "@\(login)"
    while let found = rest.range(of: name, options: .caseInsensitive) {
      rest = rest[found.upperBound...]
      let isLonger = rest.first.map { $0.isLetter || $0.isNumber || $0 == "-" } ?? false
      if !isLonger { return true }
    }
    return false
  }

  /// The first words of the text, without the signs of Markdown at its beginning.
  fileprivate var firstWords: String {
    for line in body.prefix(Self.longestStart).split(whereSeparator: \.isNewline) {
      let words = line.drop { !$0.isLetter && !$0.isNumber }.split(whereSeparator: \.isWhitespace)
      // A comment in HTML is for the bot alone.
      guard !words.isEmpty, !line.hasPrefix("<") else { continue }
      let text = words.joined(separator: " ")
      return text.count > Self.wordsLength ? "\(text.prefix(Self.wordsLength))…" : text
    }
    return ""
  }

  /// The most characters of a text that are read for its first words, and those that are shown.
  private static let (longestStart, wordsLength) = (2_000, 60)
}

extension EventLine {
  /// Returns the line of neighbouring comments by bots: the accounts, and the first words.
  nonisolated func runs(ofBots comments: [GitHub.Comment]) -> [MarkupRun] {
    var logins: Set<String> = []
    let authors = comments.compactMap(\.author).filter { logins.insert($0.login).inserted }
    var runs = [MarkupRun("▸ ", style: [.muted, .decoration])]
    for (index, author) in authors.prefix(Self.mostAuthors).enumerated() {
      if index > 0 { runs.append(.muted(", ")) }
      runs.append(account(author, style: .strong))
    }
    if authors.count > Self.mostAuthors { runs.append(.muted(" and others")) }
    let words = comments.first?.firstWords ?? ""
    let count = comments.count > 1 ? "\(Strings.count(comments.count, "comment"))" : "commented"
    runs.append(.muted(comments.count > 1 ? ": \(count)" : " \(count)"))
    if !words.isEmpty { runs.append(.muted(" · \(words)")) }
    if let date = comments.last?.createdAt {
      runs.append(.muted(" · \(Strings.ago(date, now: now))"))
    }
    return runs
  }

  /// The most accounts that a line names.
  private nonisolated static var mostAuthors: Int { 3 }
}
