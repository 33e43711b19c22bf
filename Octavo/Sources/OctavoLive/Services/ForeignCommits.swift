import BinderyNavigation
import OctavoStore

/// Notices the commits of other programs to the store of an account within a second.
///
/// The log of the database, to which this program writes, too, is watched. It is looked at once for
/// all commits in a fifth of a second.
@MainActor
final class ForeignCommits {
  private let account: AccountStore
  private let noticed: () -> Void
  private let scheduler: any Scheduler
  private var watch: FileWatch?
  private let delay = SerialDisposable()
  private var isDelayed = false

  /// The seconds in which commits are looked at together.
  static let delay = 0.2

  /// Begins to watch; `noticed` is called when the observers are about to see other commits.
  init(of account: AccountStore, scheduler: any Scheduler, noticed: @escaping () -> Void) {
    (self.account, self.scheduler, self.noticed) = (account, scheduler, noticed)
    watch = account.logFile.flatMap { file in
      FileWatch(file, whileOpen: true) { [weak self] in self?.look() }
    }
  }

  isolated deinit { delay.dispose() }

  private func look() {
    guard !isDelayed else { return }
    isDelayed = true
    delay.inner = scheduler.schedule(after: .seconds(Self.delay)) { [weak self] in
      guard let self else { return }
      isDelayed = false
      Task { [weak self, account] in
        // A store that is closed has no observers.
        if (try? await account.noticeForeignCommits()) == true { self?.noticed() }
      }
    }
  }
}
