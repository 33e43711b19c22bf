#if canImport(Glibc) || canImport(Musl)
import Bindery

/// The sections of a table; none for a table without them.
struct TableSections {
  let headings: [ListHeading]
  let indexTitles: [String]

  init(_ table: any TableViewModel) {
    let table = table as? any SectionedTableViewModel
    headings = table?.headings ?? []
    indexTitles = table?.sectionIndexTitles ?? []
  }
}
#endif
