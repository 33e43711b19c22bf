import HummingbirdCore
import NIOCore

/// Sends a tree while git is still listing it, so that its length costs no memory.
struct TreeResponse: Sendable {
  let repository: HostedRepository
  let tree: ObjectID
  let isRecursive: Bool
  let links: Links

  /// The sizes at which GitHub truncates a listing.
  var sizes = SizeLimits.gitHub

  var response: EndpointResponse {
    EndpointResponse(
      body: .stream(length: nil) { writer in
        await GitQueue.streams.enter()
        defer { GitQueue.streams.leave() }
        var listing = TreeText(self)
        try await writer.write(ByteBuffer(bytes: listing.head))
        let session = GitSession(repository.git.command(arguments))
        while let batch = try await session.perform({ try await Self.rows(500, from: &$0) }) {
          try await writer.write(ByteBuffer(bytes: listing.text(of: batch)))
          if listing.isTruncated { break }
        }
        try await session.finish()
        try await writer.write(ByteBuffer(bytes: listing.tail))
        try await writer.finish(nil)
      },
      contentType: "application/json; charset=utf-8",
      tagSource: "tree \(links.web) \(tree) \(isRecursive)"
    )
  }

  private static func rows(
    _ count: Int,
    from git: inout GitChannel
  ) async throws -> [TreeListing]? {
    var rows: [TreeListing] = []
    while rows.count < count, let record = try await git.record() {
      if let row = TreeListing(record) { rows.append(row) }
    }
    return rows.isEmpty ? nil : rows
  }

  private var arguments: [String] {
    ["ls-tree", "-l", "-z", "--full-tree"] + (isRecursive ? ["-r", "-t"] : [])
      + ["--end-of-options", tree.hex]
  }
}
