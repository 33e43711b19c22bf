import GitHubValues

/// The rows of a list of repositories, in sections.
nonisolated struct RepositoryListRows: ListRowsArrangement {
  /// The values that the rows depend on besides the repositories and the filter.
  struct Options: Sendable {
    /// The account whose list it is.
    let owner: String?
    /// The order; `nil` for that by name, with a section for each letter where there are many.
    let order: RepositoryOrder?
    let viewerState: ViewerState
  }

  /// From so many repositories on, letters help to find one.
  private static let lettered = 20

  let sections: [RepositorySection]
  /// The rows of all sections.
  let rows: [RepositoryRow]

  static func row(of repository: GitHub.Repository, _ options: Options) -> RepositoryRow {
    RepositoryRow(repository, of: options.owner, options.viewerState)
  }

  init(_ all: [RepositoryRow], _ input: ListInput<GitHub.Repository, Options>) {
    let keyword = input.keyword
    let rows = keyword.isEmpty ? all : all.filter { $0.loaded.matches(keyword) }
    if let order = input.options.order {
      self.rows = order.sorted(rows)
    } else {
      let sections = RepositorySection.sections(of: rows)
      self.rows = sections.flatMap(\.rows)
      // The letters stay while the user filters.
      guard input.items.count < Self.lettered else {
        self.sections = sections
        return
      }
    }
    sections = [RepositorySection(title: "", rows: self.rows)]
  }
}
