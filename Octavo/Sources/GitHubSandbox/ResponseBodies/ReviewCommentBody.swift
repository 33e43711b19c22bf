/// A comment on a line or a file of a pull request.
struct ReviewCommentBody: JSONObjectWritable {
  /// The place of a comment in the present change; outdated if it has none.
  struct Place: Equatable, Sendable {
    /// The head at which the comment stands.
    let commit: String
    var line: Int?
    var startLine: Int?
    /// The place in the patch.
    var position: Int?
  }

  let comment: StoredReviewComment
  let place: Place
  /// The number of the pull request.
  let number: Int
  let repository: String
  /// The relation of the author to the repository.
  let association: String
  let users: UserDirectory
  let links: Links
  let media: TextMedia
  let reactions: ReactionCounts

  func write(fields: inout JSONFields) {
    let id = Int(comment.id ?? 0)
    let pulls = "\(links.repository(repository))/pulls"
    let page = "\(links.web)/\(repository)/pull/\(number)#discussion_r\(id)"
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("PullRequestReviewComment", id))
    fields.set("url", "\(pulls)/comments/\(id)")
    fields.set("html_url", page)
    fields.set("pull_request_url", "\(pulls)/\(number)")
    fields.object("_links") { fields in
      fields.object("self") { $0.set("href", "\(pulls)/comments/\(id)") }
      fields.object("html") { $0.set("href", page) }
      fields.object("pull_request") { $0.set("href", "\(pulls)/\(number)") }
    }
    fields.set("pull_request_review_id", Int(comment.review))
    if let reply = comment.reply { fields.set("in_reply_to_id", Int(reply)) }
    fields.set("user", SimpleUserBody(comment.login, among: users, links: links))
    media.write(comment.body, &fields)
    fields.set("created_at", Timestamp(comment.created))
    fields.set("updated_at", Timestamp(comment.updated))
    fields.set("author_association", association)
    writePlace(&fields)
    let url = "\(pulls)/comments/\(id)"
    fields.set("reactions", ReactionCountsBody(counts: reactions, url: url))
  }

  private func writePlace(_ fields: inout JSONFields) {
    fields.set("path", comment.path)
    fields.set("diff_hunk", comment.hunk)
    fields.set("commit_id", place.commit)
    fields.set("original_commit_id", comment.commit)
    fields.set("subject_type", comment.line == nil ? "file" : "line")
    guard comment.line != nil else { return }
    fields.set("side", comment.side.rawValue)
    fields.set("line", place.line)
    fields.set("original_line", comment.line)
    fields.set("start_side", comment.startSide?.rawValue)
    fields.set("start_line", place.startLine)
    fields.set("original_start_line", comment.startLine)
    fields.set("position", place.position)
    fields.set("original_position", comment.position)
  }
}
