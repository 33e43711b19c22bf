/// A file that a commit, a comparison or a pull request changes.
struct FileChangeBody: JSONObjectWritable {
  let change: FileChange
  let repository: String
  /// The commit in whose tree the file is looked up.
  let head: ObjectID
  let links: Links

  func write(fields: inout JSONFields) {
    fields.set("sha", change.id.hex)
    fields.set("filename", String(decoding: change.path, as: UTF8.self))
    fields.set("status", change.status.rawValue)
    fields.set("additions", change.additions)
    fields.set("deletions", change.deletions)
    fields.set("changes", change.additions + change.deletions)
    fields.set("blob_url", links.page(repository, "blob", change.path, ref: head.hex))
    fields.set("raw_url", links.page(repository, "raw", change.path, ref: head.hex))
    fields.set("contents_url", links.content(repository, change.path, ref: head.hex))
    if let patch = change.patch { fields.set("patch", patch) }
    if let previous = change.previousPath {
      fields.set("previous_filename", String(decoding: previous, as: UTF8.self))
    }
  }
}
