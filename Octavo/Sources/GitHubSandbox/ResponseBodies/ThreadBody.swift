/// A notification.
struct ThreadBody: JSONObjectWritable {
  let thread: StoredThread
  let issue: StoredIssue
  let repository: RepositoryBody
  let links: Links

  func write(fields: inout JSONFields) {
    let id = String(thread.id ?? 0)
    let name = repository.details.repository.fullName
    let url = "\(links.repository(name))/issues/\(issue.number)"
    fields.set("id", id)
    fields.set("repository", repository)
    fields.object("subject") { fields in
      fields.set("title", issue.title)
      fields.set("url", url)
      fields.set("latest_comment_url", url)
      fields.set("type", "Issue")
    }
    fields.set("reason", thread.reason)
    fields.set("unread", thread.isUnread)
    fields.set("updated_at", Timestamp(thread.updated))
    fields.set("last_read_at", thread.read.map(Timestamp.init))
    fields.set("url", "\(links.api)/notifications/threads/\(id)")
    fields.set("subscription_url", "\(links.api)/notifications/threads/\(id)/subscription")
  }
}
