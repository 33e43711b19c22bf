public import Foundation

extension GitHub {
  /// A public action of an account.
  public struct Event: Sendable, Hashable, Codable, Identifiable {
    /// The number of the event, as the server writes it.
    public var id: String
    /// The account that has acted.
    public var actor: Account
    /// The repository of the action; `nil` if it has none, as the following of an account.
    public var repository: RepositoryName?
    /// The time of the action.
    public var createdAt: Date
    /// The kind of the action.
    public var kind: Kind

    /// Makes an event.
    public init(
      id: String,
      actor: Account,
      repository: RepositoryName?,
      createdAt: Date,
      kind: Kind
    ) {
      self.id = id
      self.actor = actor
      self.repository = repository
      self.createdAt = createdAt
      self.kind = kind
    }
  }
}
