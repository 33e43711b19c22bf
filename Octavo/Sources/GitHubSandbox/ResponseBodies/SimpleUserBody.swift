/// A user in lists, and as an owner or author.
struct SimpleUserBody: JSONObjectWritable {
  let user: User
  let links: Links

  init(user: User, links: Links) {
    self.user = user
    self.links = links
  }

  /// A user of whom nothing but the login may be known.
  init(_ login: String, among users: UserDirectory, links: Links) {
    self.init(user: users.user(login: login) ?? User(login: login), links: links)
  }

  func write(fields: inout JSONFields) {
    let url = links.user(user.login)
    fields.set("login", user.login)
    fields.set("id", user.id)
    fields.set("node_id", nodeIdentifier("User", user.id))
    fields.set("avatar_url", links.avatar(user.login))
    fields.set("gravatar_id", "")
    fields.set("url", url)
    fields.set("html_url", "\(links.web)/\(user.login)")
    fields.set("followers_url", "\(url)/followers")
    fields.set("following_url", "\(url)/following{/other_user}")
    fields.set("gists_url", "\(url)/gists{/gist_id}")
    fields.set("starred_url", "\(url)/starred{/owner}{/repo}")
    fields.set("subscriptions_url", "\(url)/subscriptions")
    fields.set("organizations_url", "\(url)/orgs")
    fields.set("repos_url", "\(url)/repos")
    fields.set("events_url", "\(url)/events{/privacy}")
    fields.set("received_events_url", "\(url)/received_events")
    fields.set("type", user.isOrganization ? "Organization" : user.isBot ? "Bot" : "User")
    fields.set("user_view_type", "public")
    fields.set("site_admin", false)
  }
}
