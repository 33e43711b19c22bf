public import Foundation

extension DemoWorld {
  /// A bare git repository.
  public struct Repository: Sendable, Equatable {
    /// The login of its owner.
    public let owner: String
    /// The name, unique among the owner's repositories.
    public let name: String
    /// The description, in one sentence.
    public let description: String
    /// The address of the project's site.
    public let homepage: String?
    /// The topics that a search finds it by.
    public let topics: [String]
    /// The owners and names, such as “juno/garden”, under which it was known before.
    public let formerNames: [String]
    /// The key of the licence, such as “mit”; `nil` without one.
    public let license: String?
    /// The owner and name of the repository that it was forked from.
    public let parent: String?
    /// Whether it is read-only.
    public let isArchived: Bool
    /// Whether only its owner, or the members of the organisation that owns it, can see it.
    public let isPrivate: Bool
    /// The folder of the bare repository.
    public let folder: URL
  }
}
