public import BinderyNavigation

/// Commits of one day that follow each other in a log.
public nonisolated struct CommitSection: Sendable, ListSection, Equatable {
  /// The day.
  public let title: String
  /// The rows, newest first.
  public internal(set) var rows: [CommitRow]

  /// The name of the first commit, because a day can have several sections: a log has the order of
  /// the history, not that of the dates.
  public var id: String { rows.first?.id ?? "" }

  /// Divides rows into sections wherever the day changes.
  static func sections(
    of rows: [CommitRow],
    day: (CommitRow) -> String
  ) -> [CommitSection] {
    var sections: [CommitSection] = []
    for row in rows {
      let title = day(row)
      if sections.last?.title == title {
        sections[sections.count - 1].rows.append(row)
      } else {
        sections.append(CommitSection(title: title, rows: [row]))
      }
    }
    return sections
  }
}
