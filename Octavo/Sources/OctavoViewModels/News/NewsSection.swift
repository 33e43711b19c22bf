public import BinderyNavigation
public import Foundation

/// The rows of one day.
public nonisolated struct NewsSection: ListSection, Sendable, Equatable {
  /// The beginning of the day.
  public let id: Date
  /// The day, such as “Today” or “Monday, 3 March”.
  public let title: String
  /// The rows, newest first.
  public let rows: [NewsRow]
}
