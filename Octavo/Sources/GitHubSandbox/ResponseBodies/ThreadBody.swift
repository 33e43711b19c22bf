/// A notification.
struct ThreadBody: JSONObjectWritable {
  let thread: StoredThread
  let issue: StoredIssue
  let repository: RepositoryBody
  let links: Links
  /// The latest comment, if there is one.
  var comment: Int64?

  func write(fields: inout JSONFields) {
    let id = String(thread.id ?? 0)
    let name = repository.details.repository.fullName
    let issues = "\(links.repository(name))/issues"
    let url = "\(issues)/\(issue.number)"
    let latest = comment.map { "\(issues)/comments/\($0)" } ?? url
    fields.set("id", id)
    fields.set("repository", repository)
    fields.object("subject") { fields in
      fields.set("title", issue.title)
      fields.set("url", url)
      fields.set("latest_comment_url", latest)
      fields.set("type", "Issue")
    }
    fields.set("reason", thread.reason.rawValue)
    fields.set("unread", thread.isUnread)
    fields.set("updated_at", Timestamp(thread.updated))
    fields.set("last_read_at", thread.read.map(Timestamp.init))
    fields.set("url", "\(links.api)/notifications/threads/\(id)")
    fields.set("subscription_url", "\(links.api)/notifications/threads/\(id)/subscription")
  }
}
