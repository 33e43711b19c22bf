import GitHubValues

/// An issue whose title is similar to one that is typed.
public nonisolated struct SimilarIssue: Sendable, Equatable, Identifiable {
  /// The number.
  public let id: Int
  /// The title.
  public let title: String
  /// The state in words, such as “Open”.
  public let state: String

  init(_ issue: GitHub.Issue) {
    (id, title, state) = (issue.number, issue.title, issue.stateWords)
  }

  /// The issue in a line, such as “#12 Steam · Open”.
  public var words: String { "#\(id) \(title) · \(state)" }

  /// The most issues that are named.
  static let most = 3

  /// Returns the issues with the most words of a title, at least half of them, the newest of equal
  /// ones first.
  static func all(in issues: [GitHub.Issue], like title: String) -> [Self] {
    let words = title.similarityWords
    guard !words.isEmpty else { return [] }
    let found = issues.compactMap { issue -> (Int, GitHub.Issue)? in
      let common = words.intersection(issue.title.similarityWords).count
      return !issue.isPullRequest && 2 * common >= max(words.count, 2) ? (common, issue) : nil
    }
    return found.sorted { ($0.0, $0.1.number) > ($1.0, $1.1.number) }.prefix(most).map {
      Self($0.1)
    }
  }
}

nonisolated extension String {
  /// The words that say something about a text: those of three letters or more.
  var similarityWords: Set<String> {
    Set(
      lowercased().split { !$0.isLetter && !$0.isNumber }.lazy.filter { $0.count > 2 }
        .prefix(20).map(String.init)
    )
  }
}
