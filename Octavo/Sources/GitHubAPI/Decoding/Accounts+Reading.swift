import GitHubValues

extension GitHub.Account: Readable {
  init?(_ fields: Fields) {
    guard let login = fields.words("login") else { return nil }
    self.init(login: login, avatarURL: fields.url("avatar_url"))
  }
}

extension GitHub.User: Readable {
  init?(_ fields: Fields) {
    guard let id = fields.number("id"), let login = fields.words("login") else { return nil }
    self.init(
      id: id,
      login: login,
      name: fields.words("name"),
      kind: fields.text("type") == "Organization" ? .organization : .user,
      avatarURL: fields.url("avatar_url"),
      htmlURL: fields.url("html_url"),
      bio: fields.words("bio"),
      company: fields.words("company"),
      location: fields.words("location"),
      email: fields.words("email"),
      blog: fields.words("blog"),
      publicRepositories: fields.number("public_repos") ?? 0,
      followers: fields.number("followers") ?? 0,
      following: fields.number("following") ?? 0
    )
  }
}
