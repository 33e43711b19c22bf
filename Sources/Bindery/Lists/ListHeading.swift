/// Where a section begins among the rows of a list, and what stands above it.
///
/// A view that draws one row after the other, from an offset on, needs no more than that of sections.
public nonisolated struct ListHeading: Sendable, Equatable {
  /// The words; empty where nothing stands above the section.
  public let title: String
  /// The offset of the first row of the section.
  public let start: Int

  /// Says where a section begins.
  public init(_ title: String, at start: Int) {
    self.title = title
    self.start = start
  }

  /// The headings of sections, by ascending start; a section without rows has none.
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
