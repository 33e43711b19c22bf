import BinderyNavigation
import GitHubValues

extension NewsViewModel {
  /// Requests the details of the rows that a view shows, and notes whether it shows the first row.
  ///
  /// A view calls it after it has drawn, whenever it shows other rows.
  public func display(_ shown: [NewsRow], isAtTop: Bool) {
    guard !shown.isEmpty else { return }
    detailRequests.request(shown.compactMap(\.subject))
    if isAtTop {
      newestSeen = nil
    } else if untracked({ newestSeen }) == nil {
      newestSeen = untracked { events.items.first?.id }
    }
  }

  /// Whether the first row is visible, as far as the view has said.
  public var isAtTop: Bool { untracked { newestSeen == nil } }

  /// Leads to the newest events.
  public func showNewest() {
    guard let first = untracked({ rows.first }) else { return }
    selectedRow.finishRestoration()
    restore(["row": first.id])
    newestObserver.send(value: ())
    newestSeen = nil
  }

  /// The label of the newest events, such as “3 new”; `nil` if there are none below which the user
  /// has scrolled.
  public var newLabel: String? { newCount == 0 ? nil : "\(newCount) new" }

  func countNewEvents() -> Int {
    guard let newestSeen else { return 0 }
    return events.items.firstIndex { $0.id == newestSeen } ?? 0
  }
}
