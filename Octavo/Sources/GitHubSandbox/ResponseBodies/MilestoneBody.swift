/// A milestone of a repository.
struct MilestoneBody: JSONObjectWritable {
  let counted: CountedMilestone
  /// The owner and name of the repository.
  let repository: String
  let users: UserDirectory
  let links: Links

  func write(fields: inout JSONFields) {
    let milestone = counted.milestone
    let id = Int(milestone.id ?? 0)
    let url = "\(links.repository(repository))/milestones/\(milestone.number)"
    fields.set("url", url)
    fields.set("html_url", "\(links.web)/\(repository)/milestone/\(milestone.number)")
    fields.set("labels_url", "\(url)/labels")
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("Milestone", id))
    fields.set("number", milestone.number)
    fields.set("title", milestone.title)
    fields.set("description", milestone.description)
    fields.set("creator", SimpleUserBody(milestone.login, among: users, links: links))
    fields.set("open_issues", counted.open)
    fields.set("closed_issues", counted.closed)
    fields.set("state", milestone.isOpen ? "open" : "closed")
    fields.set("created_at", Timestamp(milestone.created))
    fields.set("updated_at", Timestamp(milestone.updated))
    fields.set("due_on", milestone.due.map(Timestamp.init))
    fields.set("closed_at", milestone.closed.map(Timestamp.init))
  }
}
