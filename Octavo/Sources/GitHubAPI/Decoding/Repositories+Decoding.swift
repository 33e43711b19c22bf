import GitHubValues

extension GitHub.Repository: LenientDecodable {
  init?(_ object: JSONObject) {
    let fullName = object.string("full_name").flatMap(GitHub.RepositoryName.init)
    // The owner is null where the account is gone; its name lives on in the full one.
    let owner = object.value("owner") ?? fullName.map { GitHub.Account(login: $0.owner) }
    guard let id = object.integer("id"), let owner,
      let name = object.nonEmptyString("name") ?? fullName?.name
    else { return nil }
    self.init(
      id: id,
      owner: owner,
      name: name,
      description: object.nonEmptyString("description"),
      language: object.nonEmptyString("language"),
      isPrivate: object.bool("private"),
      isFork: object.bool("fork"),
      isArchived: object.bool("archived"),
      defaultBranch: object.nonEmptyString("default_branch"),
      stars: object.integer("stargazers_count") ?? 0,
      forks: object.integer("forks_count") ?? 0,
      openIssues: object.integer("open_issues_count") ?? 0,
      watchers: object.integer("subscribers_count"),
      topics: object.strings("topics"),
      license: object.object("license")?.nonEmptyString("name"),
      htmlURL: object.url("html_url"),
      homepage: object.nonEmptyString("homepage"),
      createdAt: object.date("created_at"),
      updatedAt: object.date("updated_at"),
      pushedAt: object.date("pushed_at")
    )
  }
}

/// A branch or a tag as their lists have it; which of the two, the list knows.
struct NamedCommit: LenientDecodable {
  var name: String
  var sha: String

  init?(_ object: JSONObject) {
    guard let name = object.nonEmptyString("name") else { return nil }
    self.name = name
    sha = object.object("commit")?.string("sha") ?? ""
  }
}

extension GitHub.Commit: LenientDecodable {
  init?(_ object: JSONObject) {
    guard let sha = object.nonEmptyString("sha"), let commit = object.object("commit") else {
      return nil
    }
    let author = commit.object("author") ?? commit.object("committer")
    self.init(
      sha: sha,
      message: commit.string("message") ?? "",
      authorName: author?.string("name") ?? "",
      author: object.value("author"),
      date: author?.date("date")
    )
  }
}
