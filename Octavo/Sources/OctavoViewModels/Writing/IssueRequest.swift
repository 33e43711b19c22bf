import Foundation
import GitHubEndpoints
public import GitHubValues

/// A request for a state of one member of an issue or a pull request, such as its milestone.
///
/// A newer one takes the place of an unsent one for the same member. The state is read before an
/// attempt that is not made at once: the request ends if the member has the state, and the user
/// decides if another account has changed it since.
public nonisolated protocol IssueMemberRequest: RequestKind, Codable {
  /// The value of the server that has the state.
  associatedtype Subject: Sendable

  /// The issue or pull request.
  var place: GitHub.IssuePlace { get }
  /// The member that it changes, such as “state” or “label bug”.
  var member: String { get }
  /// The state that the member is to have, as a word.
  var target: String { get }
  /// The state that the user saw.
  var seen: String { get }
  /// Whether the user is asked before a state that another account changed is overwritten.
  static var isExclusive: Bool { get }

  /// The state of the member of a subject.
  func state(of subject: Subject) -> String
  /// Reads the subject.
  @MainActor func read(in attempt: RequestAttempt) async throws -> Subject
  /// The reason for which the user is asked whatever the state is; `nil` for none.
  @MainActor func obstacle(_ subject: Subject, in attempt: RequestAttempt) async throws -> String?
  /// The result of a subject that has the state, or about which the user is asked.
  func result(_ subject: Subject) -> RequestResult
}

nonisolated extension IssueMemberRequest {
  /// A state that is to be.
  public static var category: RequestCategory { .target }
  /// Whether the user is asked before a state that another account changed is overwritten: yes.
  public static var isExclusive: Bool { true }

  /// Reads a stored request.
  public init?(_ row: OutboxRow) { self.init(json: row) }

  /// The form in which the request is stored.
  public var stored: NewRequest {
    var request = stored(key: "\(place.key)/\(member)", subject: place.subject)
    (request.base, request.target) = (seen, target)
    return request
  }

  /// The page of the issue.
  public var route: Route? { .issue(place.name, place.number) }

  /// No reason.
  @MainActor public func obstacle(
    _ subject: Subject,
    in attempt: RequestAttempt
  ) async throws -> String? { nil }

  /// Reads the subject if the request was not made just now.
  ///
  /// A request that the user sends again is sent whatever another account has done before.
  @MainActor public func prepare(in attempt: RequestAttempt) async throws -> RequestPreparation {
    let (row, isDoubt) = (attempt.row, attempt.row.state == .doubt)
    let isOld = attempt.date.timeIntervalSince(row.createdAt) > SeenThread.freshness
    guard row.isDoubted || isOld else { return .send() }
    let subject = try await attempt.reading { try await read(in: attempt) }
    if let obstacle = try await obstacle(subject, in: attempt) {
      return .ask(obstacle, RequestResult())
    }
    let state = state(of: subject)
    if state == target { return .confirm(result(subject)) }
    let isChanged = isOld && state != row.base ?? seen
    guard Self.isExclusive, isDoubt || isChanged else { return .send() }
    let reason =
      isDoubt
      ? "It was not done, or another account has changed it back."
      : "Another account has changed it meanwhile."
    return .ask(reason, result(subject))
  }

  /// Reads the subject after a refusal: a state that is there already counts as reached.
  @MainActor func findState(in attempt: RequestAttempt) async throws -> RequestFinding {
    let subject = try await read(in: attempt)
    return state(of: subject) == target ? .found(result(subject)) : .notFound
  }
}

/// A request for a state that an issue itself has.
public nonisolated protocol IssueRequest: IssueMemberRequest where Subject == GitHub.Issue {
  /// Changes an issue as the request will.
  func apply(to issue: inout GitHub.Issue)
}

nonisolated extension IssueRequest {
  /// Reads the issue.
  @MainActor public func read(in attempt: RequestAttempt) async throws -> GitHub.Issue {
    try await attempt.gitHub.send(.issue(place.number, of: place.repository))
  }

  /// The new place of an issue that was moved.
  @MainActor public func obstacle(
    _ issue: GitHub.Issue,
    in attempt: RequestAttempt
  ) async throws -> String? { try await attempt.move(of: issue, from: place) }

  /// The issue as the server has returned it.
  public func result(_ issue: GitHub.Issue) -> RequestResult { .stored(issue, at: place) }

  /// The issue as it was stored, with the request applied.
  var result: RequestResult {
    RequestResult { [self] store in
      try store.change("\(place.number)", in: .issues(of: place.name)) { apply(to: &$0) }
    }
  }

  /// Returns the result of an issue that has the state.
  ///
  /// - Throws: `.forbidden` if the server has silently ignored the change.
  func accepted(_ issue: GitHub.Issue) throws -> RequestResult {
    guard state(of: issue) == target else { throw APIError.ignoredChange }
    return result(issue)
  }
}

/// A request for a member that has two states, such as whether an issue has a label.
public nonisolated protocol IssueSwitch: IssueMemberRequest {
  /// The state that the member is to have.
  var isSet: Bool { get }
  /// Whether the member of a subject is set.
  func isSet(on subject: Subject) -> Bool
}

nonisolated extension IssueSwitch {
  /// “true” or “false”.
  public var target: String { "\(isSet)" }
  /// The opposite.
  public var seen: String { "\(!isSet)" }
  /// “true” or “false”.
  public func state(of subject: Subject) -> String { "\(isSet(on: subject))" }
}

nonisolated extension RequestResult {
  /// The issue as the server has returned it, under the name that its repository has now.
  static func stored(_ issue: GitHub.Issue, at place: GitHub.IssuePlace) -> Self {
    RequestResult { store in
      try store.put(issue, in: .issues(of: issue.repository ?? place.name))
    }
  }
}

nonisolated extension APIError {
  /// The refusal of a change that the server has silently ignored.
  static var ignoredChange: Self {
    Self(
      .forbidden,
      message: "GitHub did not make this change. You may lack the rights for it."
    )
  }
}
