import GitHubEndpoints
public import GitHubValues

/// Another title or text of an issue or a pull request.
public nonisolated struct IssueEdit: TextEdit, Codable, Hashable {
  /// The name in the store.
  public static let name = "issue edit"
  /// The replacement of a text that is still as it was seen.
  public static let category = RequestCategory.conditional
  /// “The edit”.
  public static let noun = "The edit"

  /// A text of an issue.
  public enum Member: String, Sendable, Hashable, Codable, CaseIterable {
    /// The title.
    case title
    /// The text.
    case text
  }

  /// The issue or pull request.
  public var place: GitHub.IssuePlace
  /// The text that is replaced.
  public var member: Member
  /// The new text.
  public var body: String
  /// The text that the user has changed.
  public var base: String

  /// Makes the request; a title is one line.
  public init(
    _ member: Member,
    _ body: String,
    from base: String,
    of place: GitHub.IssuePlace
  ) {
    (self.member, self.base, self.place) = (member, base, place)
    self.body =
      member == .title ? body.split(whereSeparator: \.isNewline).joined(separator: " ") : body
  }

  /// Reads a stored request.
  public init?(_ row: OutboxRow) { self.init(json: row) }

  /// The form in which the request is stored.
  public var stored: NewRequest {
    var request = stored(key: "\(place.key)/\(member.rawValue)", subject: place.subject)
    request.base = base
    return request
  }

  /// “Change the title of ada/engine#12”.
  public var sentence: String { "Change the \(member.rawValue) of \(place)" }

  /// The page of the issue.
  public var route: Route? { .issue(place.name, place.number) }

  /// The place of the draft of its text.
  public var draftPlace: DraftPlace { DraftPlace(place, member) }

  /// The text of an issue that the request replaces.
  public func text(of issue: GitHub.Issue) -> String { member == .title ? issue.title : issue.body }

  /// Changes an issue as the request will.
  public func apply(to issue: inout GitHub.Issue) {
    if member == .title { issue.title = body } else { issue.body = body }
  }

  /// Reads the issue: it is changed only if it still has the text that the user has seen.
  @MainActor public func prepare(in attempt: RequestAttempt) async throws -> RequestPreparation {
    let issue = try await attempt.read(.issue(place.number, of: place.repository))
    if let move = try await attempt.move(of: issue, from: place) {
      return .ask(move, RequestResult())
    }
    return preparation(text(of: issue), result(issue))
  }

  /// Changes the issue, and compares the response.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let change =
      member == .title ? GitHub.IssueChange(title: body) : GitHub.IssueChange(body: body)
    let endpoint = Endpoint.change(change, ofIssue: place.number, of: place.repository)
    let issue = try await attempt.gitHub.send(endpoint)
    guard text(of: issue).isSameText(as: body) else { throw APIError.ignoredChange }
    return result(issue)
  }

  private func result(_ issue: GitHub.Issue) -> RequestResult { .stored(issue, at: place) }
}
