public import Foundation

extension GitHub {
  /// The other end of an event, which only GraphQL has: what closed an issue, of what it is a
  /// duplicate, to what it is connected, or from where it was moved; of a pull request also the
  /// commits of a force push, the branches of a changed base, and the environment of a deployment.
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
    /// The commit or the branch before the event; `nil` if it was deleted.
    public var old: String?
    /// The commit or the branch after the event; `nil` if it was deleted.
    public var new: String?
    /// The environment of a deployment, or the reason for which the merge queue removed it.
    public var words: String?

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
