/// A section of a list, with a heading.
public nonisolated protocol ListSection: Identifiable where ID: Sendable {
  /// A row of the section.
  associatedtype Row: Identifiable & Equatable where Row.ID: Sendable
  /// The title of the heading; empty, as by default, for a section without one.
  var title: String { get }
  /// The rows, in order.
  var rows: [Row] { get }
}

extension ListSection {
  /// An empty title, for no heading.
  public var title: String { "" }
}
