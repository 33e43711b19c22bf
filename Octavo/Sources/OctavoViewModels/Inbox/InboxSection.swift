public import BinderyNavigation
import GitHubValues

/// The threads of a repository in the inbox, or all threads below no heading.
public nonisolated struct InboxSection: Sendable, ListSection, Equatable {
  /// The name of the repository; empty for all threads.
  public let title: String
  /// The rows, newest first.
  public let rows: [SummaryRow]

  /// The name, which no other section has.
  public var id: String { title }

  /// Sorts threads by repository: first the one with the newest thread.
  static func grouped(_ threads: [InboxThread]) -> [InboxThread] {
    var groups: [[InboxThread]] = []
    var places: [GitHub.RepositoryName: Int] = [:]
    for item in threads {
      if let place = places[item.thread.repository] {
        groups[place].append(item)
      } else {
        places[item.thread.repository] = groups.count
        groups.append([item])
      }
    }
    return groups.flatMap(\.self)
  }

  /// Makes the sections of threads in their order.
  static func sections(
    _ threads: [InboxThread],
    isGrouped: Bool,
    row: (InboxThread) -> SummaryRow
  ) -> [Self] {
    guard isGrouped else { return [Self(title: "", rows: threads.map(row))] }
    return threads.chunked { $0.thread.repository == $1.thread.repository }.map { group in
      Self(title: group.first.map { "\($0.thread.repository)" } ?? "", rows: group.map(row))
    }
  }
}

nonisolated extension Array {
  /// Returns the runs of neighbours that belong together.
  fileprivate func chunked(by isSameGroup: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index > start && !isSameGroup(self[index - 1], self[index]) {
      chunks.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : chunks + [self[start...]]
  }
}
