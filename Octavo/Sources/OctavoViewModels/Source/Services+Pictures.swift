import GitHubEndpoints
public import GitHubValues

extension Services {
  /// Returns a picture of a repository that a document shows; `nil` if it cannot be loaded.
  ///
  /// A file of more than 8 MB is not loaded.
  public func picture(at path: String, of place: DocumentPlace) async -> GitHub.File? {
    try? await gitHub.send(
      .file(at: path, in: place.repository, at: place.revision, limit: 8 << 20)
    )
  }
}
