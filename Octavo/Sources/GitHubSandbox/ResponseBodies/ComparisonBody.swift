/// The commits and files between two commits.
struct ComparisonBody: JSONObjectWritable {
  /// The two names as they were asked for, such as `v1.0...main`.
  let name: String
  let repository: String
  let base: CommitBody
  let ancestor: CommitBody
  let head: ObjectID
  let ahead: Int
  let behind: Int
  let commits: [CommitBody]
  /// The changed files; left out after the first page.
  let changes: [FileChange]?
  let links: Links

  func write(fields: inout JSONFields) {
    let path = PercentCoding.encode(name.utf8)
    let page = "\(links.web)/\(repository)/compare"
    fields.set("url", "\(links.repository(repository))/compare/\(path)")
    fields.set("html_url", "\(page)/\(path)")
    fields.set("permalink_url", "\(page)/\(base.commit.id)...\(head)")
    fields.set("diff_url", "\(page)/\(path).diff")
    fields.set("patch_url", "\(page)/\(path).patch")
    fields.set("base_commit", base)
    fields.set("merge_base_commit", ancestor)
    fields.set("status", status)
    fields.set("ahead_by", ahead)
    fields.set("behind_by", behind)
    fields.set("total_commits", ahead)
    fields.set("commits", commits)
    guard let changes else { return }
    fields.set(
      "files",
      changes.map {
        FileChangeBody(change: $0, repository: repository, head: head, links: links)
      }
    )
  }

  private var status: String {
    switch (ahead, behind) {
    case (0, 0): "identical"
    case (_, 0): "ahead"
    case (0, _): "behind"
    default: "diverged"
    }
  }
}
