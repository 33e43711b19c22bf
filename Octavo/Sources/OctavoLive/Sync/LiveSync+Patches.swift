import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

extension LiveSync {
  /// Requests two versions of a file, compares them, and stores the patch.
  ///
  /// - Throws: `.tooLarge` for a version that is too large to be compared, and for a patch that is
  ///   too large to be stored.
  func refreshPatch(
    _ versions: FileVersions,
    of name: GitHub.RepositoryName
  ) async throws {
    // One after the other: a slow server would send neither if it had to send both.
    let old = try await bytes(of: versions.old, name)
    let new = try await bytes(of: versions.new, name)
    let path = versions.new?.path ?? versions.old?.path ?? ""
    let ignoresSpace = versions.ignoresSpace
    let bytes = await Self.patch(from: old, to: new, ignoringSpace: ignoresSpace)
    let patch = GitHub.File(path: path, bytes: bytes)
    var isStored = false
    try await write { [now] in
      let query = StoreQuery.patch(versions, of: name)
      isStored = try await $0.save(patch, asDocument: query.name, at: now())
    }
    guard isStored else { throw APIError(.tooLarge(limit: AccountStore.documentBytes / 4)) }
  }

  private func bytes(
    of version: FileVersions.Version?,
    _ name: GitHub.RepositoryName
  ) async throws -> Data {
    guard let version else { return Data() }
    let limit = FileVersions.byteLimit
    let endpoint = Endpoint.file(at: version.path, in: name, at: version.revision, limit: limit)
    return try await gitHub.send(endpoint).bytes
  }

  @concurrent private static func patch(
    from old: Data,
    to new: Data,
    ignoringSpace ignoresSpace: Bool
  ) async -> Data {
    let isBinary = [old, new].contains { GitHub.File(path: "", bytes: $0).isBinary }
    if isBinary { return Changes.binaryPatch }
    return GitHub.Patch.text(from: old, to: new, ignoringSpace: ignoresSpace)
  }
}
