public import BinderyNavigation
import Foundation
import GitHubValues

extension IssuesViewModel: ActionProviding, SummaryListing, MarkableTable {
  /// Refreshing, the filters, taking back what was done last, and the page on the server.
  public var actions: [ScreenAction] {
    let new = (issues.isOfPulls ? nil : issues.repository).map { name in
      ScreenAction("issue.new", Strings.newIssue) {
        self.services.navigation.push(.issueTemplates(name))
      }
    }
    return [services.refresh(self)] + [new].compactMap(\.self) + savingActions + keepActions + [
      ScreenAction("copy.list", "Copy Address of the List", isEnabled: address != nil) {
        if let address = untracked({ self.address }) { self.services.copyAddress(address) }
      },
      ScreenAction("undo.request", "Undo", isEnabled: !undoable.isEmpty) {
        self.services.takeBack(untracked { self.undoable }, in: self.services.ownOutbox)
      },
    ]
  }

  /// The requests of the last action that can still be taken back.
  private var undoable: [Int64] {
    let held = requests.filter { $0.state == .held }
    let last = held.map(\.createdAt).max()
    return held.filter { $0.createdAt == last }.map(\.id)
  }

  /// The changes of issues that the user may make, the same ones for one and for many, their
  /// subscriptions, and the page of one on the server.
  public func actions(for rows: [SummaryRow]) -> [ScreenAction] {
    if rows.count == 1, let request = newIssue(of: rows[0]) { return requestActions(of: request) }
    let items = items(of: rows)
    let subjects = items.compactMap { item in
      services.subject(item.issue, of: item.repository, in: repositories[item.repository]?.value)
    }
    guard !subjects.isEmpty else { return pageActions(of: rows) }
    return services.changeActions(of: subjects) + services.subscriptionActions(of: subjects)
      + [services.muteAction(of: subjects.map(\.place))].compactMap(\.self) + pageActions(of: rows)
  }

  /// The decisions about an issue that is not sent yet.
  private func requestActions(of request: OutboxRow) -> [ScreenAction] {
    let copy = services.copyingReference(of: request, section: Strings.issue)
    guard ![.sent, .doubt].contains(request.state) else { return [copy].compactMap(\.self) }
    let discard = ScreenAction("discard.request", "Discard", section: Strings.issue) {
      self.services.changeOutbox { [services = self.services] outbox in
        let draft = try await outbox.discard(request, keepsText: true)
        if draft != nil { services.showNotice("The issue is a draft now.") }
      }
    }
    return [services.sendingAgain(request, section: Strings.issue), copy, discard]
      .compactMap(\.self)
  }

  private func pageActions(of rows: [SummaryRow]) -> [ScreenAction] {
    guard let row = rows.first, rows.count == 1, let item = items(of: [row]).first else {
      return []
    }
    let kind = item.issue.isPullRequest ? "pull" : "issues"
    let page = services.web.page(of: item.repository, [kind, "\(item.issue.number)"])
    return services.pageActions(at: row.address ?? page)
  }

  /// The address of the list with its filter.
  var address: URL? {
    let kind = issues.isOfPulls ? "pulls" : "issues"
    let page = issues.repository.map { services.web.page(of: $0, [kind]) }
    let text = [issues.isOfPulls ? "is:pr" : "is:issue", filter.text].filter { !$0.isEmpty }
      .joined(separator: " ")
    return (page ?? URL(string: "\(services.web.origin)/\(kind)")).flatMap {
      URL(string: "\($0.absoluteString)?q=\(PercentCoding.encode(text))")
    }
  }
}

extension IssuesViewModel: SavedFiltering {
  var usualFilters: [SavedFilter] {
    guard !issues.isOfPulls else { return issues.usualPullFilters }
    let own = [
      SavedFilter(name: "Assigned to Me", text: "is:open assignee:@me sort:created"),
      SavedFilter(name: "Created by Me", text: "is:open author:@me sort:created"),
      SavedFilter(name: "Mentioning Me", text: "is:open mentions:@me sort:created"),
      SavedFilter(name: "Involving Me", text: "is:open involves:@me sort:created"),
    ]
    guard issues != .own else {
      return own + [SavedFilter(name: "Subscribed", text: "is:open is:subscribed sort:created")]
    }
    return [
      SavedFilter(name: "Open", text: IssueFilter.usual.text),
      SavedFilter(name: "Closed", text: "is:closed sort:updated"),
      SavedFilter(name: "Unassigned", text: "is:open no:assignee sort:created"),
    ] + own
  }

  var savedFilters: Setting<[SavedFilter]> {
    issues.isOfPulls ? Settings.pullFilters : Settings.issueFilters
  }
  var unfilteredTitle: String? { nil }
  var filterText: String { filter.text }

  func conditions(of text: String) -> Route? { .filter(.issues(issues), text) }
}

extension IssuesViewModel: ChipFiltering {
  /// The conditions of the filter.
  public var chips: [FilterChip] { filter.chips }

  /// Removes a condition from the filter.
  public func remove(_ chip: FilterChip) {
    list.keyword = IssueFilter(untracked { list.keyword }).removing(chip).text
  }
}

extension IssuesViewModel: PreviewingTable {
  private var unselectedWords: String {
    issues.isOfPulls ? "No pull request is selected." : "No issue is selected."
  }

  /// Returns the page of an issue.
  public func preview(of row: SummaryRow?) -> PreviewContent<Route> {
    if let row, let request = newIssue(of: row) {
      return .words(Strings.status(of: request, RequestKinds.request(request)))
    }
    return row.map { .page($0.route) } ?? .words(rows.isEmpty ? "" : unselectedWords)
  }
}
