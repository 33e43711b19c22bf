public import Foundation

extension GitHub {
  /// A set of issues that are to be done by some date.
  public struct Milestone: Sendable, Hashable, Codable, Identifiable {
    /// The number, unique in the repository.
    public var number: Int
    /// The title.
    public var title: String
    /// Whether it is open.
    public var state: IssueState
    /// The date by which its issues are to be done.
    public var dueAt: Date?
    /// The number of its open issues; `nil` if the server does not send it.
    public var openIssues: Int?
    /// The number of its closed issues; `nil` if the server does not send it.
    public var closedIssues: Int?

    /// Makes a milestone.
    public init(number: Int, title: String, state: IssueState = .open, dueAt: Date? = nil) {
      (self.number, self.title, self.state, self.dueAt) = (number, title, state, dueAt)
    }

    /// The number, which no other milestone of the repository has.
    public var id: Int { number }
  }
}

extension GitHub.Milestone: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let number = object.integer("number"), let title = object.nonEmptyString("title") else {
      return nil
    }
    self.init(
      number: number,
      title: title,
      state: object.enumeration("state") ?? .open,
      dueAt: object.date("due_on")
    )
    (openIssues, closedIssues) = (object.integer("open_issues"), object.integer("closed_issues"))
  }
}
