/// The heading of a section and the offset at which the section begins.
///
/// A view that draws rows one after another from an offset needs nothing else of the sections.
///
/// ```swift
/// let headings = ListHeading.headings(of: Shelf.shelves(of: books))
/// for heading in headings { print("\(heading.title) begins at row \(heading.start)") }
/// let all = [ListHeading("Recent", at: 0)] + headings
/// ```
public nonisolated struct ListHeading: Sendable, Equatable {
  /// The title; empty for a section without one.
  public let title: String
  /// The offset of the first row of the section.
  public let start: Int

  /// Makes a heading.
  public init(_ title: String, at start: Int) {
    self.title = title
    self.start = start
  }

  /// Returns the headings of sections, by ascending start; a section without rows has none.
  public static func headings(of sections: some Sequence<some ListSection>) -> [ListHeading] {
    var headings: [ListHeading] = []
    var start = 0
    for section in sections where !section.rows.isEmpty {
      headings.append(ListHeading(section.title, at: start))
      start += section.rows.count
    }
    return headings
  }
}
