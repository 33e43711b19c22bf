import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// A request for a whole tree.
nonisolated struct TreeRequest: Hashable {
  let repository: GitHub.RepositoryName
  let revision: String
}

extension LiveSync {
  /// Requests the whole tree of a folder, or the folder alone where the tree is too large for that.
  func refreshFolder(
    _ path: String,
    of name: GitHub.RepositoryName,
    at revision: String
  ) async throws {
    let root = StoreQuery.folder("", of: name, at: revision).name
    if !path.isEmpty, try await account.document(root, as: RepositoryFolder.self)?.isPart == true {
      _ = try await refreshPart(path, of: name, at: revision)
      return
    }
    let tree = try await tree(of: name, at: revision)
    if tree.isTruncated {
      _ = try await refreshPart(path, of: name, at: revision)
    } else {
      let folders = try await save(tree.entries, of: name, at: revision)
      let folder = StoreQuery.folder(path, of: name, at: revision).name
      guard folders[folder] != nil else { throw APIError(.notFound) }
    }
  }

  /// Stores the entries of a whole tree in place of those before, and returns its folders by the
  /// names of their documents.
  @discardableResult
  func save(
    _ entries: [GitHub.TreeEntry],
    of name: GitHub.RepositoryName,
    at revision: String
  ) async throws -> [String: RepositoryFolder] {
    let folders = await Self.documents(of: entries, name, revision)
    let root = StoreQuery.folder("", of: name, at: revision).name
    try await write { [now, limit = documentLimit] in
      try await $0.save(folders, inPlaceOfAll: root, at: now(), limit: limit)
    }
    return folders
  }

  /// Requests a whole tree; screens that need it at the same time share the request.
  private func tree(
    of name: GitHub.RepositoryName,
    at revision: String
  ) async throws -> GitHub.Tree {
    let key = TreeRequest(repository: name, revision: revision)
    let request =
      trees[key] ?? Task { [gitHub] in try await gitHub.send(.tree(revision, of: name)) }
    trees[key] = request
    defer { if trees[key] == request { trees[key] = nil } }
    return try await request.value
  }

  /// Returns the folders of a tree by the names of their documents.
  @concurrent private static func documents(
    of entries: [GitHub.TreeEntry],
    _ name: GitHub.RepositoryName,
    _ revision: String
  ) async -> [String: RepositoryFolder] {
    let folders = RepositoryFolder.folders(of: entries).map { path, folder in
      (StoreQuery.folder(path, of: name, at: revision).name, folder)
    }
    return Dictionary(uniqueKeysWithValues: folders)
  }

  /// Requests one folder of a large tree, and those above it as far as they are not stored.
  ///
  /// The folder above has the name of its object.
  private func refreshPart(
    _ path: String,
    of name: GitHub.RepositoryName,
    at revision: String
  ) async throws -> RepositoryFolder {
    var object = revision
    if !path.isEmpty {
      let above = GitHub.TreeEntry(path: path).folder
      let query = StoreQuery.folder(above, of: name, at: revision)
      let stored: RepositoryFolder? = try await account.document(query.name)
      var folder = stored
      if folder?.isPart != true {
        folder = try await refreshPart(above, of: name, at: revision)
      }
      guard let entry = folder?.entries.first(where: { $0.path == path && $0.kind == .folder })
      else { throw APIError(.notFound) }
      object = entry.sha
    }
    let tree = try await gitHub.send(.tree(object, of: name, recursive: false))
    let folder = RepositoryFolder(
      tree.entries(below: path),
      isPart: true,
      isTruncated: tree.isTruncated ? true : nil
    )
    try await save(folder, as: .folder(path, of: name, at: revision))
    return folder
  }
}
