import BinderyNavigation
public import GitHubValues

/// The commits of a pull request.
extension CommitsViewModel {
  /// The most commits of a pull request that the server lists.
  nonisolated static let listed = 250

  /// Makes the screen of the commits of a pull request.
  public convenience init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    pull number: Int
  ) {
    self.init(services, repository, revision: "", pull: number)
  }

  /// Requests the facts about the commits, and shows the log of the head in place of a list that
  /// the server has cut.
  func readFacts(of number: Int) async throws {
    try await services.sync.refresh(.commitFacts(ofPull: number, of: repository))
    guard let known = untracked({ facts }), let head = known.head,
      let total = known.total, total > Self.listed
    else { return }
    list.show(.commits(of: repository, at: head))
    list.refreshIfNeeded()
  }

  /// The part of the commits that is listed; `nil` if it is all of them.
  var pullProgress: String? {
    guard pull != nil, let total = facts?.total, total > Self.listed else { return nil }
    return
      "The pull request has \(Strings.grouped(total)) commits, of which the server lists "
      + "\(Self.listed): this is the log of its head, newest first."
  }
}
