/// A user who has logged in.
public nonisolated struct Member: Sendable, Equatable {
  /// The user's name.
  public let name: String

  /// Makes a member.
  public init(name: String) { self.name = name }
}
