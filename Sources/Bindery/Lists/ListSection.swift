/// A section of a list, with a heading.
///
/// ```swift
/// struct Shelf: ListSection, Equatable {
///   let id: String
///   let rows: [Book]
///
///   var title: String { id }
/// ```
///
/// - Order: sections and rows are shown in their order; a section without rows is left out.
/// - Lifetime: usually a value.
/// - Errors: two sections with the same `id` are two sections to a view, which may confuse them.
/// - Cost: a view reads ``rows`` of all sections after each change of the list.
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
