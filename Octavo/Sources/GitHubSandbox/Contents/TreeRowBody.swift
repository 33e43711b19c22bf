/// A row of a tree.
struct TreeRowBody: JSONObjectWritable {
  let row: TreeListing
  let git: String

  func write(fields: inout JSONFields) {
    let entry = row.entry
    fields.set("path", String(decoding: entry.name, as: UTF8.self))
    fields.set("mode", entry.mode)
    fields.set("type", entry.objectKind)
    fields.set("sha", entry.id.hex)
    if let size = row.size { fields.set("size", size) }
    switch entry.kind {
    case .directory: fields.set("url", "\(git)/trees/\(entry.id)")
    case .file, .symlink: fields.set("url", "\(git)/blobs/\(entry.id)")
    case .submodule: break
    }
  }
}
