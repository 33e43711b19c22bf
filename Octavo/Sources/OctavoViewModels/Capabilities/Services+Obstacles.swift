import GitHubValues

extension Services {
  /// The reason why the user cannot write in a repository; `nil` if none is known.
  ///
  /// If there is a reason, a page shows it and offers no action that writes.
  func obstacle(toWritingIn repository: GitHub.Repository?) -> String? {
    let (answer, _) = Capability.writing.answer(for: token)
    if answer == .no { return "the token of this account can only read" }
    guard let repository else { return nil }
    if repository.isArchived { return "the repository is archived" }
    let isPublicOnly = session.scopes.map { $0.contains("public_repo") && !$0.contains("repo") }
    if isPublicOnly == true, repository.isPrivate {
      return "the token of this account can only read private repositories"
    }
    return isBarred(from: repository)
      ? "an enterprise manages this account, which cannot write outside of it" : nil
  }

  /// Whether the user may star a repository: not if an enterprise that it does not belong to
  /// manages the account.
  func canStar(_ repository: GitHub.Repository) -> Bool { !isBarred(from: repository) }

  /// Whether an enterprise that manages the account keeps it from another account.
  ///
  /// The logins of an enterprise end alike, in “_” and its short name.
  func isBarred(from login: String) -> Bool {
    guard isManaged, let own = session.user?.login else { return false }
    let names = [own, login].map { $0.lowercased().split(separator: "_").dropFirst().last }
    return names[0] != names[1]
  }

  /// Whether an enterprise that manages the account keeps it from a repository.
  ///
  /// Such an enterprise has no public repositories. A role is a better answer.
  private func isBarred(from repository: GitHub.Repository) -> Bool {
    isManaged && !repository.isPrivate && (repository.role ?? .read) < .triage
  }
}
