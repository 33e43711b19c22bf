import GitHubValues

/// The place of a draft: an issue, and the part of it that is written.
public nonisolated struct DraftPlace: Hashable {
  /// A part of an issue.
  enum Part: Hashable {
    /// A new comment.
    case comment
    /// Another text for a comment, or for the one that a request makes, by its negative number.
    case edit(Int)
    /// Another title or text of the issue.
    case issue(IssueEdit.Member)
    /// A new issue of a template, by the path of that; empty for a blank one.
    case newIssue(String)
  }

  /// The issue or pull request; that of a new issue has the number 0.
  let issue: GitHub.IssuePlace
  /// The part of it.
  let part: Part

  /// The place of a new comment.
  init(_ issue: GitHub.IssuePlace) { (self.issue, part) = (issue, .comment) }

  /// The place of another text for a comment, or for one that a request makes.
  init(_ issue: GitHub.IssuePlace, editing comment: Int?, _ creation: Int64?) {
    (self.issue, part) = (issue, .edit(comment ?? -Int(creation ?? 0)))
  }

  /// The place of another title or text of the issue.
  init(_ issue: GitHub.IssuePlace, _ member: IssueEdit.Member) {
    (self.issue, part) = (issue, .issue(member))
  }

  /// The place of a new issue of a template, or of a blank one.
  init(
    newIssueIn repository: GitHub.RepositoryID,
    _ name: GitHub.RepositoryName,
    template: String?
  ) {
    (issue, part) = (GitHub.IssuePlace(repository, name, 0), .newIssue(template ?? ""))
  }

  /// Reads a stored place; `nil` for one of another version.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.dropFirst().first?.split(separator: "/").compactMap { Int($0) } ?? []
    guard words.count >= 3, numbers.count >= 2, let name = GitHub.RepositoryName(words[2]) else {
      return nil
    }
    issue = GitHub.IssuePlace(GitHub.RepositoryID(rawValue: numbers[0]), name, numbers[1])
    let template = words.count == 4 ? try? PercentCoding.decode(words[3]) : ""
    switch (words[0], numbers.count) {
    case ("new", 2):
      guard let template else { return nil }
      part = .newIssue(template)
    case _ where words.count > 3: return nil
    case ("comment", 2): part = .comment
    case ("edit", 3): part = .edit(numbers[2])
    case (let word, 2):
      guard let member = IssueEdit.Member(rawValue: word) else { return nil }
      part = .issue(member)
    default: return nil
    }
  }

  /// Whether another place is the same, also under another name of the repository.
  func isSame(as other: Self?) -> Bool { other?.part == part && other?.issue.key == issue.key }

  /// The form in which the place is stored.
  var text: String {
    switch part {
    case .comment: "comment \(issue.key) \(issue.name)"
    case .edit(let comment): "edit \(issue.key)/\(comment) \(issue.name)"
    case .issue(let member): "\(member.rawValue) \(issue.key) \(issue.name)"
    case .newIssue(let template):
      "new \(issue.key) \(issue.name) \(PercentCoding.encode(template))"
    }
  }

  /// “Comment on ada/engine#12”.
  var sentence: String {
    switch part {
    case .comment: "Comment on \(issue)"
    case .edit: "Edit a comment on \(issue)"
    case .issue(let member): "Change the \(member.rawValue) of \(issue)"
    case .newIssue: "New issue in \(issue.name)"
    }
  }

  /// The page of the issue, or the screen on which a new one is written.
  var route: Route {
    guard case .newIssue(let template) = part else { return .issue(issue.name, issue.number) }
    return .newIssue(issue.name, NewIssueForm(template: template.isEmpty ? nil : template))
  }

  /// Returns the words of a draft’s text that a list shows; `nil` if all of them may be shown.
  func heading(of text: String) -> String? {
    guard case .newIssue = part else { return nil }
    return IssueDraft(text: text)?.heading
  }
}
