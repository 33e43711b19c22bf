/// A filter of a list to which the user has given a name.
public nonisolated struct SavedFilter: Codable, Hashable, Sendable {
  /// The name.
  public let name: String
  /// The text of the filter.
  public let text: String
}
