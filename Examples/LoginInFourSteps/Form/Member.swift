/// Somebody who has logged in.
public nonisolated struct Member: Sendable, Equatable {
  /// Their name.
  public let name: String

  /// Makes a member.
  public init(name: String) { self.name = name }
}
