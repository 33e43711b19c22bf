import OctavoViewModels

nonisolated extension UserGit {
  /// Fetches without writing any reference: only objects are added.
  private static let fetching = [
    "-c", "fetch.pruneTags=false", "fetch", "--no-tags", "--no-write-fetch-head", "--no-prune",
    "--no-recurse-submodules", "--refmap=", "--progress", "--end-of-options",
  ]

  /// Returns the commit that a reference of a remote has; `nil` if the remote has no such.
  func commit(of head: RemoteHead, in folder: String) async throws -> String? {
    let arguments = ["ls-remote", "--end-of-options", head.remote, head.reference]
    let output = try await run(arguments, in: folder, isReading: true)
    guard output.isSuccess else { throw CloneFailure(output, of: ["ls-remote"], in: folder) }
    let rows = output.lines.map { $0.split(separator: "\t").map(String.init) }
    guard let row = rows.first(where: { $0.count == 2 && $0[1] == head.reference }),
      BranchName.isHash(row[0])
    else { return nil }
    return row[0]
  }

  /// Fetches a reference, and returns its commit; `nil` if the remote does not have it.
  ///
  /// Of a reference that moves meanwhile the newer commit is fetched.
  func fetch(
    _ head: RemoteHead,
    in folder: String,
    progress: AsyncStream<String>.Continuation?
  ) async throws -> String? {
    for _ in 0..<3 {
      guard let commit = try await commit(of: head, in: folder) else { return nil }
      if try await missing([commit], in: folder).isEmpty { return commit }
      try await write(
        Self.fetching + [head.remote, head.reference],
        in: folder,
        progress: progress
      )
      if try await missing([commit], in: folder).isEmpty { return commit }
    }
    throw CloneFailure(.missing(head.reference), command: "fetch")
  }

  /// Fetches commits by their hashes.
  func fetch(
    commits: [String],
    from remote: String,
    in folder: String,
    progress: AsyncStream<String>.Continuation?
  ) async throws {
    try await write(Self.fetching + [remote] + commits, in: folder, progress: progress)
  }
}
