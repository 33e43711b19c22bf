import OctavoViewModels

extension LiveClones {
  func missing(_ commits: [String], in clone: LocalClone) async throws -> [String] {
    try await activity {
      try await git().missing(hashes(commits).map { "\($0)^{commit}" }, in: clone.folder)
        .map { String($0.prefix { $0 != "^" }) }
    }
  }

  func fetch(
    _ commits: [String],
    of repository: HostedRepository,
    into clone: LocalClone,
    progress: AsyncStream<String>.Continuation?
  ) async throws {
    try await activity {
      let git = try git()
      try await git.version()
      guard let remote = clone.remote(of: repository) else {
        throw CloneFailure(.missing("a remote for \(repository.name)"), command: "fetch")
      }
      let missing = try await git.missing(hashes(commits), in: clone.folder)
      guard !missing.isEmpty else { return }
      try await git.fetch(
        commits: missing,
        from: remote.name,
        in: clone.folder,
        progress: progress
      )
    }
  }

  func preview(mergeOf head: String, into base: String, in clone: LocalClone) async throws
    -> MergePreview
  {
    try await activity {
      _ = try hashes([head, base])
      return try await git().preview(mergeOf: head, into: base, in: clone.folder)
    }
  }

  func pairs(from old: PatchRange, to new: PatchRange, in clone: LocalClone) async throws
    -> [CommitPair]
  {
    try await activity {
      _ = try hashes([old.base, old.head, new.base, new.head])
      return try await git().pairs(from: old, to: new, in: clone.folder)
    }
  }

  func revisions(from old: PatchRange, to new: PatchRange, in clone: LocalClone) async throws
    -> [FileRevision]
  {
    try await activity {
      _ = try hashes([old.base, old.head, new.base, new.head])
      return try await RevisionReader(git: git(), folder: clone.folder).revisions(
        from: old,
        to: new
      )
    }
  }

  func path(of file: String, in clone: LocalClone) async throws -> String {
    try FileAccess.path(of: file, in: clone.folder)
  }

  func open(_ file: String, line: Int?, in clone: LocalClone) async throws {
    try DesktopEditor(environment: environment).open(
      try FileAccess.path(of: file, in: clone.folder),
      line: line
    )
  }

  /// Returns texts that are hashes of commits, which no option and no expression is.
  private func hashes(_ texts: [String]) throws -> [String] {
    if let other = texts.first(where: { !BranchName.isHash($0) }) {
      throw CloneFailure(.missing(other))
    }
    return texts
  }
}
