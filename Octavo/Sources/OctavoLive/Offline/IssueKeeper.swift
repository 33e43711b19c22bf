import BinderySignals
import Foundation
import GitHubValues
import OctavoStore
import OctavoViewModels

/// Reads the issues that the user keeps, portion by portion, while the program does other things.
///
/// Each portion is stored as soon as it was read, so the next start of the program continues with
/// the portion after it. The first ten are read one after the other, and later ones a second apart.
/// Nothing is read while less than half of the requests of the hour are left. A portion that has
/// failed is read again after a pause, unless the server has refused the repository.
@MainActor
final class IssueKeeper {
  private let sync: LiveSync
  private let store: LiveStore
  private let scheduler: any Scheduler
  /// Returns the requests of this hour that are left; `nil` if that is not known.
  private let limit: () -> GitHub.RateLimit?
  private let activity: Activity
  private let pause = SerialDisposable()
  private var task: Task<Void, Never>?
  private var hasEnded = false
  /// Whether the states are to be read again, because one was added since.
  private var hasNewState = false
  /// The portions that were read since the start.
  private var portions = 0
  private var failures = 0
  /// The repositories that the server has refused since the start.
  private var refused: Set<GitHub.RepositoryName> = []

  /// The portions that are read without a pause.
  private static let quick = 10

  init(
    _ sync: LiveSync,
    _ store: LiveStore,
    scheduler: any Scheduler,
    limit: @escaping () -> GitHub.RateLimit?,
    activity: Activity
  ) {
    (self.sync, self.store) = (sync, store)
    (self.scheduler, self.limit, self.activity) = (scheduler, limit, activity)
    sync.onKeptDue = { [weak self] in self?.resume() }
  }

  isolated deinit {
    task?.cancel()
    pause.dispose()
  }

  /// Keeps the issues of a repository from now on.
  func keep(_ name: GitHub.RepositoryName, total: Int) async throws {
    let query = StoreQuery<KeptIssues>.keptState(of: name)
    refused.remove(name)
    if try await sync.kept(name) == nil {
      try await sync.write {
        try await $0.keepDocuments(beginningWith: [query.name], for: query.name)
      }
      try await sync.save(KeptIssues(name, total: total), as: query)
    }
    wake()
  }

  /// Reads what is to be read, also of the repositories that the server has refused before.
  func resume() {
    refused = []
    wake()
  }

  /// Reads what is to be read, unless that is under way.
  private func wake() {
    hasNewState = true
    guard task == nil, !hasEnded, store.account != nil else { return }
    pause.inner = nil
    activity.begin()
    task = Task { [weak self, activity] in
      await self?.run()
      activity.end()
    }
  }

  /// Reads nothing more.
  func end() {
    hasEnded = true
    task?.cancel()
    pause.inner = nil
  }

  private func run() async {
    var delay: Duration?
    while delay == nil, !hasEnded {
      hasNewState = false
      guard let state = await next() else {
        if hasNewState { continue }
        break
      }
      delay = limitDelay
      guard delay == nil else { break }
      do {
        if state.wholeAt == nil {
          _ = try await sync.readKept(state.name)
        } else {
          try await sync.checkKept(state.name)
        }
        (portions, failures) = (portions + 1, 0)
        if portions >= Self.quick { delay = .seconds(1) }
      } catch {
        delay = self.delay(after: error, of: state.name)
      }
    }
    task = nil
    guard let delay, !hasEnded else { return }
    pause.inner = scheduler.schedule(after: delay) { [weak self] in self?.wake() }
  }

  /// Returns the state of a repository of which a portion is to be read.
  private func next() async -> KeptIssues? {
    guard let account = store.account,
      let names = try? await account.documentNames(beginningWith: StoreQuery.keptStates)
    else { return nil }
    for name in names.sorted() {
      let state: KeptIssues? = try? await account.document(name)
      if let state, !refused.contains(state.name), state.isDue(at: sync.now()) { return state }
    }
    return nil
  }

  /// The time until more than half of the requests are there again; `nil` if they are there now.
  private var limitDelay: Duration? {
    limit()?.endOfShortage(at: sync.now()).map { .seconds($0.timeIntervalSince(sync.now()) + 1) }
  }

  /// Returns the time until the next attempt; `nil` where another repository may be read at once.
  private func delay(after error: any Error, of name: GitHub.RepositoryName) -> Duration? {
    failures += 1
    let usual = OutboxPolicy.pause(after: failures)
    guard let error = error as? APIError else { return usual }
    if [.notFound, .forbidden, .gone, .unauthorized, .redirect].contains(error.reason) {
      refused.insert(name)
      return nil
    }
    return OutboxPolicy.time(askedBy: error, now: sync.now()) ?? usual
  }
}
