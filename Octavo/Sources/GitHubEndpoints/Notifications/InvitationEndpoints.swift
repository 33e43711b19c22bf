public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.RepositoryInvitation>? {
  /// The open invitations of the user to repositories; `nil` for a token that may not read them.
  public static var repositoryInvitations: Self {
    Endpoint<GitHub.Page<GitHub.RepositoryInvitation>>
      .list(.get(["user", "repository_invitations"]))
      .map { Optional($0) }
      .returning(nil, for: .forbidden, .notFound)
  }
}
