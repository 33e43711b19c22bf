/// A part of a list with a heading of its own.
public nonisolated protocol ListSection: Identifiable where ID: Sendable {
  /// What the section lists.
  associatedtype Row: Identifiable & Equatable where Row.ID: Sendable
  /// The rows, in order.
  var rows: [Row] { get }
}
