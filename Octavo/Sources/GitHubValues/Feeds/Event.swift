public import Foundation

extension GitHub {
  /// Something that somebody did in public.
  public struct Event: Sendable, Hashable, Codable, Identifiable {
    /// The event's own number, as the server writes it.
    public var id: String
    /// Who did it.
    public var actor: Account
    /// The repository it happened in.
    public var repository: RepositoryName
    /// When it happened.
    public var createdAt: Date
    /// What was done.
    public var kind: Kind

    /// Makes an event.
    public init(
      id: String,
      actor: Account,
      repository: RepositoryName,
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
