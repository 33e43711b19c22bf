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
    list.ends = ListEnds(
      changes: { first, last, pages in
        let size = Endpoint<GitHub.Page<GitHub.Comment>>.commentsOnPage
        // The program adds the user’s own comments, which the server may have behind others.
        let page = ListEnds<GitHub.Comment>.page(
          of: last.count,
          size: size,
          after: pages,
          margin: size / 2
        )
        let times = [first, last].flatMap { $0.compactMap(\.updatedAt) }
        return [
          .comments(onIssue: number, of: repository, page: page),
          // Comments that were edited.
          .comments(onIssue: number, of: repository, since: times.max()),
        ]
      },
      isNew: { $0.id > $1.id }
    )
    return list
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Comment] {
  /// The comments on an issue or a pull request, oldest first.
  public static func comments(on place: GitHub.IssuePlace) -> Self {
    Self("comments", place.key, from: .list(ListQuery.comments(on: place)))
  }

  /// The last comments, newest first, of a thread whose middle is not stored.
  static func lastComments(on place: GitHub.IssuePlace) -> Self {
    Self("last comments", place.key, from: .list(ListQuery.comments(on: place).end))
  }
}

nonisolated extension ListQuery where Item == GitHub.IssueEvent {
  /// The timeline of an issue or a pull request, oldest first, without the texts of its comments.
  ///
  /// It grows at its end, so a refresh reads it from the page with the last stored entry on.
  public static func timeline(of place: GitHub.IssuePlace) -> Self {
    let (number, repository) = (place.number, place.repository)
    let size = Endpoint.timelineEntriesOnPage
    var list = ListQuery(
      kind: "timeline",
      subject: place.key,
      endpoint: .timeline(ofIssue: number, of: repository)
    )
    list.refresh = .changes
    list.changes = { entries in
      let page = ListEnds<GitHub.IssueEvent>.page(of: entries.count, size: size)
      return .timeline(ofIssue: number, of: repository, page: page)
    }
    list.ends = ListEnds(
      changes: { _, last, pages in
        let page = ListEnds<GitHub.IssueEvent>.page(of: last.count, size: size, after: pages)
        return [.timeline(ofIssue: number, of: repository, page: page)]
      },
      isNew: { _, _ in true }
    )
    return list
  }
}

nonisolated extension StoreQuery where Value == [GitHub.IssueEvent] {
  /// The timeline of an issue or a pull request, oldest first, without the texts of its comments.
  public static func timeline(of place: GitHub.IssuePlace) -> Self {
    Self("timeline", place.key, from: .list(ListQuery.timeline(of: place)))
  }

  /// The last entries of a timeline, newest first, whose middle is not stored.
  static func lastTimeline(of place: GitHub.IssuePlace) -> Self {
    Self("last timeline", place.key, from: .list(ListQuery.timeline(of: place).end))
  }
}

nonisolated extension ListQuery where Item == GitHub.Issue {
  /// The issues and pull requests of a repository, newest first, by their numbers.
  static func issues(of name: GitHub.RepositoryName) -> Self {
    var list = ListQuery(kind: "issues", subject: "\(name)", endpoint: .issues(of: name))
    list.key = { "\($0.number)" }
    return list
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Issue] {
  /// The latest issues and pull requests of a repository, open and closed, newest first.
  static func latestIssues(of name: GitHub.RepositoryName) -> Self {
    list("latest issues", of: "\(name)", .issues(of: name, state: .all))
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Account] {
  /// The accounts that may be assigned to issues of a repository.
  static func assignable(in name: GitHub.RepositoryName) -> Self {
    list("assignable", of: "\(name)", .assignableAccounts(of: name)) { $0.refresh = .allPages }
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Emoji] {
  /// The emoji that have a name on the server; `GitHub.Emoji.common` need no server.
  public static var emojis: Self { Self("emojis", from: .document(.emojis)) }
}

nonisolated extension StoreQuery where Value == [GitHub.Issue] {
  /// The issues that match a query in GitHub’s search syntax, best first; pull requests instead if
  /// the query says so.
  static func issues(matching query: String) -> Self {
    list("found issues", of: query, .issues(matching: query.issueSearch))
  }
}

nonisolated extension String {
  /// The query with the word that the server demands in a search for issues: one for issues, unless
  /// it is for pull requests.
  var issueSearch: String { saysKind ? self : "\(self) is:issue" }

  /// The query with the word for pull requests, unless it says what it is for.
  var pullSearch: String { saysKind ? self : "\(self) is:pr" }

  private var saysKind: Bool {
    let kinds = ["is:issue", "is:pr", "is:pull-request", "type:issue", "type:pr"]
    return split(separator: " ").contains { kinds.contains($0.lowercased()) }
  }
}

nonisolated extension StoreQuery where Value == GitHub.Issue {
  /// An issue or a pull request, as a value that the list of issues has, too.
  public static func issue(_ number: Int, of name: GitHub.RepositoryName) -> Self {
    item("\(number)", of: "\(name)", in: "issues", .issue(number, of: name))
  }
}

nonisolated extension ListQuery where Item == GitHub.Label {
  /// The labels of a repository, by name.
  static func labels(of name: GitHub.RepositoryName) -> Self {
    var list = ListQuery(kind: "labels", subject: "\(name)", endpoint: .labels(of: name))
    list.refresh = .allPages
    return list
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Label] {
  /// The labels of a repository, by name.
  public static func labels(of name: GitHub.RepositoryName) -> Self {
    Self("labels", "\(name)", from: .list(ListQuery.labels(of: name)))
  }
}

nonisolated extension ListQuery where Item == GitHub.Milestone {
  /// The open milestones of a repository.
  static func milestones(of name: GitHub.RepositoryName) -> Self {
    var list = ListQuery(kind: "milestones", subject: "\(name)", endpoint: .milestones(of: name))
    list.refresh = .allPages
    return list
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Milestone] {
  /// The open milestones of a repository.
  public static func milestones(of name: GitHub.RepositoryName) -> Self {
    Self("milestones", "\(name)", from: .list(ListQuery.milestones(of: name)))
  }
}
