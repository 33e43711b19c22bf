import GitHubEndpoints
public import GitHubValues

/// The tree of a repository at one revision, shared by the screens of its folders.
///
/// It is read whole, once. A tree too large for that is read folder by folder, as one goes.
@MainActor
public final class RepositoryTree {
  /// What a folder holds.
  struct Folder {
    let rows: [TreeRow]
    /// Whether the tree is too large to be read whole.
    let isPart: Bool
  }

  /// Whose tree it is.
  public let repository: GitHub.RepositoryName
  /// The branch, tag or commit.
  public let revision: String

  private let gitHub: any GitHubService
  private let store: any LocalStore
  private var whole: Task<TreeIndex?, any Error>?
  private var readers = 0
  private var waiting: Set<Int> = []
  private var parts: [String: [GitHub.TreeEntry]] = [:]

  /// Makes a tree that has read nothing yet.
  init(_ services: Services, _ repository: GitHub.RepositoryName, revision: String) {
    gitHub = services.gitHub
    store = services.store
    self.repository = repository
    self.revision = revision
  }

  isolated deinit { whole?.cancel() }

  /// A folder as it was last saved, if it was.
  func copy(of path: String) async -> Folder? {
    guard let tree = await store.copy(.tree(revision, of: repository)) else { return nil }
    let index = await TreeIndex.of(tree)
    return index[path].map { Folder(rows: TreeRow.rows($0, in: index), isPart: false) }
  }

  /// A folder as the server has it; asked for once, and again after ``forget()``.
  func folder(_ path: String) async throws -> Folder {
    if let index = try await readWhole() {
      guard let entries = index[path] else { throw APIError(.notFound) }
      return Folder(rows: TreeRow.rows(entries, in: index), isPart: false)
    }
    return Folder(rows: TreeRow.rows(try await readPart(path), in: nil), isPart: true)
  }

  /// Lets the next reading ask the server again.
  func forget() {
    whole?.cancel()
    whole = nil
    parts = [:]
  }

  /// The whole tree, or `nil` if it is too large.
  private func readWhole() async throws -> TreeIndex? {
    let reading =
      whole
      ?? Task.immediate { [gitHub, store, repository, revision] in
        let tree = try await gitHub.send(.tree(revision, of: repository))
        guard !tree.isTruncated else { return nil }
        await store.save(tree, as: .tree(revision, of: repository))
        return await TreeIndex.of(tree)
      }
    whole = reading
    readers += 1
    let reader = readers
    waiting.insert(reader)
    defer { waiting.remove(reader) }
    do {
      return try await withTaskCancellationHandler {
        try await reading.value
      } onCancel: {
        Task { @MainActor in self.gaveUp(reader) }
      }
    } catch {
      // The next screen may have more luck.
      if whole == reading { whole = nil }
      throw error
    }
  }

  /// Stops reading once nobody waits for it any more.
  private func gaveUp(_ reader: Int) {
    guard waiting.remove(reader) != nil, waiting.isEmpty else { return }
    whole?.cancel()
    whole = nil
  }

  /// One folder of a large tree.
  ///
  /// Its object's name stands in the folder above it.
  private func readPart(_ path: String) async throws -> [GitHub.TreeEntry] {
    if let entries = parts[path] { return entries }
    var object = revision
    if !path.isEmpty {
      let above = try await readPart(GitHub.TreeEntry(path: path).folder)
      guard let entry = above.first(where: { $0.path == path && $0.kind == .folder }) else {
        throw APIError(.notFound)
      }
      object = entry.sha
    }
    let tree = try await gitHub.send(.tree(object, of: repository, recursive: false))
    let entries = tree.entries.map { entry in
      var entry = entry
      if !path.isEmpty { entry.path = "\(path)/\(entry.path)" }
      return entry
    }
    parts[path] = entries
    return entries
  }
}
