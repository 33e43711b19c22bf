import GitHubEndpoints
public import GitHubValues

nonisolated extension ListQuery where Item == GitHub.Comment {
  /// The comments on an issue or a pull request, oldest first.
  public static func comments(on place: GitHub.IssuePlace) -> Self {
    comments(on: place.key, of: place.repository, place.number)
  }

  /// The comments on the issue with a key.
  static func comments(on key: String, of repository: GitHub.RepositoryID, _ number: Int) -> Self {
    var list = ListQuery(
      kind: "comments",
      subject: key,
      endpoint: .comments(onIssue: number, of: repository)
    )
    list.refresh = .changes
    list.changes = { comments in
      .comments(onIssue: number, of: repository, since: comments.lazy.compactMap(\.updatedAt).max())
    }
    return list
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Comment] {
  /// The comments on an issue or a pull request, oldest first.
  public static func comments(on place: GitHub.IssuePlace) -> Self {
    Self("comments", place.key, from: .list(ListQuery.comments(on: place)))
  }
}

nonisolated extension StoreQuery where Value == GitHub.Issue {
  /// An issue or a pull request.
  public static func issue(_ number: Int, of name: GitHub.RepositoryName) -> Self {
    item("\(number)", of: "\(name)".lowercased(), in: "issues", .issue(number, of: name))
  }
}
