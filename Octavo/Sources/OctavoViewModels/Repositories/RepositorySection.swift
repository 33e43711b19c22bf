public import BinderyNavigation
import GitHubValues

/// Rows whose names begin with the same letter, or all rows of a list without letters.
public nonisolated struct RepositorySection: Sendable, ListSection, Equatable {
  /// The letter in upper case; “#” stands for everything that is none, and nothing for all rows.
  public let title: String
  /// The rows, by name.
  public internal(set) var rows: [RepositoryRow]

  /// The letter, which no other section has.
  public var id: String { title }

  /// Sorts rows by name into sections, whatever the case.
  static func sections(of rows: [RepositoryRow]) -> [RepositorySection] {
    let named = rows.map { (key: $0.loaded.name.lowercased(), row: $0) }
    let sorted = named.sorted { ($0.key, $0.row.id) < ($1.key, $1.row.id) }
    var sections: [RepositorySection] = []
    var others = RepositorySection(title: "#", rows: [])
    for (key, row) in sorted {
      guard let first = key.first, first.isLetter else {
        others.rows.append(row)
        continue
      }
      let title = first.uppercased()
      if sections.last?.title == title {
        sections[sections.count - 1].rows.append(row)
      } else {
        sections.append(RepositorySection(title: title, rows: [row]))
      }
    }
    return others.rows.isEmpty ? sections : sections + [others]
  }
}
