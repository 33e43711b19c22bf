import HummingbirdCore
import NIOCore

/// Sends a tree while git is still listing it, so that its length costs no memory.
struct TreeReply: Sendable {
  let repository: HostedRepository
  let tree: ObjectID
  let isRecursive: Bool
  let links: Links

  /// Where GitHub ends a listing and says so.
  struct Limit: Sendable {
    var entries = 100_000
    var bytes = 7 << 20
  }

  var limit = Limit()

  var reply: Reply {
    Reply(
      body: .stream(length: nil) { writer in
        var listing = TreeText(self)
        try await writer.write(ByteBuffer(bytes: listing.head))
        let rows = TreeRows(try repository.git.start(arguments))
        while let batch = try await rows.next(500) {
          try await writer.write(ByteBuffer(bytes: listing.text(of: batch)))
          if listing.isTruncated { break }
        }
        try await writer.write(ByteBuffer(bytes: listing.tail))
        try await writer.finish(nil)
      },
      contentType: "application/json; charset=utf-8",
      tagSource: "tree \(links.web) \(tree) \(isRecursive)"
    )
  }

  private var arguments: [String] {
    ["ls-tree", "-l", "-z", "--full-tree"] + (isRecursive ? ["-r", "-t"] : [])
      + ["--end-of-options", tree.hex]
  }
}

/// Reads a listing in batches on a thread that may wait.
private actor TreeRows {
  private var records: RecordReader
  private let executor = BlockingExecutor(label: "git ls-tree")

  init(_ process: GitProcess) {
    records = RecordReader(process)
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func next(_ count: Int) throws -> [TreeListing]? {
    var rows: [TreeListing] = []
    while rows.count < count, let record = try records.next() {
      if let row = TreeListing(record) { rows.append(row) }
    }
    return rows.isEmpty ? nil : rows
  }
}

/// The text of a tree, piece by piece.
private struct TreeText {
  private let reply: TreeReply
  private let git: String
  private var entries = 0
  private var bytes = 0
  private(set) var isTruncated = false

  init(_ reply: TreeReply) {
    self.reply = reply
    git = "\(reply.links.repository(reply.repository.fullName))/git"
  }

  var head: [UInt8] {
    var text = JSONText()
    text.append("{\"sha\":")
    text.append(quoting: reply.tree.hex)
    text.append(",\"url\":")
    text.append(quoting: "\(git)/trees/\(reply.tree)")
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
      // An entry weighs what it does in a tree object: mode, name, hash.
      bytes += row.entry.name.count + 28
      guard entries < reply.limit.entries, bytes <= reply.limit.bytes else {
        isTruncated = true
        break
      }
      if entries > 0 { text.append(",") }
      entries += 1
      TreeRowShape(row: row, git: git).write(to: &text)
    }
    return text.bytes
  }
}

private struct TreeRowShape: Shape {
  let row: TreeListing
  let git: String

  func write(fields: inout ShapeFields) {
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
