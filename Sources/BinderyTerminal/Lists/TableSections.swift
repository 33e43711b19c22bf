#if canImport(Glibc) || canImport(Musl)
import Bindery

/// The sections of a table; none for a table without them.
struct TableSections {
  let headings: [ListHeading]
  let indexTitles: [String]

  /// Makes the sections of a table; none for one that was released.
  init(_ table: (any TableViewModel)?) {
    let table = table as? any SectionedTableViewModel
    headings = table?.headings ?? []
    indexTitles = table?.sectionIndexTitles ?? []
  }
}
#endif
