import GitHubEndpoints
public import GitHubValues

/// The status that an issue gets in a project, or the end of its status there.
public nonisolated struct IssueProjectRequest: IssueMemberRequest, Hashable {
  /// The name in the store.
  public static let name = "issue project"
  /// The target without a status.
  private static let none = "none"

  /// The issue.
  public let place: GitHub.IssuePlace
  /// The id of the issue among the items of the project.
  public let item: String
  /// The id of the project.
  public let project: String
  /// The title of the project.
  public let title: String
  /// The id of the field in the project.
  public let field: String
  /// The status; `nil` for none.
  public let status: GitHub.ProjectStatus?
  /// The id of the status that the user saw; `nil` for none.
  public let former: String?

  /// Makes the request.
  public init(
    _ status: GitHub.ProjectStatus?,
    of item: GitHub.ProjectItem,
    field: String,
    on place: GitHub.IssuePlace
  ) {
    (self.status, self.place, self.field) = (status, place, field)
    (self.item, former) = (item.id, item.status?.id)
    (project, title) = (item.project.id, item.project.title)
  }

  /// The project.
  public var member: String { "project \(project)" }
  /// The id of the status, or “none”.
  public var target: String { status?.id ?? Self.none }
  /// The id of the former status, or “none”.
  public var seen: String { former ?? Self.none }

  /// “Set the status of ada/engine#12 in “Roadmap” to “Done””.
  public var sentence: String {
    status.map { "Set the status of \(place) in “\(title)” to “\($0.name)”" }
      ?? "Remove the status of \(place) in “\(title)”"
  }

  /// The id of the status in the project, or “none”.
  public func state(of items: [GitHub.ProjectItem]) -> String {
    items.first { $0.id == item }?.status?.id ?? Self.none
  }

  /// Reads the items of all projects that the issue is in.
  @MainActor public func read(in attempt: RequestAttempt) async throws -> [GitHub.ProjectItem] {
    try await attempt.gitHub.send(.projectItems(ofIssue: place.number, of: place.name)).items
  }

  /// The absence of the issue from the project.
  @MainActor public func obstacle(
    _ items: [GitHub.ProjectItem],
    in attempt: RequestAttempt
  ) async throws -> String? {
    items.contains { $0.id == item } ? nil : "The issue is no longer in this project."
  }

  /// The item as the server has returned it, or its absence.
  public func result(_ items: [GitHub.ProjectItem]) -> RequestResult {
    let found = items.first { $0.id == item }
    return RequestResult { [self] store in
      if let found {
        try store.put(found, in: .projects(of: place))
      } else {
        try store.remove(project, from: .projects(of: place))
      }
    }
  }

  /// Changes the item as the request will.
  func apply(to items: inout [GitHub.ProjectItem]) {
    for index in items.indices where items[index].id == item { items[index].status = status }
  }

  /// Sets the status or removes it.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let endpoint: Endpoint<String> =
      if let status {
        .set(status: status.id, ofItem: item, field: field, inProject: project)
      } else {
        .clearStatus(ofItem: item, field: field, inProject: project)
      }
    _ = try await attempt.gitHub.send(endpoint)
    return RequestResult { [self] store in
      try store.change(project, in: .projects(of: place)) { $0.status = status }
    }
  }
}
