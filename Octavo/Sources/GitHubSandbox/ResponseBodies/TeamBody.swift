/// A team of an organisation.
struct TeamBody: JSONObjectWritable {
  let team: Team
  let links: Links

  func write(fields: inout JSONFields) {
    let id = stableIdentifier("team", team.fullName)
    let url = "\(links.api)/organizations/\(User(login: team.organization).id)/team/\(id)"
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("Team", id))
    fields.set("name", team.name)
    fields.set("slug", team.slug)
    fields.set("description", team.description)
    fields.set("privacy", "closed")
    fields.set("permission", "pull")
    fields.set("type", "organization")
    fields.set("organization_id", User(login: team.organization).id)
    fields.set("url", url)
    fields.set("html_url", "\(links.web)/orgs/\(team.organization)/teams/\(team.slug)")
    fields.set("members_url", "\(url)/members{/member}")
    fields.set("repositories_url", "\(url)/repos")
    fields.set("parent", String?.none)
  }
}
