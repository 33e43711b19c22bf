public import BinderyNavigation

/// A part of Explore: recent searches, a list in brief, or results.
public nonisolated struct ExploreSection: Sendable, ListSection, Equatable {
  /// The identity of the section.
  public let id: String
  /// The heading.
  public let title: String
  /// The rows.
  public let rows: [ExploreRow]

  /// Makes a section.
  init(_ id: String, _ title: String, _ rows: [ExploreRow.Content]) {
    self.id = id
    self.title = title
    self.rows = rows.map { ExploreRow(id, $0) }
  }
}
