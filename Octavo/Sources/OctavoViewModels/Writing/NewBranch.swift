import GitHubEndpoints
public import GitHubValues

/// A branch that is made for an issue, from the head of the default branch.
public nonisolated struct NewBranch: RepositoryAddition, Hashable {
  /// The name in the store.
  public static let name = "branch"
  /// Whether it creates content: no, a branch notifies no account.
  public static let createsContent = false
  /// “The branch”.
  public static let noun = "The branch"

  /// The issue.
  public let place: GitHub.IssuePlace
  /// The name of the branch.
  public let branch: String

  /// Makes the request.
  public init(_ branch: String, of place: GitHub.IssuePlace) {
    (self.branch, self.place) = (branch, place)
  }

  /// The repository of the issue.
  public var repository: GitHub.RepositoryID { place.repository }
  /// The name of the repository when the user saw it.
  public var repositoryName: GitHub.RepositoryName { place.name }

  /// The form in which the request is stored: branches of a repository are made one after the
  /// other.
  public var stored: NewRequest {
    stored(
      key: "\(place.key)/\(branch)",
      subject: "branches \(place.repository.rawValue)"
    )
  }

  /// “Create the branch 12-steam of ada/engine#12”.
  public var sentence: String { "Create the branch \(branch) of \(place)" }

  /// The page of the issue.
  public var route: Route? { .issue(place.name, place.number) }

  /// Makes the branch at the commit that the default branch has now.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let repository = try await attempt.read(.repository(place.repository))
    guard let base = repository.defaultBranch else {
      throw APIError(.forbidden, message: "\(place.name) has no branch to begin with.")
    }
    let head = try await attempt.read(.gitReference("heads/\(base)", of: place.repository))
    let issue = try await attempt.read(.issue(place.number, of: place.repository))
    let node = try issue.requiredNodeID
    return result(
      try await attempt.gitHub.send(.newBranch(branch, at: head.sha, ofIssueNode: node))
    )
  }

  /// Looks for the name among the branches of the issue, and then among all of the repository.
  @MainActor public func find(in attempt: RequestAttempt) async throws -> RequestFinding {
    do {
      _ = try await attempt.read(.gitReference("heads/\(branch)", of: place.repository))
    } catch let error as APIError where error.reason == .notFound {
      // Without its repository, nothing is known about a branch.
      _ = try await attempt.read(.repository(place.repository))
      return .notFound
    }
    var cursor: String?
    repeat {
      let page = try await attempt.read(
        .branches(ofIssue: place.number, of: place.name, after: cursor)
      )
      .value
      if page.items.contains(where: { $0.name == branch }) { return .found(result(branch)) }
      // A cursor that is repeated would be read without end.
      cursor = page.next == cursor ? nil : page.next
    } while cursor != nil
    return .unknown("\(place.name) has another branch named \(branch).")
  }

  private func result(_ made: String) -> RequestResult {
    RequestResult { [place] store in
      try store.change("\(place.number)", in: .facts(of: place)) { facts in
        let others = (facts.branches ?? []).filter { $0 != made }
        facts.branches = others + [made]
      }
    }
  }
}
