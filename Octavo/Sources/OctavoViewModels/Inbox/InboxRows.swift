import GitHubValues

/// A thread of the inbox, with what its row depends on besides.
nonisolated struct InboxItem: Sendable, Equatable, Identifiable {
  let thread: InboxThread
  /// The time since its newest part.
  let age: Strings.Age?
  /// The identity of its row, which is not that of a thread of another account.
  let id: String
  /// The account, which the threads of it share.
  let owner: Shared<InboxOwner>
}

/// The rows of the inbox: the threads that a filter lets through, with a section for each
/// repository or one for all of them.
nonisolated struct InboxRows: ListRowsArrangement {
  /// The values that the rows depend on besides the threads.
  struct Options: Sendable {
    let filter: InboxFilter
    let isGrouped: Bool
  }

  static var isQuick: Bool { true }

  /// The threads of the rows.
  let items: [InboxItem]
  let sections: [InboxSection]
  /// The rows of all sections.
  let rows: [SummaryRow]
  /// The number of threads with which the user is not done.
  let openCount: Int

  static func row(of item: InboxItem, _ options: Options) -> SummaryRow {
    SummaryRow(item)
  }

  init(_ all: [SummaryRow], _ input: ListInput<InboxItem, Options>) {
    let options = input.options
    var (items, rows) = (input.items, all)
    if !options.filter.isEmpty {
      let places = items.indices.filter { options.filter.matches(items[$0].thread) }
      (items, rows) = (places.map { items[$0] }, places.map { rows[$0] })
    }
    openCount = items.count { $0.thread.mark != .done }
    guard options.isGrouped else {
      (self.items, self.rows) = (items, rows)
      sections = [InboxSection(title: "", rows: rows)]
      return
    }
    let groups = Self.groups(of: items)
    self.items = groups.flatMap { $0.map { items[$0] } }
    sections = groups.map { places in
      let title = "\(items[places[0]].thread.thread.repository)"
      return InboxSection(title: title, rows: places.map { rows[$0] })
    }
    self.rows = sections.flatMap(\.rows)
  }

  /// Groups the places of threads by repository: first the one with the newest thread.
  private static func groups(of items: [InboxItem]) -> [[Int]] {
    var groups: [[Int]] = []
    var known: [GitHub.RepositoryName: Int] = [:]
    for place in items.indices {
      let repository = items[place].thread.thread.repository
      if let group = known[repository] {
        groups[group].append(place)
      } else {
        known[repository] = groups.count
        groups.append([place])
      }
    }
    return groups
  }
}
