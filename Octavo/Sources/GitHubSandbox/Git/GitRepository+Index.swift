import Synchronization

extension GitRepository {
  /// Returns the index of the commits that lead to a commit, which is made once for the commit
  /// asked for last.
  func index(of head: ObjectID) async throws -> CommitIndex {
    let making = indexes.withLock { indexes in
      if let known = indexes, known.head == head { return known.making }
      let making = Task { [self] in
        try await GitQueue.shared.run {
          CommitIndex(
            try await command(CommitIndex.arguments(head)).output(limit: CommitIndex.limit)
          )
        }
      }
      indexes = (head, making)
      return making
    }
    do {
      return try await making.value
    } catch {
      // The next request tries again.
      indexes.withLock { if $0?.making == making { $0 = nil } }
      throw error
    }
  }

  /// Returns the commits with these names, in their order.
  func commits(named names: [ObjectID]) async throws -> [CommitRecord] {
    guard !names.isEmpty else { return [] }
    let arguments = ["log", "-z", CommitRecord.format, "--no-walk=unsorted", "--end-of-options"]
    return CommitRecord.parse(try await output(arguments + names.map(\.hex) + ["--"]))
  }
}
