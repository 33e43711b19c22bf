import BinderyNavigation
import Foundation
import GitHubValues

/// The results of a search for one kind of things, whatever their type.
///
/// Each kind is requested, stored and fails by itself.
struct FoundItems {
  /// The rows.
  let rows: () -> [SummaryRow]
  /// Returns the actions of the thing of a row.
  let actions: (SummaryRow) -> [ScreenAction]
  /// The content in place of the rows.
  let content: () -> ListContent
  /// The message of the last failure above the rows.
  let problem: () -> String?
  /// The state of the requests.
  let phase: () -> ListPhase
  /// The number of items of the store and of the server, and their age.
  let extent: () -> Stored<Int>
  /// Shows the results of a text; those of an empty one are none.
  let show: (_ text: String) -> Void
  /// Requests the results from the server.
  let refresh: () -> Void
  /// Requests the results unless that has succeeded before or is under way.
  let refreshIfNeeded: () -> Void
  /// Requests the next page.
  let loadMore: () -> Void
  /// The failures of requests.
  let errors: [Signal<any Error, Never>]
  /// Completes the rows that are visible.
  let didShow: ([SummaryRow]) -> Void
  /// Completes a row before it is opened.
  let complete: (SummaryRow) async -> Void

  /// Makes the results of a list.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - explain: Returns the message for a failure that is about searches.
  ///   - query: Returns the query of the store for a text.
  ///   - row: Returns the row of an item; `nil` for one that cannot be shown.
  ///   - didShow: Completes the rows of items that are visible.
  ///   - complete: Completes the row of an item before it is opened.
  ///   - actions: Returns the actions of an item.
  init<Item: Codable & Equatable & Identifiable & Sendable>(
    _ services: Services,
    explain: @escaping (any Error) -> String?,
    query: @escaping (String) -> StoreQuery<[Item]>,
    row: @escaping (Item) -> SummaryRow?,
    didShow: @escaping ([Item]) -> Void = { _ in },
    complete: @escaping (Item) async -> Void = { _ in },
    actions: @escaping (Item) -> [ScreenAction]
  ) {
    let list = ObservedList<Item>(services, nil, explain: explain) { _, _ in true }
    rows = { list.items.compactMap(row) }
    func items(of rows: [SummaryRow]) -> [Item] {
      let wanted = Set(rows.map(\.id))
      return untracked { list.items.filter { row($0).map { wanted.contains($0.id) } ?? false } }
    }
    self.actions = { items(of: [$0]).first.map(actions) ?? [] }
    self.didShow = { didShow(items(of: $0)) }
    self.complete = { if let item = items(of: [$0]).first { await complete(item) } }
    content = { list.content }
    problem = { list.problem }
    phase = { list.phase }
    extent = { list.extent }
    show = { list.show($0.isEmpty ? nil : query($0)) }
    refresh = { list.refreshCommand.execute() }
    refreshIfNeeded = { list.refreshIfNeeded() }
    loadMore = { list.loadMoreCommand.execute() }
    errors = [list.refreshCommand.errors, list.loadMoreCommand.errors]
  }
}

extension Services {
  /// Makes the results of a search for a kind of things.
  func found(
    _ kind: SearchPlace.Kind,
    lines: CodeLines?,
    explain: @escaping (any Error) -> String?
  ) -> FoundItems {
    switch kind {
    case .issues, .pulls:
      FoundItems(
        self,
        explain: explain,
        query: { kind == .pulls ? .found(pulls: $0) : .found(issues: $0) },
        row: { [self] in foundRow($0) },
        actions: { [self] in pageActions(at: $0.htmlURL) }
      )
    case .code:
      FoundItems(
        self,
        explain: explain,
        query: { .found(code: $0) },
        row: { [self] in foundRow($0, lines) },
        didShow: { lines?.display($0) },
        complete: { _ = await lines?.find($0) },
        actions: { [self] in pageActions(at: $0.item.htmlURL) }
      )
    case .commits:
      FoundItems(
        self,
        explain: explain,
        query: { .found(commits: $0) },
        row: { [self] in foundRow($0.item) },
        actions: { [self] in
          pageActions(at: web.page(of: $0.item.repository, ["commit", $0.item.commit.sha]))
        }
      )
    case .repositories:
      FoundItems(
        self,
        explain: explain,
        query: { .found(repositories: $0) },
        row: { [self] in foundRow($0) },
        actions: { [self] in actions(for: result($0)) }
      )
    case .accounts:
      FoundItems(
        self,
        explain: explain,
        query: { .found(accounts: $0) },
        row: { [self] in foundRow($0) },
        actions: { [self] in actions(for: $0) }
      )
    }
  }
}
