import Foundation
import GitHubValues
import OctavoMarkup

/// The reason for which comments are one line until the user opens them.
nonisolated enum CommentFold: Equatable {
  /// A program has written it, or it is a command for a program.
  case automatic
  /// The server hides it.
  case hidden(GitHub.HidingReason)
}

/// The accounts that are programs: those that the server calls so, and those that the user names.
nonisolated struct BotNames: Equatable {
  /// The logins that the user has named.
  let logins: [String]

  /// Whether an account is a program.
  func contains(_ account: GitHub.Account?) -> Bool {
    guard let account else { return false }
    return account.isBot || isNamed(account.login)
  }

  /// Whether the user has named an account.
  func isNamed(_ login: String) -> Bool {
    logins.contains { $0.lowercased() == login.lowercased() }
  }
}

nonisolated extension GitHub.Comment {
  /// Returns whether it needs no reader: a program has written it, or it is a command for one, and
  /// it does not mention the user.
  func isAutomatic(_ bots: BotNames, for login: String) -> Bool {
    (bots.contains(author) || isCommand) && !mentions(login)
  }

  /// Whether it has commands for a program alone, a line each, such as “/retest”.
  private var isCommand: Bool {
    guard body.utf8.count <= Self.longestCommand else { return false }
    let lines = body.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty }
    return !lines.isEmpty
      && lines.allSatisfy { line in
        guard line.first == "/", let second = line.dropFirst().first else { return false }
        // A path is no command.
        return second.isLetter
          && !(line.split(separator: " ").first ?? "").dropFirst().contains("/")
      }
  }

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
  /// The most bytes of a comment with commands alone.
  private static let longestCommand = 500
}

extension EventLine {
  /// Returns the line of neighbouring comments that are folded: the accounts, and the first words,
  /// or the reason for which they are hidden.
  nonisolated func runs(
    ofFolded comments: [GitHub.Comment],
    _ fold: CommentFold
  ) -> [MarkupRun] {
    var logins: Set<String> = []
    let authors = comments.compactMap(\.author).filter { logins.insert($0.login).inserted }
    var runs = [MarkupRun("▸ ", style: [.muted, .decoration])]
    for (index, author) in authors.prefix(Self.mostAuthors).enumerated() {
      if index > 0 { runs.append(.muted(", ")) }
      runs.append(account(author, style: .strong))
    }
    if authors.count > Self.mostAuthors { runs.append(.muted(" and others")) }
    let words =
      if case .hidden(let reason) = fold { "hidden as \(reason.words)" } else {
        comments.first?.firstWords ?? ""
      }
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
