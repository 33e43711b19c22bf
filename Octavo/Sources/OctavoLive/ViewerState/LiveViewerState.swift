import BinderyNavigation
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The flags of one account, such as its stars, and their way to the server.
///
/// A request is a row of the account’s outbox, which the ``LiveOutbox`` sends. The store’s
/// observations pass what has changed to the observers of this object.
@MainActor
final class LiveViewerState {
  private let gitHub: LiveGitHub
  private let scheduler: any Scheduler
  private let client: ClientSettings
  private let report: (String) -> Void
  private let activity: Activity
  private let updates = Signal<ViewerStateUpdate, Never>.pipe()

  /// The time between two refreshes, and after one that has failed.
  private static let (day, pause): (Duration, Duration) = (.seconds(86_400), .seconds(300))
  private let refreshing = SerialDisposable()
  /// The store of the account; `nil` while no user is logged in, and after its end.
  private var account: AccountStore?
  private var observations: [StoreObservation] = []
  private let outbox: LiveOutbox
  /// The flags as they were passed last.
  private var passed: [GitHub.ViewerFlag.Kind: ViewerStateSnapshot] = [:]

  init(
    _ gitHub: LiveGitHub,
    of account: AccountStore?,
    outbox: LiveOutbox,
    scheduler: any Scheduler,
    client: ClientSettings,
    report: @escaping (String) -> Void,
    activity: Activity = Activity()
  ) {
    self.gitHub = gitHub
    self.outbox = outbox
    self.activity = activity
    self.account = account
    self.scheduler = scheduler
    self.client = client
    self.report = report
  }

  isolated deinit { refreshing.dispose() }

  /// Passes the flags of the account from now on, and sends its pending requests.
  func begin() {
    guard let account else { return }
    for kind in GitHub.ViewerFlag.Kind.allCases {
      do {
        observations.append(try observe(kind, of: account))
      } catch {
        report("The stored stars cannot be read: \(error)")
      }
    }
    outbox.wake()
  }

  /// Ends requests and observations, so that the store can be closed.
  func end() {
    for observation in observations { observation.end() }
    observations = []
    account = nil
    refreshing.inner = nil
  }

  /// Waits until no request is being sent and all observers have the last change.
  func atRest() async {
    await outbox.atRest()
  }

  /// Passes the flags of a kind: all as a reset, then those that have changed.
  private func observe(
    _ kind: GitHub.ViewerFlag.Kind,
    of account: AccountStore
  ) throws -> StoreObservation {
    try account.observeViewerState(of: kind) { [weak self, updates] changes in
      let isFirst = self?.passed[kind] == nil
      if isFirst { self?.passed[kind] = changes } else { self?.passed[kind]?.apply(changes) }
      updates.input.send(
        value: ViewerStateUpdate(
          kind,
          changes.states,
          isComplete: changes.isComplete,
          isReset: isFirst
        )
      )
    }
  }

  /// Waits until all observers have the last change.
  private func drained() async { await account?.drained() }

  private var reader: ViewerReader? {
    account.map { ViewerReader(account: $0, api: gitHub, now: client.now) }
  }
}

extension LiveViewerState: ViewerStateSource {
  var failures: Signal<RequestFailure, Never> { outbox.failures }

  func observe(_ receive: @escaping (ViewerStateUpdate) -> Void) -> any Disposable {
    for kind in GitHub.ViewerFlag.Kind.allCases where account != nil {
      guard let state = passed[kind] else { continue }
      receive(ViewerStateUpdate(kind, state.states, isComplete: state.isComplete, isReset: true))
    }
    return updates.output.observeValues(receive) ?? AnyDisposable()
  }

  func load(_ flag: GitHub.ViewerFlag) async throws {
    activity.begin()
    defer { activity.end() }
    guard let reader else { throw APIError(.unauthorized) }
    try await reader.read(flag)
    await drained()
  }

  func request(_ target: Bool, of flag: GitHub.ViewerFlag) async throws {
    let request = try await outbox.change { try await $0.request(target, of: flag, at: $1) }
    guard request == .unknownState else { return }
    try await load(flag)
    _ = try await outbox.change { try await $0.request(target, of: flag, at: $1) }
  }

  func refresh() async {
    activity.begin()
    defer { activity.end() }
    guard let reader else { return }
    var next = Self.day
    for kind in GitHub.ViewerFlag.Kind.allCases where kind.isListed {
      do {
        try await reader.update(kind)
      } catch is CancellationError {
        return
      } catch {
        // The store of an account that has been left is closed.
        guard self.account != nil else { return }
        report("The latest stars cannot be read: \(error)")
        next = Self.pause
      }
    }
    guard self.account != nil else { return }
    refreshing.inner = scheduler.schedule(after: next) { [weak self] in
      Task { await self?.refresh() }
    }
    await drained()
    outbox.wake()
  }
}
