import Foundation

/// The repositories that pushes and merges write to.
///
/// Those of the demo world are copied before the first write; the copies borrow the objects.
actor RepositoryCopies {
  enum Mode: Sendable {
    /// No repository is written to.
    case none
    /// The repositories themselves are written to.
    case direct
    /// Copies in a folder are written to; without one, they last as long as the server.
    case copies(URL?)
  }

  private let mode: Mode
  private let folder: URL?
  private var found: [Int: GitRepository] = [:]
  /// The copies that are being made.
  private var making: [Int: Task<GitRepository, any Error>] = [:]

  init(mode: Mode) {
    self.mode = mode
    if case .copies(let url) = mode {
      let name = "octavo-copies-\(UUID().uuidString)"
      folder = url ?? FileManager.default.temporaryDirectory.appending(path: name)
    } else {
      folder = nil
    }
  }

  /// Returns the copy of a repository, if one was made before.
  func known(_ repository: HostedRepository) -> GitRepository? {
    if let known = found[repository.id] { return known }
    guard let place = place(of: repository),
      FileManager.default.fileExists(atPath: place.appending(path: "HEAD").path)
    else { return nil }
    let copy = GitRepository.shared(directory: place.path)
    found[repository.id] = copy
    return copy
  }

  /// Returns the repository to which changes are written; `nil` if it must stay as it is.
  func writable(_ repository: HostedRepository) async throws -> GitRepository? {
    switch mode {
    case .none: return nil
    case .direct: return repository.git
    case .copies:
      if let known = known(repository) { return known }
      guard let place = place(of: repository) else { return nil }
      let task = making[repository.id] ?? Task { try await Self.copy(repository.git, to: place) }
      making[repository.id] = task
      defer { making[repository.id] = nil }
      let copy = try await task.value
      found[repository.id] = copy
      return copy
    }
  }

  /// Removes the copies of a sandbox that keeps nothing.
  func removeTemporary() {
    guard case .copies(nil) = mode, let folder else { return }
    // There is none before the first write.
    try? FileManager.default.removeItem(at: folder)
  }

  /// The folder of a copy, whose name changes with that of the original.
  private func place(of repository: HostedRepository) -> URL? {
    guard let folder else { return nil }
    if repository.git.directory.hasPrefix(folder.path) {
      return URL(filePath: repository.git.directory)
    }
    let origin = String(stableHash(repository.git.directory), radix: 16)
    return folder.appending(path: "\(repository.id)-\(origin).git")
  }

  /// Clones a repository with all its refs, beside its final place first.
  private static func copy(
    _ original: GitRepository,
    to place: URL
  ) async throws -> GitRepository {
    let files = FileManager.default
    let draft = place.appendingPathExtension("draft-\(UUID().uuidString)")
    try files.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    defer { try? files.removeItem(at: draft) }
    var command = GitCommand(
      arguments: [
        "-c", "safe.directory=*", "clone", "--quiet", "--mirror", "--shared", "--template=", "--",
        original.directory, draft.path,
      ]
    )
    command.environment["GIT_ALLOW_PROTOCOL"] = "file"
    _ = try await command.output(limit: 1 << 20)
    try files.moveItem(at: draft, to: place)
    return .shared(directory: place.path)
  }
}
