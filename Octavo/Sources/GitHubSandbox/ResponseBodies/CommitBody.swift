/// A commit, with its files where one commit alone is asked for.
struct CommitBody: JSONObjectWritable {
  let commit: CommitRecord
  let repository: String
  let author: User?
  let committer: User?
  let links: Links
  /// The changed files; left out in lists.
  var changes: TreeDiff?
  /// The files of the page that was asked for.
  var shownChanges: [FileChange] = []

  init(
    _ commit: CommitRecord,
    in repository: HostedRepository,
    users: UserDirectory,
    links: Links
  ) {
    self.commit = commit
    self.repository = repository.fullName
    author = users.user(email: commit.author.email)
    committer = users.user(email: commit.committer.email)
    self.links = links
  }

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
    guard let changes else { return }
    fields.object("stats") { fields in
      fields.set("additions", changes.additions)
      fields.set("deletions", changes.deletions)
      fields.set("total", changes.additions + changes.deletions)
    }
    fields.set(
      "files",
      shownChanges.map {
        FileChangeBody(change: $0, repository: repository, head: commit.id, links: links)
      }
    )
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
      fields.set("verification", UnsignedBody())
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
