/// A row of a tree, written without a string for each field: a listing has thousands of rows.
struct TreeRowBody: JSONWritable {
  let row: TreeListing
  /// The address that the names of objects are appended to.
  let git: String

  func write(to text: inout JSONText) {
    let entry = row.entry
    text.append("{\"path\":")
    text.append(quoting: entry.name)
    text.append(",\"mode\":")
    text.append(quoting: entry.mode)
    text.append(",\"type\":")
    text.append(quoting: entry.objectKind)
    text.append(",\"sha\":")
    text.append(quoting: entry.id.hex)
    if let size = row.size {
      text.append(",\"size\":")
      size.write(to: &text)
    }
    if entry.kind != .submodule {
      text.append(",\"url\":\"")
      text.bytes.append(contentsOf: git.utf8)
      text.append(entry.kind == .directory ? "/trees/" : "/blobs/")
      text.bytes.append(contentsOf: entry.id.hex.utf8)
      text.append("\"")
    }
    text.append("}")
  }
}
