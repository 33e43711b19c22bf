public import BinderyNavigation

/// The recent searches, or the results.
public nonisolated struct ExploreSection: Sendable, ListSection, Equatable {
  /// The heading; empty above results.
  public let title: String
  /// The recent searches, or the results.
  public let rows: [ExploreRow]

  /// The heading.
  public var id: String { title }
}
