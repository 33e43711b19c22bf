/// A table whose rows stand in sections with headings, and with an index at its side where it is
/// long.
///
/// ``TableViewModel/rows`` are the rows of the sections, one after the other, so that an offset
/// means the same row in both:
///
/// ```swift
/// @Computed({ (viewModel: LibraryViewModel) in Shelf.shelves(of: viewModel.books) }) var sections
/// @Computed({ (viewModel: LibraryViewModel) in viewModel.sections.flatMap(\.rows) }) var rows
/// ```
@MainActor
public protocol SectionedTableViewModel: TableViewModel {
  /// A section with its heading.
  associatedtype Section: ListSection where Section.Row == Row

  /// The rows in sections.
  var sections: [Section] { get }
  /// The words of the index, one for each section with rows; by default none, which is no index.
  var sectionIndexTitles: [String] { get }
}

extension SectionedTableViewModel {
  /// No index.
  public var sectionIndexTitles: [String] { [] }

  /// Where the sections begin among the rows.
  ///
  /// Reading it inside `observe` subscribes.
  public var headings: [ListHeading] { ListHeading.headings(of: sections) }

  /// The offset of the row at which a word of the index points, if there is one.
  public func row(atIndex index: Int) -> Int? {
    let headings = untracked { self.headings }
    return headings.indices.contains(index) ? headings[index].start : nil
  }
}
