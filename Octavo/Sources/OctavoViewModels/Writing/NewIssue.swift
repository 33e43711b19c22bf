import GitHubEndpoints
public import GitHubValues

/// An issue that is opened.
public nonisolated struct NewIssue: RequestKind, Codable, Hashable {
  /// The name in the store.
  public static let name = "issue"
  /// A creation.
  public static let category = RequestCategory.creation
  /// “The issue”.
  public static let noun = "The issue"

  /// The number of the repository.
  public let repository: GitHub.RepositoryID
  /// The name of the repository when the user saw it.
  public let repositoryName: GitHub.RepositoryName
  /// The issue as the user wrote it.
  public var issue: IssueDraft
  /// The text that the server gets, which is made of the answers to a form.
  public let body: String
  /// The path of the template; `nil` for a blank issue.
  public let template: String?
  /// The template that gives labels and assignees to the issue; `nil` for none.
  public let grant: Grant?

  /// A template whose labels and assignees an issue gets whatever the rights of the user.
  public struct Grant: Codable, Hashable, Sendable {
    /// The id of the repository in GraphQL.
    public let node: String
    /// The name of the template.
    public let name: String
  }

  /// Makes the request.
  public init(
    _ issue: IssueDraft,
    body: String? = nil,
    template: String? = nil,
    grant: Grant? = nil,
    in repository: GitHub.RepositoryID,
    _ name: GitHub.RepositoryName
  ) {
    (self.issue, self.body, self.template) = (issue, body ?? issue.body, template)
    (self.repository, repositoryName, self.grant) = (repository, name, grant)
  }

  /// Reads a stored request.
  public init?(_ row: OutboxRow) { self.init(json: row) }

  /// The form in which the request is stored.
  public var stored: NewRequest {
    stored(
      key: "\(repository.rawValue)/\(issue.title)",
      subject: Self.subject(of: repository)
    )
  }

  /// The name under which the new issues of a repository are sent one after the other.
  static func subject(of repository: GitHub.RepositoryID) -> String {
    "new issues \(repository.rawValue)"
  }

  /// “Open the issue “Steam” in ada/engine”.
  public var sentence: String { "Open the issue “\(issue.heading)” in \(repositoryName)" }

  /// The issues of the repository, where it is shown until it is sent.
  public var route: Route? { .issues(.repository(repositoryName)) }

  /// The issue as a draft.
  public var draft: Draft.Contents? {
    Draft.Contents(
      place: DraftPlace(newIssueIn: repository, repositoryName, template: template).text,
      text: issue.text
    )
  }

  /// The reference by which texts know the issue before it has a number.
  func reference(at row: OutboxRow) -> UnsentReference {
    issue.reference.flatMap { UnsentReference.all(in: "#\($0)").first } ?? UnsentReference(row)
  }

  /// The issue as the server will have it, as far as that is known; it has no number.
  func shown(by login: String, at row: OutboxRow) -> GitHub.Issue {
    GitHub.Issue(id: -Int(row.id), number: 0, title: issue.title) { shown in
      (shown.body, shown.labels, shown.assignees) = (body, issue.labels, issue.assignees)
      (shown.milestone, shown.author) = (issue.milestone, GitHub.Account(login: login))
      (shown.createdAt, shown.repository) = (row.createdAt, repositoryName)
    }
  }
}

nonisolated extension NewIssue {
  /// Reads the highest number of an issue in the repository, so that only a later one can be this.
  @MainActor public func prepare(in attempt: RequestAttempt) async throws -> RequestPreparation {
    guard attempt.row.highestBefore == nil else { return .send() }
    let latest = try await attempt.read(.issues(of: repository, state: .all))
    return .send(highest: latest.items.map(\.number).max() ?? 0)
  }

  /// Opens the issue.
  ///
  /// Without the rights of triage REST drops the labels of a template; GraphQL does not.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    if let grant {
      let endpoint = Endpoint.newIssue(
        title: issue.title,
        body: body,
        template: grant.name,
        inNode: grant.node
      )
      return result(try await attempt.gitHub.send(endpoint))
    }
    return result(
      try await attempt.gitHub.send(
        .newIssue(
          title: issue.title,
          body: body,
          labels: issue.labels.map(\.name),
          assignees: issue.assignees.map(\.login),
          milestone: issue.milestone?.number,
          in: repository
        )
      )
    )
  }

  /// Looks among the newest issues of the user for a later one with the same title and text.
  ///
  /// A later one of theirs that was changed since may be this one: the program cannot tell.
  @MainActor public func find(in attempt: RequestAttempt) async throws -> RequestFinding {
    var parameters = IssueParameters(sort: IssueParameters.Sort("created"))
    parameters.creator = attempt.login
    let endpoint = Endpoint.issues(of: repository, where: parameters)
    let highest = attempt.row.highestBefore ?? 0
    var later: [GitHub.Issue] = []
    for try await page in attempt.gitHub.pages(of: endpoint) {
      later += page.items.filter { !$0.isPullRequest && $0.number > highest }
      if page.items.contains(where: { $0.number <= highest }) { break }
    }
    guard let moved = try await moved(after: highest, besides: later, in: attempt) else {
      return .unknown("Too many issues were opened since to tell whether this one was.")
    }
    later += moved
    let movedIDs = Set(moved.map(\.id))
    return try await attempt.finding(
      among: later,
      { isMade($0) ? result($0, isMoved: movedIDs.contains($0.id)) : nil },
      // Its text or its title is another one, as after an edit.
      mayBe: { made in
        let hasBody = !body.trimmed.isEmpty && made.body.isSameText(as: body)
        return hasBody || made.title.isSameText(as: issue.title)
      },
      reason: "A later issue of yours has the same title or text: it may be this one."
    )
  }

  /// The most numbers of later issues that are read one by one.
  private static let mostRead = 100

  /// Reads the later issues of the user that have left the repository since; `nil` if too many
  /// numbers would have to be read.
  ///
  /// The server leads from the number of such an issue to its new place, but no list has it.
  @MainActor private func moved(
    after highest: Int,
    besides own: [GitHub.Issue],
    in attempt: RequestAttempt
  ) async throws -> [GitHub.Issue]? {
    let latest = try await attempt.gitHub.send(.issues(of: repository, state: .all)).items
    let listed = Set((latest + own).map(\.number))
    let last = max(highest, listed.max() ?? 0)
    var moved: [GitHub.Issue] = []
    var (number, reads) = (highest + 1, 0)
    while reads < Self.mostRead {
      if !listed.contains(number) {
        reads += 1
        do {
          let issue = try await attempt.gitHub.send(.issue(number, of: repository))
          if attempt.isUser(issue.author), !issue.isPullRequest { moved.append(issue) }
        } catch let error as APIError where [.notFound, .gone].contains(error.reason) {
          // The last one may have been moved, too; behind it there is none.
          if number > last { return moved }
        }
      }
      number += 1
    }
    return nil
  }

  /// Whether an issue of the server has its title and its text.
  func isMade(_ made: GitHub.Issue) -> Bool {
    made.title.isSameText(as: issue.title) && made.body.isSameText(as: body)
  }

  /// The result of an issue; the number of one that was moved is that of its new place.
  private func result(_ made: GitHub.Issue, isMoved: Bool = false) -> RequestResult {
    var result = RequestResult(item: made.id) { [repositoryName] store in
      try store.put(made, in: .issues(of: made.repository ?? repositoryName))
    }
    result.number = isMoved ? nil : made.number
    result.remark = remark(on: made)
    return result
  }

  /// The members that the server has not given to the issue, in a sentence; `nil` if it has all.
  func remark(on made: GitHub.Issue) -> String? {
    let labels = Set(made.labels.map { $0.name.lowercased() })
    let logins = Set(made.assignees.map { $0.login.lowercased() })
    var missing = issue.labels.map(\.name).filter { !labels.contains($0.lowercased()) }
      .map { "the label \($0)" }
    missing += issue.assignees.map(\.login).filter { !logins.contains($0.lowercased()) }
      .map { "the assignee \($0)" }
    if let milestone = issue.milestone, milestone.number != made.milestone?.number {
      missing.append("the milestone \(milestone.title)")
    }
    guard !missing.isEmpty else { return nil }
    let words = missing.joined(separator: ", ")
    return "GitHub opened \(repositoryName)#\(made.number) without \(words)."
  }
}
