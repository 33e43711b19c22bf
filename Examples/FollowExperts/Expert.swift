/// Somebody worth following.
public nonisolated struct Expert: Sendable, Equatable, Identifiable {
  /// Tells experts apart.
  public let id: Int
  /// The name.
  public let name: String
  /// What they know.
  public let field: String
  /// Whether the reader follows them already.
  public let isFollowed: Bool

  /// Makes an expert.
  public init(id: Int, name: String, field: String, isFollowed: Bool = false) {
    self.id = id
    self.name = name
    self.field = field
    self.isFollowed = isFollowed
  }
}
