public import Foundation

extension GitHub {
  /// The facts of an issue that only GraphQL has.
  public struct IssueFacts: Sendable, Hashable, Codable, Identifiable {
    /// The number of the issue.
    public var number: Int
    /// The id of the issue in GraphQL.
    public var node: String
    /// Whether it stands above the list of its repository.
    public var isPinned: Bool
    /// The time of the last edit of its text; `nil` for none.
    public var editedAt: Date?
    /// The issue of which it is a part.
    public var parent: Issue?
    /// The pull requests that close it, or are to close it.
    public var pulls: [Issue]
    /// The names of the branches that were made for it; `nil` if they are not known.
    public var branches: [String]?
    /// The other ends of its latest events.
    public var ends: [IssueEventEnd]

    /// Makes the facts of an issue.
    public init(
      number: Int,
      node: String,
      isPinned: Bool = false,
      editedAt: Date? = nil,
      parent: Issue? = nil,
      pulls: [Issue] = [],
      ends: [IssueEventEnd] = []
    ) {
      (self.number, self.node, self.isPinned) = (number, node, isPinned)
      self.editedAt = editedAt
      (self.parent, self.pulls, self.ends) = (parent, pulls, ends)
    }

    /// The number of the issue.
    public var id: Int { number }
  }
}
