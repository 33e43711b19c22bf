/// A commit as lists and branches show it.
struct CommitShape: Shape {
  let commit: CommitRecord
  let repository: String
  let author: Person?
  let committer: Person?
  let links: Links

  func write(fields: inout ShapeFields) {
    let url = "\(links.repository(repository))/commits/\(commit.id)"
    fields.set("sha", commit.id.hex)
    fields.set("node_id", nodeIdentifier("Commit", "\(repository):\(commit.id)"))
    fields.set("commit", inner)
    fields.set("url", url)
    fields.set("html_url", "\(links.web)/\(repository)/commit/\(commit.id)")
    fields.set("comments_url", "\(url)/comments")
    fields.set("author", author.map { SimpleUserShape(person: $0, links: links) })
    fields.set("committer", committer.map { SimpleUserShape(person: $0, links: links) })
    fields.set("parents", commit.parents.map(parent))
  }

  private var inner: InlineShape {
    InlineShape { fields in
      let git = "\(links.repository(repository))/git"
      fields.set("author", SignatureShape(signature: commit.author))
      fields.set("committer", SignatureShape(signature: commit.committer))
      fields.set("message", commit.message)
      fields.set("tree", ObjectShape(id: commit.tree, url: "\(git)/trees/\(commit.tree)"))
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

  private func parent(_ id: ObjectID) -> InlineShape {
    InlineShape { fields in
      fields.set("sha", id.hex)
      fields.set("url", "\(links.repository(repository))/commits/\(id)")
      fields.set("html_url", "\(links.web)/\(repository)/commit/\(id)")
    }
  }
}

/// Who wrote a commit, as the commit itself says.
struct SignatureShape: Shape {
  let signature: CommitRecord.Signature

  func write(fields: inout ShapeFields) {
    fields.set("name", signature.name)
    fields.set("email", signature.email)
    fields.set("date", Timestamp(signature.time))
  }
}

/// An object and where to read it.
struct ObjectShape: Shape {
  let id: ObjectID
  let url: String

  func write(fields: inout ShapeFields) {
    fields.set("sha", id.hex)
    fields.set("url", url)
  }
}

/// A branch in a list.
struct BranchShape: Shape {
  let branch: RefList.Branch
  let repository: String
  let links: Links

  func write(fields: inout ShapeFields) {
    let url = links.repository(repository)
    fields.set("name", branch.name)
    fields.set("commit", ObjectShape(id: branch.commit, url: "\(url)/commits/\(branch.commit)"))
    fields.set("protected", false)
  }
}

/// A branch by itself, with its newest commit.
struct BranchDetailShape: Shape {
  let name: String
  let commit: CommitShape

  func write(fields: inout ShapeFields) {
    let path = PercentCoding.encode(name.utf8)
    let links = commit.links
    let url = "\(links.repository(commit.repository))/branches/\(path)"
    fields.set("name", name)
    fields.set("commit", commit)
    fields.object("_links") { fields in
      fields.set("self", url)
      fields.set("html", "\(links.web)/\(commit.repository)/tree/\(path)")
    }
    fields.set("protected", false)
    fields.object("protection") { fields in
      fields.set("enabled", false)
      fields.object("required_status_checks") { fields in
        fields.set("enforcement_level", "off")
        fields.set("contexts", [String]())
        fields.set("checks", [String]())
      }
    }
    fields.set("protection_url", "\(url)/protection")
  }
}

/// A tag in a list.
struct TagShape: Shape {
  let tag: RefList.Tag
  let repository: String
  let links: Links

  func write(fields: inout ShapeFields) {
    let url = links.repository(repository)
    let path = PercentCoding.encode(tag.name.utf8)
    fields.set("name", tag.name)
    fields.set("zipball_url", "\(url)/zipball/refs/tags/\(path)")
    fields.set("tarball_url", "\(url)/tarball/refs/tags/\(path)")
    fields.set("commit", ObjectShape(id: tag.commit, url: "\(url)/commits/\(tag.commit)"))
    fields.set("node_id", nodeIdentifier("Ref", "\(repository):refs/tags/\(tag.name)"))
  }
}
