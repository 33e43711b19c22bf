public import BinderyNavigation

/// The threads of a repository in the inbox, or all threads below no heading.
public nonisolated struct InboxSection: Sendable, ListSection, Equatable {
  /// The name of the repository; empty for all threads.
  public let title: String
  /// The rows, newest first.
  public let rows: [SummaryRow]

  /// The name, which no other section has.
  public var id: String { title }
}
