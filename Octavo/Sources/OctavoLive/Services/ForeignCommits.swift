import BinderyNavigation
import Foundation
import OctavoStore

/// Notices the commits of other programs to a database within a second.
///
/// The log of the database, to which this program writes, too, is watched. It is looked at once for
/// all commits in a fifth of a second.
@MainActor
final class ForeignCommits {
  private let look: () -> Void
  private let scheduler: any Scheduler
  private var watch: FileWatch?
  private let delay = SerialDisposable()
  private var isDelayed = false

  /// The seconds in which commits are looked at together.
  static let delay = 0.2

  /// Begins to watch a log; `look` is called after commits, also after those of this program.
  init(in log: URL?, scheduler: any Scheduler, look: @escaping () -> Void) {
    (self.look, self.scheduler) = (look, scheduler)
    watch = log.flatMap { file in
      FileWatch(file, whileOpen: true) { [weak self] in self?.noteWrite() }
    }
  }

  /// Begins to watch the store of an account; `noticed` is called when the observers are about to
  /// see other commits.
  convenience init(
    of account: AccountStore,
    scheduler: any Scheduler,
    noticed: @escaping () -> Void
  ) {
    self.init(in: account.logFile, scheduler: scheduler) {
      Task {
        // A store that is closed has no observers.
        if (try? await account.noticeForeignCommits()) == true { noticed() }
      }
    }
  }

  isolated deinit { delay.dispose() }

  private func noteWrite() {
    guard !isDelayed else { return }
    isDelayed = true
    delay.inner = scheduler.schedule(after: .seconds(Self.delay)) { [weak self] in
      guard let self else { return }
      isDelayed = false
      look()
    }
  }
}
