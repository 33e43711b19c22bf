/// The text of a tree, piece by piece.
struct TreeText {
  private let response: TreeResponse
  private let git: String
  private var entries = 0
  private var bytes = 0
  private(set) var isTruncated = false

  init(_ response: TreeResponse) {
    self.response = response
    git = "\(response.links.repository(response.repository.fullName))/git"
  }

  var head: [UInt8] {
    var text = JSONText()
    text.append("{\"sha\":")
    text.append(quoting: response.tree.hex)
    text.append(",\"url\":")
    text.append(quoting: "\(git)/trees/\(response.tree)")
    text.append(",\"tree\":[")
    return text.bytes
  }

  var tail: [UInt8] {
    var text = JSONText()
    text.append("],\"truncated\":")
    isTruncated.write(to: &text)
    text.append("}")
    return text.bytes
  }

  mutating func text(of rows: [TreeListing]) -> [UInt8] {
    var text = JSONText()
    for row in rows {
      // The size of an entry in a tree object: mode, name, hash.
      bytes += row.entry.name.count + 28
      guard entries < response.sizes.treeEntries, bytes <= response.sizes.treeBytes else {
        isTruncated = true
        break
      }
      if entries > 0 { text.append(",") }
      entries += 1
      TreeRowBody(row: row, git: git).write(to: &text)
    }
    return text.bytes
  }
}
