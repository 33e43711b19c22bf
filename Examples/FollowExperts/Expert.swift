/// An expert whom the user may follow.
public nonisolated struct Expert: Sendable, Equatable, Identifiable {
  /// The identifier.
  public let id: Int
  /// The name.
  public let name: String
  /// The field of knowledge.
  public let field: String
  /// Whether the user follows the expert.
  public let isFollowed: Bool

  /// Makes an expert.
  public init(id: Int, name: String, field: String, isFollowed: Bool = false) {
    self.id = id
    self.name = name
    self.field = field
    self.isFollowed = isFollowed
  }
}
