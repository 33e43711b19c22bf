/// A comment on an issue.
struct IssueCommentBody: JSONObjectWritable {
  let comment: StoredComment
  /// The number of the issue.
  let number: Int
  let repository: String
  /// The relation of the author to the repository.
  let association: String
  let users: UserDirectory
  let links: Links
  let media: TextMedia
  /// The reactions; left out if `nil`.
  var reactions: ReactionCounts?

  var author: SimpleUserBody { SimpleUserBody(comment.login, among: users, links: links) }

  func write(fields: inout JSONFields) {
    let id = Int(comment.id ?? 0)
    let issues = "\(links.repository(repository))/issues"
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("IssueComment", id))
    fields.set("url", "\(issues)/comments/\(id)")
    fields.set("html_url", "\(links.web)/\(repository)/issues/\(number)#issuecomment-\(id)")
    fields.set("issue_url", "\(issues)/\(number)")
    fields.set("user", author)
    fields.set("created_at", Timestamp(comment.created))
    fields.set("updated_at", Timestamp(comment.updated))
    fields.set("author_association", association)
    media.write(comment.body, &fields)
    fields.set("minimized", comment.hidden.map(HidingBody.init))
    guard let reactions else { return }
    let url = "\(issues)/comments/\(id)"
    fields.set("reactions", ReactionCountsBody(counts: reactions, url: url))
  }
}

/// The reason for which a comment is hidden.
private struct HidingBody: JSONObjectWritable {
  let reason: String

  func write(fields: inout JSONFields) { fields.set("reason", reason) }
}
