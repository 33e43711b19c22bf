/// A review of a pull request.
struct ReviewBody: JSONObjectWritable {
  let review: StoredReview
  /// The number of the pull request.
  let number: Int
  let repository: String
  /// The relation of the author to the repository.
  let association: String
  let users: UserDirectory
  let links: Links
  let media: TextMedia

  var author: SimpleUserBody { SimpleUserBody(review.login, among: users, links: links) }

  func write(fields: inout JSONFields) { write(fields: &fields, stateInLowerCase: false) }

  /// Writes the fields; a timeline has the decision in lower case.
  func write(fields: inout JSONFields, stateInLowerCase: Bool) {
    let id = Int(review.id ?? 0)
    let pull = "\(links.repository(repository))/pulls/\(number)"
    let page = "\(links.web)/\(repository)/pull/\(number)#pullrequestreview-\(id)"
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("PullRequestReview", id))
    fields.set("user", author)
    media.write(review.body, &fields)
    let state = review.state.rawValue
    fields.set("state", stateInLowerCase ? state.lowercased() : state)
    fields.set("html_url", page)
    fields.set("pull_request_url", pull)
    fields.object("_links") { fields in
      fields.object("html") { $0.set("href", page) }
      fields.object("pull_request") { $0.set("href", pull) }
    }
    if let submitted = review.submitted { fields.set("submitted_at", Timestamp(submitted)) }
    fields.set("commit_id", review.commit)
    fields.set("author_association", association)
  }
}
