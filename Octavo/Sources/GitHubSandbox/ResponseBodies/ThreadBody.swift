/// A notification.
struct ThreadBody: JSONObjectWritable {
  let thread: StoredThread
  /// The issue; `nil` for another subject.
  let issue: StoredIssue?
  let repository: RepositoryBody
  let links: Links
  /// The latest comment, if there is one.
  var comment: Int64?

  func write(fields: inout JSONFields) {
    let id = String(thread.id ?? 0)
    fields.set("id", id)
    fields.set("repository", repository)
    fields.object("subject") { subject(of: &$0) }
    fields.set("reason", thread.reason.rawValue)
    fields.set("unread", thread.isUnread)
    fields.set("updated_at", Timestamp(thread.updated))
    fields.set("last_read_at", thread.read.map(Timestamp.init))
    fields.set("url", "\(links.api)/notifications/threads/\(id)")
    fields.set("subscription_url", "\(links.api)/notifications/threads/\(id)/subscription")
  }

  private func subject(of fields: inout JSONFields) {
    let root = links.repository(repository.details.repository.fullName)
    let path =
      issue.map { "\($0.isPull ? "pulls" : "issues")/\($0.number)" } ?? thread.subject?.path
    let latest = comment.map { "issues/comments/\($0)" } ?? path
    fields.set("title", issue?.title ?? thread.subject?.title ?? "")
    fields.set("url", path.map { "\(root)/\($0)" })
    fields.set("latest_comment_url", latest.map { "\(root)/\($0)" })
    fields.set("type", thread.subject?.type ?? (issue?.isPull == true ? "PullRequest" : "Issue"))
  }
}
