public import BinderyNavigation

/// A part of a page of changes: the message, the commits, or a file.
public nonisolated struct ChangeSection: Sendable, ListSection, Equatable {
  /// The identity: that of the first row.
  public let id: String
  /// The path of the file, or the heading of the commits.
  public let title: String
  /// The rows.
  public let rows: [ChangeRow]

  init(_ title: String, _ rows: [ChangeRow]) {
    id = rows.first?.id ?? title
    self.title = title
    self.rows = rows
  }
}
