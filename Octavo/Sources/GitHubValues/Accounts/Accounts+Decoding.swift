extension GitHub.Account: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let login = object.nonEmptyString("login") else { return nil }
    self.init(login: login, avatarURL: object.url("avatar_url"), kind: .init(object))
  }
}

extension GitHub.User: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id"), let login = object.nonEmptyString("login") else {
      return nil
    }
    self.init(
      id: id,
      login: login,
      name: object.nonEmptyString("name"),
      kind: Kind(object) ?? .user,
      avatarURL: object.url("avatar_url"),
      htmlURL: object.url("html_url"),
      bio: object.nonEmptyString("bio"),
      company: object.nonEmptyString("company"),
      location: object.nonEmptyString("location"),
      email: object.nonEmptyString("email"),
      blog: object.nonEmptyString("blog"),
      publicRepositories: object.integer("public_repos") ?? 0,
      followers: object.integer("followers") ?? 0,
      following: object.integer("following") ?? 0
    )
  }
}

extension GitHub.User.Kind {
  /// Reads the kind of an account; `nil` if the object has none.
  fileprivate init?(_ object: JSONObject) {
    if object.string("login")?.hasSuffix("[bot]") == true {
      self = .bot
    } else if let type = object.nonEmptyString("type") {
      self.init(rawValue: type.lowercased())
    } else {
      return nil
    }
  }
}
