/// A service that checks commits.
struct CheckAppBody: JSONObjectWritable {
  let name: String
  let users: UserDirectory
  let links: Links

  /// The number, which is GitHub's own for its Actions.
  var id: Int {
    name == StoredCheckSuite.actions ? 15_368 : stableIdentifier("app", name) % 10_000_000
  }

  var slug: String {
    String(name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  func write(fields: inout JSONFields) {
    let isActions = name == StoredCheckSuite.actions
    fields.set("id", id)
    fields.set("slug", slug)
    fields.set("node_id", nodeIdentifier("App", id))
    fields.set("owner", SimpleUserBody(isActions ? "github" : slug, among: users, links: links))
    fields.set("name", name)
    fields.set("description", isActions ? "Automate your workflow from idea to production" : nil)
    fields.set("external_url", "\(links.web)/apps/\(slug)")
    fields.set("html_url", "\(links.web)/apps/\(slug)")
    fields.set("created_at", Timestamp(1_532_982_040))
    fields.set("updated_at", Timestamp(1_532_982_040))
    fields.object("permissions") { fields in
      fields.set("checks", "write")
      fields.set("metadata", "read")
    }
    fields.set("events", ["check_run", "check_suite"])
  }
}
