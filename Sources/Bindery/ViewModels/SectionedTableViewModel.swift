/// A table whose rows are grouped in sections with headings, and that may have an index at its
/// side.
///
/// ``TableViewModel/rows`` are the rows of the sections, one after the other, so that an offset
/// means the same row in both:
///
/// ```swift
/// @Computed({ (viewModel: LibraryViewModel) in Shelf.shelves(of: viewModel.books) }) var sections
/// @Computed({ (viewModel: LibraryViewModel) in viewModel.sections.flatMap(\.rows) }) var rows
/// ```
///
/// - Order: the rows are those of the sections in the order of ``sections``.
/// - Lifetime: that of the view model.
/// - Errors: as for ``TableViewModel``.
/// - Cost: both are read after each change, so derive them with ``Computed``.
///
/// A front end draws the headings and the index:
///
/// ```swift
/// for heading in viewModel.headings { print(heading.start, heading.title) }
/// for (index, title) in viewModel.sectionIndexTitles.enumerated() {
///   if let row = viewModel.row(atIndex: index) { print("\(title) leads to row \(row)") }
/// }
/// ```
@MainActor
public protocol SectionedTableViewModel: TableViewModel {
  /// A section with its heading.
  associatedtype Section: ListSection where Section.Row == Row

  /// The rows in sections.
  var sections: [Section] { get }
  /// The headings of the sections, with their offsets among the rows; by default those of
  /// ``sections``.
  var headings: [ListHeading] { get }
  /// The titles of the index, one for each section with rows; empty, as by default, for no index.
  var sectionIndexTitles: [String] { get }
}

extension SectionedTableViewModel {
  /// No titles, for no index.
  public var sectionIndexTitles: [String] { [] }

  /// The headings of the sections, with their offsets among the rows.
  ///
  /// Reading it inside `observe` subscribes.
  public var headings: [ListHeading] { ListHeading.headings(of: sections) }

  /// Returns the offset of the row to which a title of the index leads, if there is one.
  public func row(atIndex index: Int) -> Int? {
    let headings = untracked { self.headings }
    return headings.indices.contains(index) ? headings[index].start : nil
  }
}
