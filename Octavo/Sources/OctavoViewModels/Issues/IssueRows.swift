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
    /// Whether it is a list of pull requests.
    var isOfPulls = false
  }

  static var isQuick: Bool { true }

  /// The rows that the filter lets through.
  let rows: [SummaryRow]
  /// The numbers of open and of closed issues that the other conditions let through; `nil` where
  /// only the server knows them.
  let counts: (open: Int, closed: Int)?
  private let all: [IssueItem]
  /// The places of the issues that the filter lets through.
  private let places: [Int]

  static func row(of item: IssueItem, _ options: Options) -> SummaryRow {
    SummaryRow(item, isOfPulls: options.isOfPulls)
  }

  init(_ all: [SummaryRow], _ input: ListInput<IssueItem, Options>) {
    let (filter, isFound) = (input.options.filter, input.options.isFound)
    let (items, shown) = (input.items, filter.values(.state))
    let isOfPulls = input.options.isOfPulls
    let hasPulls = isOfPulls || shown.contains { ["pr", "pull-request"].contains($0) }
    // A list of subscriptions is not asked for all conditions.
    let isDecided = isFound && !filter.isForSubscriptions
    // Issues in other states are counted, too.
    let matcher = IssueMatcher(filter.withoutState, isFound: isDecided)
    let states = IssueMatcher(filter.statesOnly, isFound: isDecided)
    var counts = (open: 0, closed: 0)
    var places: [Int] = []
    // An issue of an array is copied with all its texts, one of a buffer is not.
    items.withUnsafeBufferPointer { items in
      for place in items.indices {
        let isPull = items[place].issue.isPullRequest
        guard isPull ? hasPulls : !isOfPulls else { continue }
        guard matcher.matches(items[place].issue, items[place].facts) else { continue }
        if items[place].issue.state == .closed { counts.closed += 1 } else { counts.open += 1 }
        if states.matches(items[place].issue, items[place].facts) { places.append(place) }
      }
      guard !isFound else { return }
      let order = IssueOrder(filter)
      places = order.sorted(
        places,
        number: { items[$0].issue.number },
        value: { order.value(of: items[$0].issue) }
      )
    }
    rows = places.map { all[$0] }
    self.counts = isFound ? nil : counts
    (self.all, self.places) = (items, places)
  }

  /// Returns the issues of rows, in their order.
  ///
  /// The issue of one row, which each frame asks for, costs no copy and no hash of the others.
  func items(of rows: [SummaryRow]) -> [IssueItem] {
    if let id = rows.first?.id, rows.count == 1 {
      for index in places.indices where self.rows[index].id == id { return [all[places[index]]] }
      return []
    }
    let wanted = Set(rows.map(\.id))
    var found: [IssueItem] = []
    for index in places.indices where found.count < wanted.count {
      if wanted.contains(self.rows[index].id) { found.append(all[places[index]]) }
    }
    return found
  }

  /// Returns the id in GraphQL of the pull request of a row.
  func node(at offset: Int) -> String? {
    places.indices.contains(offset) ? all[places[offset]].issue.nodeID : nil
  }

  /// Returns the repositories of the first issues.
  func repositories(ofFirst count: Int) -> [GitHub.RepositoryName] {
    places.prefix(count).map { all[$0].repository }
  }
}

nonisolated extension SummaryRow {
  /// Makes the row of an issue.
  fileprivate init(_ item: IssueItem, isOfPulls: Bool) {
    let issue = item.issue
    let pull = item.facts.pull
    self.init(
      item.id,
      issue.title,
      sign: issue.sign(pull),
      mark: item.facts.isUnread ? "New" : nil,
      tags: issue.labels.prefix(Self.mostTags).map {
        RowTag(title: $0.name, color: $0.color.map { "#\($0)" })
      },
      detail: [
        item.isNamed ? item.id : "#\(issue.number)",
        isOfPulls ? issue.pullWords(pull) : issue.stateWords.lowercased(), issue.type,
      ] + (issue.state == .open ? pull?.words(for: item.facts.login) ?? [] : [pull?.sizeWords]) + [
        issue.milestone?.title,
        issue.assignees.isEmpty ? nil : issue.assignees.map(\.login).joined(separator: ", "),
        issue.commentWords(pull), issue.isLocked ? "locked" : nil, item.age?.words,
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
  var sign: RowSign { sign(nil) }

  /// Returns the state of a pull request in a list of them; `nil` for an open one, whose facts
  /// say more.
  fileprivate func pullWords(_ pull: GitHub.PullFacts?) -> String? {
    guard state == .open else { return stateWords.lowercased() }
    return pull?.isDraft ?? isDraft ?? false ? "draft" : nil
  }

  /// Returns the number of comments in words; `nil` for none.
  fileprivate func commentWords(_ pull: GitHub.PullFacts?) -> String? {
    let count = pull?.comments ?? comments
    return count > 0 ? Strings.count(count, "comment", "comments") : nil
  }

  /// Returns the sign of the state, with the facts of a pull request.
  func sign(_ pull: GitHub.PullFacts?) -> RowSign {
    switch (isPullRequest, state) {
    case (true, .open) where pull?.checks?.failed ?? 0 > 0: .failingPull
    case (true, .open) where pull?.isDraft ?? isDraft ?? false: .draftPull
    case (false, .closed):
      [.notPlanned, .duplicate].contains(stateReason) ? .dismissedIssue : .completedIssue
    case (false, .open): .openIssue
    case (true, .closed): mergedAt == nil ? .rejectedPull : .mergedPull
    case (true, .open): .openPull
    default: .unknown
    }
  }
}
