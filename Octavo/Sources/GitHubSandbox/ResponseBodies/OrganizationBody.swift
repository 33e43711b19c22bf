/// An organisation, in lists and by itself.
struct OrganizationBody: JSONObjectWritable {
  /// The fields that only the organisation itself shows.
  struct Details: Sendable {
    let repositories: Int
    let followers: Int
    /// The creation of the account, in seconds since 1970.
    let created: Int
  }

  let organization: Organization
  let links: Links
  var details: Details?

  func write(fields: inout JSONFields) {
    let profile = organization.profile
    let url = "\(links.api)/orgs/\(profile.login)"
    fields.set("login", profile.login)
    fields.set("id", profile.id)
    fields.set("node_id", nodeIdentifier("Organization", profile.id))
    fields.set("url", url)
    for (key, suffix) in Self.addresses { fields.set(key, url + suffix) }
    fields.set("avatar_url", links.avatar(profile.login))
    fields.set("description", profile.bio)
    if let details { write(details, &fields) }
  }

  private func write(_ details: Details, _ fields: inout JSONFields) {
    let profile = organization.profile
    fields.set("name", profile.name)
    fields.set("company", String?.none)
    fields.set("blog", profile.blog ?? "")
    fields.set("location", profile.location)
    fields.set("email", String?.none)
    fields.set("is_verified", false)
    fields.set("has_organization_projects", false)
    fields.set("has_repository_projects", false)
    fields.set("public_repos", details.repositories)
    fields.set("public_gists", 0)
    fields.set("followers", details.followers)
    fields.set("following", 0)
    fields.set("html_url", "\(links.web)/\(profile.login)")
    fields.set("type", "Organization")
    fields.set("created_at", Timestamp(details.created))
    fields.set("updated_at", Timestamp(details.created))
    fields.set("archived_at", String?.none)
  }

  private static let addresses: [(StaticString, String)] = [
    ("repos_url", "/repos"), ("events_url", "/events"), ("hooks_url", "/hooks"),
    ("issues_url", "/issues"), ("members_url", "/members{/member}"),
    ("public_members_url", "/public_members{/member}"),
  ]
}
