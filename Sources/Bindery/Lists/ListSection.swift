/// A part of a list with a heading of its own.
public nonisolated protocol ListSection: Identifiable where ID: Sendable {
  /// What the section lists.
  associatedtype Row: Identifiable & Equatable where Row.ID: Sendable
  /// The words of the heading; empty, as by default, for a section without one.
  var title: String { get }
  /// The rows, in order.
  var rows: [Row] { get }
}

extension ListSection {
  /// No heading.
  public var title: String { "" }
}
