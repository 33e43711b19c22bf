/// A qualifier of GitHub’s search, with the values that a list can offer.
nonisolated struct SearchQualifier: Sendable {
  /// The values of a qualifier.
  enum Values: Sendable {
    /// Fixed words.
    case words([String])
    /// The names of stored repositories.
    case repositories
    /// The logins of stored accounts.
    case accounts
    /// The owners of stored repositories.
    case owners
    /// The names of labels of stored issues.
    case labels
    /// The titles of milestones of stored issues.
    case milestones
    /// The names of languages.
    case languages
    /// The number of something, such as “>10”.
    case numbers
    /// A day, or the days from one on.
    case days
    /// A text that only the user knows.
    case text
  }

  /// The name before the colon.
  let name: String
  /// The words beside the name in a list.
  let about: String
  /// The values.
  let values: Values

  private init(_ name: String, _ about: String, _ values: Values) {
    (self.name, self.about, self.values) = (name, about, values)
  }

  /// Returns the qualifiers of a kind of things, in the order of a list.
  static func all(of kind: SearchPlace.Kind) -> [Self] {
    switch kind {
    case .issues: scopes + issues + times
    case .pulls: scopes + pulls + times
    case .code: scopes + code
    case .commits: scopes + commits
    case .repositories: repositories
    case .accounts: accounts
    }
  }

  private static let truths = Values.words(["true", "false"])

  private static let scopes = [
    Self("repo", "one repository", .repositories),
    Self("org", "repositories of an organization", .owners),
    Self("user", "repositories of a user", .owners),
  ]

  private static let people = [
    Self("author", "who has opened it", .accounts),
    Self("assignee", "whose task it is", .accounts),
    Self("mentions", "who is mentioned", .accounts),
    Self("commenter", "who has commented", .accounts),
    Self("involves", "who has to do with it", .accounts),
    Self("label", "a label", .labels),
    Self("milestone", "a milestone", .milestones),
    Self("no", "what is missing", .words(["label", "milestone", "assignee", "project"])),
    Self("in", "where to look", .words(["title", "body", "comments"])),
    Self("language", "the language of the repository", .languages),
    Self("archived", "whether the repository is archived", truths),
  ]

  private static let issues =
    [
      Self("is", "a state", .words(["open", "closed", "locked", "unlocked", "public", "private"])),
      Self("state", "open or closed", .words(["open", "closed"])),
      Self("reason", "why it was closed", .words(IssueFilter.reasons)),
      Self("type", "a type of issues", .text),
    ] + people

  private static let pulls =
    [
      Self(
        "is",
        "a state",
        .words(["open", "closed", "merged", "unmerged", "locked", "public", "private"])
      ),
      Self("state", "open or closed", .words(["open", "closed"])),
      Self("draft", "whether it is a draft", truths),
      Self("review", "the reviews", .words(IssueFilter.decisions)),
      Self("review-requested", "who is asked for a review", .accounts),
      Self("reviewed-by", "who has reviewed it", .accounts),
      Self("status", "the checks", .words(IssueFilter.checkResults)),
      Self("base", "the branch that gets it", .text),
      Self("head", "the branch with the changes", .text),
      Self("merged", "when it was merged", .days),
    ] + people

  private static let times = [
    Self("created", "when it was opened", .days),
    Self("updated", "when it last changed", .days),
    Self("closed", "when it was closed", .days),
    Self("comments", "the number of comments", .numbers),
    Self("sort", "the order", .words(IssueFilter.orders)),
  ]

  private static let code = [
    Self("language", "the language of the file", .languages),
    Self("path", "a folder", .text),
    Self("extension", "the end of the name", .text),
    Self("filename", "the name", .text),
    Self("in", "where to look", .words(["file", "path"])),
    Self("size", "the number of bytes", .numbers),
  ]

  private static let commits = [
    Self("author", "who has made it", .accounts),
    Self("committer", "who has committed it", .accounts),
    Self("author-date", "when it was made", .days),
    Self("committer-date", "when it was committed", .days),
    Self("hash", "its name", .text),
    Self("merge", "whether it is a merge", truths),
    Self(
      "sort",
      "the order",
      .words(["author-date", "author-date-asc", "committer-date", "committer-date-asc"])
    ),
  ]

  private static let repositories =
    [
      Self("user", "whose it is", .owners),
      Self("org", "the organization whose it is", .owners),
      Self("language", "the main language", .languages),
      Self("topic", "a topic", .text),
      Self("stars", "the number of stars", .numbers),
      Self("forks", "the number of forks", .numbers),
      Self("size", "the kilobytes", .numbers),
      Self("created", "when it was made", .days),
      Self("pushed", "when it was pushed to", .days),
      Self("license", "a license", .words(["mit", "apache-2.0", "gpl-3.0", "bsd-3-clause"])),
      Self("is", "who can see it", .words(["public", "private"])),
      Self("archived", "whether it is archived", truths),
      Self("fork", "whether forks are found", .words(["true", "only"])),
      Self("in", "where to look", .words(["name", "description", "topics", "readme"])),
      Self("sort", "the order", .words(["stars", "forks", "updated", "updated-asc"])),
    ]

  private static let accounts = [
    Self("type", "users or organizations", .words(["user", "org"])),
    Self("in", "where to look", .words(["login", "name", "email"])),
    Self("location", "where they are", .text),
    Self("language", "the language of their repositories", .languages),
    Self("repos", "the number of repositories", .numbers),
    Self("followers", "the number of followers", .numbers),
    Self("created", "when they joined", .days),
    Self("sort", "the order", .words(["followers", "repositories", "joined"])),
  ]
}
