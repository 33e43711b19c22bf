extension GitHub.Event.Kind {
  /// Reads an event about an account, its teams, its gists or its sponsorships.
  static func ofAccount(_ type: String, _ payload: JSONObject) -> Self? {
    switch type {
    case "MemberEvent":
      payload.object("member")?.nonEmptyString("login").map {
        .member(action: payload.nonEmptyString("action") ?? "added", login: $0)
      }
    case "TeamAddEvent":
      payload.object("team")?.nonEmptyString("name").map { .team(name: $0) }
    case "SponsorshipEvent": .sponsorship(action: payload.action)
    case "FollowEvent":
      payload.object("target")?.nonEmptyString("login").map { .follow(login: $0) }
    case "GistEvent": gist(payload)
    default: nil
    }
  }

  private static func gist(_ payload: JSONObject) -> Self? {
    guard let gist = payload.object("gist"), let id = gist.nonEmptyString("id") else { return nil }
    return .gist(
      action: payload.action,
      id: id,
      description: gist.nonEmptyString("description")
    )
  }
}
