extension GitRepository {
  /// A commit that has no name yet.
  struct NewCommit: Sendable {
    let tree: ObjectID
    let parents: [ObjectID]
    let message: String
    let author: CommitRecord.Signature
    let committer: CommitRecord.Signature
  }

  /// Prepares a folder whose new objects are written to this repository, which has a commit.
  func writer(like commit: ObjectID) throws -> GitScratch {
    try GitScratch(over: objectFolder, isLong: commit.isLong, keepsObjects: true)
  }

  /// Writes a commit, and returns its name.
  static func write(_ commit: NewCommit, in scratch: GitScratch) async throws -> ObjectID {
    let file = try scratch.file(commit.message)
    var command = scratch.command(
      ["commit-tree", "--no-gpg-sign", "-F", file] + commit.parents.flatMap { ["-p", $0.hex] }
        + [commit.tree.hex]
    )
    for (role, signature) in [("AUTHOR", commit.author), ("COMMITTER", commit.committer)] {
      command.environment["GIT_\(role)_NAME"] = signature.name
      command.environment["GIT_\(role)_EMAIL"] = signature.email
      command.environment["GIT_\(role)_DATE"] = "\(signature.time) +0000"
    }
    let output = try await command.output(limit: 1 << 10)
    let text = String(decoding: output, as: UTF8.self).prefix { $0 != "\n" }
    guard let id = ObjectID(text) else {
      throw GitFailure(reason: .interrupted, command: "commit-tree")
    }
    return id
  }

  /// Moves a ref from one commit to another.
  ///
  /// - Parameters:
  ///   - name: The full name.
  ///   - commit: The new commit; `nil` removes the ref.
  ///   - old: The present commit; `nil` if there is no such ref.
  /// - Throws: ``GitFailure`` if the ref is not where it is said to be.
  func setRef(_ name: String, to commit: ObjectID?, from old: ObjectID?) async throws {
    let none = String(repeating: "0", count: commit?.hex.count ?? old?.hex.count ?? 40)
    let arguments =
      if let commit {
        ["update-ref", "--no-deref", "--", name, commit.hex, old?.hex ?? none]
      } else {
        ["update-ref", "--no-deref", "-d", "--", name, old?.hex ?? none]
      }
    _ = try await GitQueue.shared.run { try await command(arguments).output(limit: 1 << 16) }
  }

  /// Fetches a commit from another repository of the sandbox, under a ref.
  func fetch(_ commit: ObjectID, from other: GitRepository, as ref: String) async throws {
    var fetch = command([
      "-c", "protocol.file.allow=always", "fetch", "--quiet", "--no-tags", "--no-write-fetch-head",
      "--no-auto-maintenance", "--no-recurse-submodules", "--", other.directory,
      "+\(commit.hex):\(ref)",
    ])
    fetch.environment["GIT_ALLOW_PROTOCOL"] = "file"
    let running = fetch
    _ = try await GitQueue.shared.run { try await running.output(limit: 1 << 20) }
  }
}
