public import Foundation

extension GitHub {
  /// The other end of an event, which only GraphQL has: what closed an issue, of what it is a
  /// duplicate, to what it is connected, or from where it was moved.
  public struct IssueEventEnd: Sendable, Hashable, Codable {
    /// The id of the event.
    public var event: String
    /// The kind of the event.
    public var kind: IssueEventKind
    /// The time of the event.
    public var createdAt: Date?
    /// The issue or pull request.
    public var issue: Issue?
    /// The hash of the commit.
    public var commit: String?
    /// The repository.
    public var repository: RepositoryName?

    /// Makes an end without a value.
    public init(event: String, kind: IssueEventKind, createdAt: Date?) {
      (self.event, self.kind, self.createdAt) = (event, kind, createdAt)
    }

    /// Whether it is the end of an event; the APIs may give an event different ids.
    public func isOf(_ other: IssueEvent) -> Bool {
      other.kind == kind && (other.id == event || createdAt != nil && other.createdAt == createdAt)
    }
  }
}
