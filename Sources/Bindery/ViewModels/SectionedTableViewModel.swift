/// A table whose rows stand in sections too, with an index at its side.
public protocol SectionedTableViewModel: TableViewModel {
  /// A section with its heading.
  associatedtype Section: ListSection where Section.Row == Row

  /// The rows in sections.
  var sections: Property<[Section]> { get }
  /// The words of the index, one for each section.
  var sectionIndexTitles: [String] { get }
}
