import BinderyNavigation
import GitHubValues

/// Requests the checks of a pull request until they are done.
@MainActor
final class CheckWatch: LifetimeProviding {
  /// The lifetime, which ends when the watch is released.
  let lifetime = Lifetime()
  private let services: Services
  private let reader: PullChecksReader
  private let account: StoredAccount.ID?
  private let end: () -> Void
  private let timer = SerialDisposable()
  private var pace = CheckPace()

  init(
    _ services: Services,
    _ name: GitHub.RepositoryName,
    _ number: Int,
    end: @escaping () -> Void
  ) {
    (self.services, self.end) = (services, end)
    reader = PullChecksReader(services, name, number)
    account = untracked { services.session.shownAccount }
    lifetime += timer
  }

  isolated deinit { lifetime.dispose() }

  /// Requests the checks at once, and then from time to time.
  func begin() {
    // Another account may not see them.
    guard untracked({ services.session.shownAccount }) == account else { return end() }
    Task.immediate { [weak self, reader] in
      let isRead = (try? await reader.refresh()) != nil
      self?.look(isRead: isRead)
    }
  }

  private func look(isRead: Bool) {
    let (list, isUnderWay) = untracked { (reader.list, reader.isUnderWay) }
    if isRead, let list, !isUnderWay { return finish(list) }
    let pause = pace.next(
      isRead ? untracked { reader.stored.value } : nil,
      services.sync.isNearLimit || !isRead
    )
    timer.inner = services.scheduler.schedule(after: pause) { [weak self] in self?.begin() }
  }

  private func finish(_ list: CheckList) {
    let place = "\(reader.name)#\(reader.number)"
    let state =
      switch list.outcome {
      case .passed: "passed"
      case .failed: "failed"
      default: "are done"
      }
    if let account, let notify = services.notify {
      // The names of checks are texts of others, which a notification does not show.
      notify(
        InboxNews(
          title: "Checks \(state)",
          detail: place,
          thread: "/\(reader.name)/pull/\(reader.number)/checks",
          account: account
        )
      )
    }
    services.showNotice("The checks of \(place) \(state): \(list.summary)")
    end()
  }
}
