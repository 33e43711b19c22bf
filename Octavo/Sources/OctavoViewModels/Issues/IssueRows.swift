import GitHubValues

/// An issue of a list, with what its row depends on besides.
nonisolated struct IssueItem: Sendable, Equatable, Identifiable {
  /// The issue with the requests of the user.
  let issue: GitHub.Issue
  /// The repository.
  let repository: GitHub.RepositoryName
  /// Whether the list has issues of several repositories.
  let isNamed: Bool
  /// The time since it was opened.
  let age: Strings.Age?
  /// The facts of the filter.
  let facts: IssueFilter.Facts

  /// The place in words, such as “ada/engine#12”.
  var id: String { "\(repository)#\(issue.number)" }
}

/// The rows of issues that a filter lets through, in the order of the server or of the filter.
nonisolated struct IssueRows: ListRowsArrangement {
  /// The values that the rows depend on besides the issues.
  struct Options: Sendable {
    let filter: IssueFilter
    /// Whether the server has found the issues by the filter.
    let isFound: Bool
  }

  static var isQuick: Bool { true }

  let rows: [SummaryRow]
  let items: [IssueItem]

  static func row(of item: IssueItem, _ options: Options) -> SummaryRow { SummaryRow(item) }

  init(_ all: [SummaryRow], _ input: ListInput<IssueItem, Options>) {
    let (filter, isFound) = (input.options.filter, input.options.isFound)
    let hasPulls = !Set(["pr", "pull-request"]).isDisjoint(with: filter.values(.state))
    // A list of subscriptions is not asked for all conditions.
    let isDecided = isFound && !filter.isForSubscriptions
    var places = input.items.indices.filter { place in
      let item = input.items[place]
      return (hasPulls || !item.issue.isPullRequest)
        && filter.matches(item.issue, item.facts, isFound: isDecided)
    }
    if !isFound {
      places.sort { filter.isOrdered(input.items[$0].issue, before: input.items[$1].issue) }
    }
    (rows, items) = (places.map { all[$0] }, places.map { input.items[$0] })
  }
}

nonisolated extension SummaryRow {
  /// Makes the row of an issue.
  fileprivate init(_ item: IssueItem) {
    let issue = item.issue
    self.init(
      item.id,
      issue.title,
      sign: issue.sign,
      mark: item.facts.isUnread ? "New" : nil,
      tags: issue.labels.prefix(Self.mostTags).map {
        RowTag(title: $0.name, color: $0.color.map { "#\($0)" })
      },
      detail: [
        item.isNamed ? item.id : "#\(issue.number)", issue.stateWords.lowercased(), issue.type,
        issue.milestone?.title,
        issue.assignees.isEmpty ? nil : issue.assignees.map(\.login).joined(separator: ", "),
        issue.comments > 0 ? Strings.count(issue.comments, "comment", "comments") : nil,
        issue.isLocked ? "locked" : nil, item.age?.words,
      ],
      .issue(item.repository, issue.number),
      address: issue.htmlURL
    )
  }

  /// The most labels that a row shows.
  private static let mostTags = 12
}

nonisolated extension GitHub.Issue {
  /// The sign of the state.
  var sign: RowSign {
    switch (isPullRequest, state) {
    case (false, .closed):
      [.notPlanned, .duplicate].contains(stateReason) ? .dismissedIssue : .completedIssue
    case (false, .open): .openIssue
    case (true, .closed): mergedAt == nil ? .rejectedPull : .mergedPull
    case (true, .open): .openPull
    default: .unknown
    }
  }
}
