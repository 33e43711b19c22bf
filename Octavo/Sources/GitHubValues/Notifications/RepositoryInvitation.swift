extension GitHub {
  /// An invitation of the user to a repository that is open.
  public struct RepositoryInvitation: Sendable, Hashable, Codable, Identifiable {
    /// The number.
    public var id: Int
    /// The number of the repository.
    public var repositoryID: RepositoryID
    /// Whether it can no longer be accepted.
    public var isExpired: Bool
  }
}

extension GitHub.RepositoryInvitation: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id"),
      let repository = object.object("repository")?.integer("id")
    else { return nil }
    self.init(
      id: id,
      repositoryID: .init(rawValue: repository),
      isExpired: object.bool("expired")
    )
  }
}
