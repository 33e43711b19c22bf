/// A commit object, without the users that its addresses belong to.
struct GitCommitBody: JSONObjectWritable {
  let commit: CommitRecord
  let repository: String
  let links: Links

  func write(fields: inout JSONFields) {
    let git = "\(links.repository(repository))/git"
    fields.set("sha", commit.id.hex)
    fields.set("node_id", nodeIdentifier("Commit", "\(repository):\(commit.id)"))
    fields.set("url", "\(git)/commits/\(commit.id)")
    fields.set("html_url", "\(links.web)/\(repository)/commit/\(commit.id)")
    fields.set("author", SignatureBody(signature: commit.author))
    fields.set("committer", SignatureBody(signature: commit.committer))
    fields.set("tree", ObjectBody(id: commit.tree, url: "\(git)/trees/\(commit.tree)"))
    fields.set("message", commit.message)
    fields.set(
      "parents",
      commit.parents.map { parent in
        InlineJSONObject { fields in
          fields.set("sha", parent.hex)
          fields.set("url", "\(git)/commits/\(parent)")
          fields.set("html_url", "\(links.web)/\(repository)/commit/\(parent)")
        }
      }
    )
    fields.set("verification", UnsignedBody())
  }
}

/// The statement that a commit has no signature that was checked.
struct UnsignedBody: JSONObjectWritable {
  func write(fields: inout JSONFields) {
    fields.set("verified", false)
    fields.set("reason", "unsigned")
    fields.set("signature", String?.none)
    fields.set("payload", String?.none)
    fields.set("verified_at", String?.none)
  }
}
