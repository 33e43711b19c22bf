public import Foundation

extension GitHub {
  /// An event of an issue or a pull request, or an entry of its timeline.
  ///
  /// A timeline has comments, reviews, commits and references besides the events.
  public struct IssueEvent: Sendable, Hashable, Codable, Identifiable {
    /// The data of an event that depend on its kind.
    public enum Detail: Sendable, Hashable, Codable {
      /// The label that was added or removed.
      case label(Label)
      /// The account that was assigned or unassigned.
      case assignee(Account)
      /// The account whose review was requested or is no longer.
      case reviewer(Account)
      /// The title of the milestone.
      case milestone(String)
      /// The titles before and after a change.
      case rename(from: String, to: String)
      /// The reason for locking, such as “off-topic”.
      case lock(reason: String)
      /// The reason for the new state.
      case state(IssueStateReason)
      /// The name of a commit, and its message and the name of its author if the server sends them.
      case commit(sha: String, message: String, author: String? = nil)
      /// The comment that was written.
      case comment(Comment)
      /// The review that was sent.
      case review(Review)
      /// The issue or pull request that refers to this one, or to which this one relates.
      case reference(Issue)
      /// The types of the issue before and after a change; `nil` for none.
      case type(from: String?, to: String?)
    }

    /// The id: unique among the entries of a timeline.
    public var id: String
    /// The kind.
    public var kind: IssueEventKind
    /// The account that caused it; `nil` if it has been deleted, and for a commit.
    public var actor: Account?
    /// The time.
    public var createdAt: Date?
    /// The data that depend on the kind; `nil` if there is none, or for an unknown kind.
    public var detail: Detail?
    /// The issue, in a list of the events of a repository.
    public var issue: Issue?
    /// The hash of the commit that closed the issue; `nil` if none did.
    public var commit: String?
  }
}

extension GitHub.IssueEvent {
  /// Makes an event, whose other members a function sets.
  public init(
    id: String,
    kind: GitHub.IssueEventKind,
    configure: (inout Self) -> Void = { _ in }
  ) {
    self.init(id: id, kind: kind, actor: nil)
    configure(&self)
  }
}
