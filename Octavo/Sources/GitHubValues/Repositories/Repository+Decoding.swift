extension GitHub.Repository: LenientDecodable {
  package init?(_ object: JSONObject) {
    let fullName = object.string("full_name").flatMap(GitHub.RepositoryName.init)
    // The owner is null if the account has been deleted; the full name still has its name.
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
      pushedAt: object.date("pushed_at"),
      role: object.role
    )
  }
}
