import BinderyNavigation
import GitHubValues

/// The rows of the list.
extension IssuesViewModel {
  /// The requests of the user that change issues, by the places of those.
  func makeRequests() -> [String: [OutboxRow]] {
    Dictionary(grouping: requests) { row in
      let place =
        switch RequestKinds.request(row) {
        case let request as any IssueMemberRequest: "\(request.place)"
        case let edit as IssueEdit: "\(edit.place)"
        default: ""
        }
      return place.lowercased()
    }
  }

  /// The rows of issues that are not sent yet, the newest first, as far as the filter lets them
  /// through.
  func makeUnsent() -> [SummaryRow] {
    let login = services.outbox.login ?? ""
    return newIssues.reversed().compactMap { row in
      guard !issues.isOfPulls, let new = RequestKinds.request(row) as? NewIssue,
        issues.repository.map({ $0 == new.repositoryName }) ?? true
      else { return nil }
      let facts = IssueFilter.Facts(login: login.lowercased())
      guard filter.matches(new.shown(by: login, at: row), facts, isFound: false) else {
        return nil
      }
      return SummaryRow(row, new, isNamed: issues.repository == nil)
    }
  }

  /// Returns the request of a row; `nil` for an issue that the server has.
  func newIssue(of row: SummaryRow) -> OutboxRow? {
    newIssues.first { "request-\($0.id)" == row.id }
  }

  /// The places of issues in whose threads something is new.
  func makeUnread() -> Set<String> {
    let threads = services.inbox.own?.state.threads ?? []
    return Set(
      threads.lazy.filter(\.isUnread).compactMap { item in
        item.thread.subject.number.map { "\(item.thread.repository)#\($0)".lowercased() }
      }
    )
  }

  /// Makes the issues with what their rows depend on, whatever the filter.
  func makeItems() -> [IssueItem] {
    let (now, login) = (now, services.session.user?.login.lowercased() ?? "")
    let (changes, unread) = (changes, unread)
    let hasFacts = !changes.isEmpty || !unread.isEmpty
    let isNamed = issues.repository == nil
    let pulls = issues.isOfPulls ? pulls : nil
    let candidates = isWhole || isFound ? list.items : known.value ?? []
    return candidates.compactMap { issue -> IssueItem? in
      guard let repository = issue.repository ?? issues.repository else { return nil }
      let place = hasFacts ? "\(repository)#\(issue.number)".lowercased() : ""
      return IssueItem(
        issue: changes[place].map { issue.applying($0) } ?? issue,
        repository: repository,
        isNamed: isNamed,
        age: issue.createdAt.map { Strings.Age(of: $0, now: now) },
        facts: IssueFilter.Facts(
          login: login,
          isUnread: unread.contains(place),
          pull: pulls?.facts(of: issue.nodeID)
        )
      )
    }
  }

  /// Makes the issues that are filtered, and the filter.
  func makeInput() -> ListRows<IssueRows>.Input {
    let options = IssueRows.Options(
      filter: filter,
      isFound: isFound,
      isOfPulls: issues.isOfPulls
    )
    return ListInput(items: items, keyword: "", options: options)
  }
}

extension IssuesViewModel {
  /// Requests the facts of the pull requests whose rows are visible.
  public func didShow(_ rows: [SummaryRow]) {
    guard issues.isOfPulls, let first = rows.first else { return }
    untracked {
      let made = made.value
      guard let start = made.rows.firstIndex(where: { $0.id == first.id }) else { return }
      pulls.display(start..<start + rows.count, of: made.rows.count, node: made.node)
    }
  }
}

nonisolated extension SummaryRow {
  /// Makes the row of an issue that is not sent yet.
  fileprivate init(_ row: OutboxRow, _ new: NewIssue, isNamed: Bool) {
    self.init(
      "request-\(row.id)",
      new.issue.heading,
      sign: .openIssue,
      mark: row.needsUser ? "Needs you" : "Not sent yet",
      tags: new.issue.labels.map { RowTag(title: $0.name, color: $0.color.map { "#\($0)" }) },
      detail: [isNamed ? "\(new.repositoryName)" : nil, Strings.status(of: row, new)],
      .newIssue(
        new.repositoryName,
        NewIssueForm(template: new.template, request: row.id)
      ),
      address: nil
    )
  }
}
