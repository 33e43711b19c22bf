/// A user by itself, with the whole profile.
struct UserBody: JSONObjectWritable {
  let user: User
  let links: Links
  let repositories: Int
  let privateRepositories: Int
  let followers: Int
  let following: Int
  /// The creation of the account, in seconds since 1970.
  let created: Int
  /// Whether the viewer is this user, who sees private fields too.
  let isOwn: Bool
  let hasSecondFactor: Bool

  func write(fields: inout JSONFields) {
    SimpleUserBody(user: user, links: links).write(fields: &fields)
    fields.set("name", user.name)
    fields.set("company", user.company)
    fields.set("blog", user.blog ?? "")
    fields.set("location", user.location)
    fields.set("email", user.emails.first)
    fields.set("hireable", Bool?.none)
    fields.set("bio", user.bio)
    fields.set("twitter_username", String?.none)
    fields.set("public_repos", repositories)
    fields.set("public_gists", 0)
    fields.set("followers", followers)
    fields.set("following", following)
    fields.set("created_at", Timestamp(created))
    fields.set("updated_at", Timestamp(created))
    if isOwn { writePrivate(&fields) }
  }

  private func writePrivate(_ fields: inout JSONFields) {
    fields.set("private_gists", 0)
    fields.set("total_private_repos", privateRepositories)
    fields.set("owned_private_repos", privateRepositories)
    fields.set("disk_usage", 0)
    fields.set("collaborators", 0)
    fields.set("two_factor_authentication", hasSecondFactor)
  }
}
