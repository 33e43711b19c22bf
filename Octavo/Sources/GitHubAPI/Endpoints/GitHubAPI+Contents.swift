public import Foundation
public import GitHubValues

extension GitHubAPI {
  /// How many bytes of a file are read unless the caller says otherwise.
  public static let usualFileLimit = 10 << 20

  /// The readme of a repository at a branch, tag or commit, or `nil` if it has none.
  ///
  /// Without a reference it is that of the default branch.
  public func readme(
    of repository: GitHub.RepositoryName,
    at reference: String? = nil
  ) async throws -> GitHub.File? {
    do {
      let path = repository.path + ["readme"]
      let file: EncodedFile = try await value(for: .get(path, query: Self.query(reference)))
      if let bytes = file.bytes {
        return GitHub.File(path: file.path, sha: file.sha, bytes: bytes)
      }
      return try await self.file(at: file.path, in: repository, at: reference)
    } catch let error as APIError where error.reason == .notFound {
      return nil
    }
  }

  /// A file of a repository at a branch, tag or commit, whatever is in it.
  ///
  /// Without a reference it is that of the default branch.
  ///
  /// - Throws: `.tooLarge` beyond the limit, `.notFound` for a folder as well.
  public func file(
    at path: String,
    in repository: GitHub.RepositoryName,
    at reference: String? = nil,
    limit: Int = usualFileLimit
  ) async throws -> GitHub.File {
    let components =
      repository.path + ["contents"]
      + path.split(separator: "/", omittingEmptySubsequences: false)
    let request = Request.get(components, query: Self.query(reference), accept: MediaType.raw)
    let response = try await bytes(for: request, limit: limit)
    // A folder or submodule has no raw form; the server describes it instead.
    if response["Content-Type"]?.hasPrefix("application/json") == true {
      throw APIError(.notFound, request: request.summary)
    }
    return GitHub.File(path: path, bytes: response.body)
  }

  /// The contents of a file by its object's name, as trees have it.
  ///
  /// - Throws: `.tooLarge` beyond the limit.
  public func blob(
    _ sha: String,
    in repository: GitHub.RepositoryName,
    limit: Int = usualFileLimit
  ) async throws -> Data {
    let path = repository.path + ["git", "blobs"] + [sha]
    return try await bytes(for: .get(path, accept: MediaType.raw), limit: limit).body
  }

  /// The entries of a commit, a branch, a tag or a folder, with those of all folders below.
  ///
  /// A tree that the server cuts off says so; its folders can be read one by one, by the object
  /// names of their entries and without `recursive`.
  ///
  /// - Throws: `.emptyRepository` when there are no commits yet.
  public func tree(
    _ reference: String,
    of repository: GitHub.RepositoryName,
    recursive: Bool = true
  ) async throws -> GitHub.Tree {
    let path = repository.path + ["git", "trees"] + [reference]
    return try await value(for: .get(path, query: recursive ? [("recursive", "1")] : []))
  }

  private static func query(_ reference: String?) -> [(String, String)] {
    reference.map { [("ref", $0)] } ?? []
  }
}
