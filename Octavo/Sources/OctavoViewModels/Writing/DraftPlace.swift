import GitHubValues

/// The place of a draft: an issue, and the comment on it that is changed.
nonisolated struct DraftPlace: Hashable {
  /// The issue or pull request.
  let issue: GitHub.IssuePlace
  /// The comment that gets another text, or the negative number of the request that makes it; `nil`
  /// for a new one.
  let comment: Int?

  /// The place of a new comment.
  init(_ issue: GitHub.IssuePlace) { (self.issue, comment) = (issue, nil) }

  /// The place of another text for a comment, or for one that a request makes.
  init(_ issue: GitHub.IssuePlace, editing comment: Int?, _ creation: Int64?) {
    (self.issue, self.comment) = (issue, comment ?? -Int(creation ?? 0))
  }

  /// Reads a stored place; `nil` for one of another version.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 3, ["comment", "edit"].contains(words[0]) else { return nil }
    let numbers = words[1].split(separator: "/").map { Int($0) }
    guard numbers.count == (words[0] == "edit" ? 3 : 2), let repository = numbers[0],
      let number = numbers[1], let name = GitHub.RepositoryName(String(words[2]))
    else { return nil }
    issue = GitHub.IssuePlace(GitHub.RepositoryID(rawValue: repository), name, number)
    comment = words[0] == "edit" ? numbers[2] : nil
  }

  /// The form in which the place is stored.
  var text: String {
    comment.map { "edit \(issue.key)/\($0) \(issue.name)" } ?? "comment \(issue.key) \(issue.name)"
  }

  /// “Comment on ada/engine#12”.
  var sentence: String { comment == nil ? "Comment on \(issue)" : "Edit a comment on \(issue)" }

  /// The page of the issue.
  var route: Route { .issue(issue.name, issue.number) }
}
