import GitHubEndpoints
public import GitHubValues

/// An issue that is to be in a project, or no longer, with what the project knows of it.
public nonisolated struct IssueProjectMembership: IssueSwitch, Hashable {
  /// The name in the store.
  public static let name = "issue in project"
  /// Whether the user can take it back before it is sent: yes, as the project forgets the status.
  public static let isHeld = true
  /// The refusal of the removal of an item that is not there.
  public static let reached: Set<APIError.Reason> = [.notFound]

  /// The issue.
  public let place: GitHub.IssuePlace
  /// The project.
  public let project: GitHub.Project
  /// Whether the issue is to be in it.
  public let isSet: Bool

  /// Makes the request.
  public init(_ project: GitHub.Project, isSet: Bool, on place: GitHub.IssuePlace) {
    (self.project, self.isSet, self.place) = (project, isSet, place)
  }

  /// The project.
  public var member: String { "in project \(project.id)" }

  /// “Add ada/engine#12 to the project “Roadmap””.
  public var sentence: String {
    isSet
      ? "Add \(place) to the project “\(project.title)”"
      : "Remove \(place) from the project “\(project.title)”"
  }

  /// Whether the issue is in the project.
  public func isSet(on items: [GitHub.ProjectItem]) -> Bool { items.contains(where: isItem) }

  private func isItem(_ item: GitHub.ProjectItem) -> Bool { item.project.id == project.id }

  /// Adds the project to those that the issue is in, or removes it.
  func apply(to items: inout [GitHub.ProjectItem]) {
    if !isSet { items.removeAll(where: isItem) }
    guard isSet, !isSet(on: items) else { return }
    // Without an id, as the server has no item yet.
    items.append(GitHub.ProjectItem(id: "", project: project))
  }

  /// Reads the items of all projects that the issue is in.
  @MainActor public func read(in attempt: RequestAttempt) async throws -> [GitHub.ProjectItem] {
    try await attempt.gitHub.send(.projectItems(ofIssue: place.number, of: place.name)).items
  }

  /// The item as the server has returned it, or its absence.
  public func result(_ items: [GitHub.ProjectItem]) -> RequestResult {
    let found = items.first(where: isItem)
    return RequestResult { [self] store in
      if let found {
        try store.put(found, in: .projects(of: place))
      } else {
        try store.remove(project.id, from: .projects(of: place))
      }
    }
  }

  /// Adds the issue to the project, or removes it.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    if isSet {
      let issue = try await attempt.read(.issue(place.number, of: place.repository))
      let node = try issue.requiredNodeID
      let item = try await attempt.gitHub.send(.add(issueNode: node, toProject: project.id))
      return result([GitHub.ProjectItem(id: item, project: project)])
    }
    let items = try await attempt.reading { try await read(in: attempt) }
    guard let item = items.first(where: isItem) else { return result(items) }
    _ = try await attempt.gitHub.send(.remove(item: item.id, fromProject: project.id))
    return result([])
  }

  /// Reads the items after a refusal.
  @MainActor public func find(in attempt: RequestAttempt) async throws -> RequestFinding {
    try await findState(in: attempt)
  }
}
