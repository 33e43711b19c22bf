import Foundation

/// Somebody as lists, owners and authors show them.
struct SimpleUserShape: Shape {
  let person: Person
  let links: Links

  func write(fields: inout ShapeFields) {
    let url = links.user(person.login)
    fields.set("login", person.login)
    fields.set("id", person.id)
    fields.set("node_id", nodeIdentifier("User", person.id))
    fields.set("avatar_url", links.avatar(person.login))
    fields.set("gravatar_id", "")
    fields.set("url", url)
    fields.set("html_url", "\(links.web)/\(person.login)")
    fields.set("followers_url", "\(url)/followers")
    fields.set("following_url", "\(url)/following{/other_user}")
    fields.set("gists_url", "\(url)/gists{/gist_id}")
    fields.set("starred_url", "\(url)/starred{/owner}{/repo}")
    fields.set("subscriptions_url", "\(url)/subscriptions")
    fields.set("organizations_url", "\(url)/orgs")
    fields.set("repos_url", "\(url)/repos")
    fields.set("events_url", "\(url)/events{/privacy}")
    fields.set("received_events_url", "\(url)/received_events")
    fields.set("type", "User")
    fields.set("user_view_type", "public")
    fields.set("site_admin", false)
  }
}

/// Somebody with all that is known of them.
struct UserShape: Shape {
  let person: Person
  let links: Links
  let repositories: Int
  let followers: Int
  let following: Int
  /// When the account came to be, in seconds since 1970.
  let created: Int
  /// Whether they see themselves, and with it what is private.
  let isOwn: Bool
  let hasSecondFactor: Bool

  func write(fields: inout ShapeFields) {
    SimpleUserShape(person: person, links: links).write(fields: &fields)
    fields.set("name", person.name)
    fields.set("company", person.company)
    fields.set("blog", person.blog ?? "")
    fields.set("location", person.location)
    fields.set("email", person.emails.first)
    fields.set("hireable", Bool?.none)
    fields.set("bio", person.bio)
    fields.set("twitter_username", String?.none)
    fields.set("public_repos", repositories)
    fields.set("public_gists", 0)
    fields.set("followers", followers)
    fields.set("following", following)
    fields.set("created_at", Timestamp(created))
    fields.set("updated_at", Timestamp(created))
    if isOwn { writePrivate(&fields) }
  }

  private func writePrivate(_ fields: inout ShapeFields) {
    fields.set("private_gists", 0)
    fields.set("total_private_repos", 0)
    fields.set("owned_private_repos", 0)
    fields.set("disk_usage", 0)
    fields.set("collaborators", 0)
    fields.set("two_factor_authentication", hasSecondFactor)
  }
}

/// The opaque name that GitHub's other interface has for something.
func nodeIdentifier(_ kind: String, _ id: some CustomStringConvertible) -> String {
  let text = "0\(kind.utf8.count):\(kind)\(id)"
  return Data(text.utf8).base64EncodedString()
}
