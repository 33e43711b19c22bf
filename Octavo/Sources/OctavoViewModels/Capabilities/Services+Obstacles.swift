import GitHubValues

extension Services {
  /// The reason why the user cannot write in a repository; `nil` if none is known.
  ///
  /// With a reason a page offers no action that writes, and shows the reason.
  func obstacle(toWritingIn repository: GitHub.Repository?) -> String? {
    let (answer, _) = Capability.writing.answer(for: token)
    if answer == .no { return "the token of this account can only read" }
    guard let repository else { return nil }
    if repository.isArchived { return "the repository is archived" }
    let isPublicOnly = session.scopes.map { $0.contains("public_repo") && !$0.contains("repo") }
    if isPublicOnly == true, repository.isPrivate {
      return "the token of this account can only read private repositories"
    }
    // An enterprise that manages accounts has no public repositories. A role is a better answer.
    if isManaged, !repository.isPrivate, (repository.role ?? .read) < .triage {
      return "an enterprise manages this account, which cannot write outside of it"
    }
    return nil
  }
}
