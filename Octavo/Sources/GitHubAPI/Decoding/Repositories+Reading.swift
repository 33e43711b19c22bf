import GitHubValues

extension GitHub.Repository: Readable {
  init?(_ fields: Fields) {
    let fullName = fields.text("full_name").flatMap(GitHub.RepositoryName.init)
    // The owner is null where the account is gone; its name lives on in the full one.
    let owner = fields.value("owner") ?? fullName.map { GitHub.Account(login: $0.owner) }
    guard let id = fields.number("id"), let owner,
      let name = fields.words("name") ?? fullName?.name
    else { return nil }
    self.init(
      id: id,
      owner: owner,
      name: name,
      description: fields.words("description"),
      language: fields.words("language"),
      isPrivate: fields.flag("private"),
      isFork: fields.flag("fork"),
      isArchived: fields.flag("archived"),
      defaultBranch: fields.words("default_branch"),
      stars: fields.number("stargazers_count") ?? 0,
      forks: fields.number("forks_count") ?? 0,
      openIssues: fields.number("open_issues_count") ?? 0,
      watchers: fields.number("subscribers_count"),
      topics: fields.texts("topics"),
      license: fields.fields("license")?.words("name"),
      htmlURL: fields.url("html_url"),
      homepage: fields.words("homepage"),
      createdAt: fields.date("created_at"),
      updatedAt: fields.date("updated_at"),
      pushedAt: fields.date("pushed_at")
    )
  }
}

/// A branch or a tag as their lists have it; which of the two, the list knows.
struct NamedCommit: Readable {
  var name: String
  var sha: String

  init?(_ fields: Fields) {
    guard let name = fields.words("name") else { return nil }
    self.name = name
    sha = fields.fields("commit")?.text("sha") ?? ""
  }
}

extension GitHub.Commit: Readable {
  init?(_ fields: Fields) {
    guard let sha = fields.words("sha"), let commit = fields.fields("commit") else { return nil }
    let author = commit.fields("author") ?? commit.fields("committer")
    self.init(
      sha: sha,
      message: commit.text("message") ?? "",
      authorName: author?.text("name") ?? "",
      author: fields.value("author"),
      date: author?.date("date")
    )
  }
}
