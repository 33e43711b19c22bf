/// The elements that a search looks through, each with qualifiers of its own.
enum SearchIndex: Sendable {
  case repositories, users, issues, commits, code, topics, discussions

  /// The qualifiers that are understood; any other word with a colon is searched for as it is.
  var keys: Set<String> {
    switch self {
    case .repositories:
      [
        "archived", "created", "fork", "in", "is", "language", "license", "org", "pushed", "repo",
        "stars", "topic", "user",
      ]
    case .users:
      ["created", "followers", "in", "location", "org", "repos", "type", "user"]
    case .issues:
      [
        "assignee", "author", "base", "closed", "commenter", "comments", "created", "draft", "head",
        "in", "involves", "is", "label", "mentions", "merged", "milestone", "no", "org", "reason",
        "repo", "review", "review-requested", "reviewed-by", "sort", "state", "status",
        "team-review-requested", "type", "updated", "user", "user-review-requested",
      ]
    case .commits: ["author", "committer", "org", "repo", "user"]
    case .code: ["extension", "filename", "in", "language", "org", "path", "repo", "user"]
    case .topics: ["is"]
    case .discussions: ["in", "repo"]
    }
  }

  /// The places that words are looked for in unless `in:` names others.
  var places: Set<String> {
    switch self {
    case .repositories: ["name", "description", "topics"]
    case .users: ["login", "name", "email"]
    case .issues: ["title", "body", "comments"]
    case .commits: ["message"]
    case .code: ["file"]
    case .topics: ["name"]
    case .discussions: ["title"]
    }
  }

  /// The places that `in:` can name.
  var allPlaces: Set<String> { self == .code ? ["file", "path"] : places }

  /// The orders besides that by relevance.
  var orders: Set<String> {
    switch self {
    case .repositories: ["stars", "forks", "updated", "help-wanted-issues"]
    case .users: ["followers", "repositories", "joined"]
    case .issues: ["created", "updated", "comments"]
    case .commits: ["author-date", "committer-date"]
    case .code: ["indexed"]
    case .topics, .discussions: []
    }
  }
}
