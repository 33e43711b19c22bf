public import BinderyNavigation
import Foundation
import GitHubValues

extension SearchListViewModel: ActionProviding {
  /// Refreshing, the saved searches, and the page of the search on the server.
  public var actions: [ScreenAction] {
    [services.refresh(self)] + savingActions + [
      .browser(isEnabled: address != nil) {
        if let address = untracked({ self.address }) { self.services.open(address) }
      },
      .copyAddress(isEnabled: address != nil) {
        if let address = untracked({ self.address }) { self.services.copyAddress(address) }
      },
    ]
  }

  /// The actions of a result.
  public func actions(for row: SummaryRow) -> [ScreenAction] { found.actions(row) }

  /// The page of the search on the server; `nil` before the first search.
  var address: URL? {
    let text = field.searched
    guard !text.isEmpty else { return nil }
    let query = "q=\(PercentCoding.encode(text))&type=\(kind.rawValue)"
    return URL(string: "\(services.web.origin)/search?\(query)")
  }
}

extension SearchListViewModel: SavedFiltering {
  var usualFilters: [SavedFilter] { [] }
  var savedFilters: Setting<[SavedFilter]> { Settings.savedSearches }
  var unfilteredTitle: String? { nil }
  var filterText: String { field.searched }

  func conditions(of text: String) -> Route? { nil }
}
