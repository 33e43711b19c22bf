/// A commit as lists and branches show it.
struct CommitBody: JSONObjectWritable {
  let commit: CommitRecord
  let repository: String
  let author: User?
  let committer: User?
  let links: Links

  func write(fields: inout JSONFields) {
    let url = "\(links.repository(repository))/commits/\(commit.id)"
    fields.set("sha", commit.id.hex)
    fields.set("node_id", nodeIdentifier("Commit", "\(repository):\(commit.id)"))
    fields.set("commit", inner)
    fields.set("url", url)
    fields.set("html_url", "\(links.web)/\(repository)/commit/\(commit.id)")
    fields.set("comments_url", "\(url)/comments")
    fields.set("author", author.map { SimpleUserBody(user: $0, links: links) })
    fields.set("committer", committer.map { SimpleUserBody(user: $0, links: links) })
    fields.set("parents", commit.parents.map(parent))
  }

  private var inner: InlineJSONObject {
    InlineJSONObject { fields in
      let git = "\(links.repository(repository))/git"
      fields.set("author", SignatureBody(signature: commit.author))
      fields.set("committer", SignatureBody(signature: commit.committer))
      fields.set("message", commit.message)
      fields.set("tree", ObjectBody(id: commit.tree, url: "\(git)/trees/\(commit.tree)"))
      fields.set("url", "\(git)/commits/\(commit.id)")
      fields.set("comment_count", 0)
      fields.object("verification") { fields in
        fields.set("verified", false)
        fields.set("reason", "unsigned")
        fields.set("signature", String?.none)
        fields.set("payload", String?.none)
        fields.set("verified_at", String?.none)
      }
    }
  }

  private func parent(_ id: ObjectID) -> InlineJSONObject {
    InlineJSONObject { fields in
      fields.set("sha", id.hex)
      fields.set("url", "\(links.repository(repository))/commits/\(id)")
      fields.set("html_url", "\(links.web)/\(repository)/commit/\(id)")
    }
  }
}
