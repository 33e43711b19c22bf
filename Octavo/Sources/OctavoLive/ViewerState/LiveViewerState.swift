import BinderyNavigation
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The stars and follows of one account, and their way to the server.
///
/// A request is a row of the account's outbox; the ``OutboxSender`` sends it. The store’s
/// observations pass what has changed to the observers of this object.
@MainActor
final class LiveViewerState {
  let failures: Signal<ViewerRequestFailure, Never>

  private let gitHub: LiveGitHub
  private let scheduler: any Scheduler
  private let client: ClientSettings
  private let report: (String) -> Void
  private let activity: Activity
  private let failureInput: Signal<ViewerRequestFailure, Never>.Observer
  private let updates = Signal<ViewerStateUpdate, Never>.pipe()

  /// The time between two refreshes, and after one that has failed.
  private static let (day, pause): (Duration, Duration) = (.seconds(86_400), .seconds(300))
  private let refreshing = SerialDisposable()
  /// The store of the account; `nil` while no user is logged in, and after its end.
  private var account: AccountStore?
  private var observations: [StoreObservation] = []
  private var sender: OutboxSender?

  init(
    _ gitHub: LiveGitHub,
    of account: AccountStore?,
    scheduler: any Scheduler,
    client: ClientSettings,
    report: @escaping (String) -> Void,
    activity: Activity = Activity()
  ) {
    self.gitHub = gitHub
    self.activity = activity
    self.account = account
    self.scheduler = scheduler
    self.client = client
    self.report = report
    (failures, failureInput) = Signal<ViewerRequestFailure, Never>.pipe()
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
    let sender = makeSender(account)
    self.sender = sender
    sender.wake()
  }

  /// Ends requests and observations, so that the store can be closed.
  func end() async {
    let sender = sender
    self.sender = nil
    for observation in observations { observation.end() }
    observations = []
    account = nil
    refreshing.inner = nil
    await sender?.end()
  }

  /// Sends what is pending, because the user has logged in again.
  func wake() { sender?.wake() }

  /// Waits until no request is being sent and all observers have the last change.
  func atRest() async {
    await sender?.atRest()
    await drained()
  }

  /// Passes the flags of a kind: all as a reset, then those that have changed.
  private func observe(
    _ kind: GitHub.ViewerFlag.Kind,
    of account: AccountStore
  ) throws -> StoreObservation {
    var isFirst = true
    return try account.observeViewerState(of: kind) { [updates] changes in
      updates.input.send(
        value: ViewerStateUpdate(
          kind,
          changes.states,
          isComplete: changes.isComplete,
          isReset: isFirst
        )
      )
      isFirst = false
    }
  }

  private func makeSender(_ account: AccountStore) -> OutboxSender {
    OutboxSender(
      account,
      scheduler: scheduler,
      now: client.now,
      random: client.random,
      report: report,
      activity: activity,
      send: { [gitHub] row in
        if let endpoint = row.endpoint { try await gitHub.send(endpoint) }
      },
      failed: { [failureInput] row, error in
        guard let (flag, target) = row.flag else { return }
        failureInput.send(value: ViewerRequestFailure(flag, target: target, error: error))
      }
    )
  }

  /// Waits until all observers have the last change.
  private func drained() async { await account?.drained() }

  private var reader: ViewerReader? {
    account.map { ViewerReader(account: $0, api: gitHub, now: client.now) }
  }
}

extension LiveViewerState: ViewerStateSource {
  func observe(_ receive: @escaping (ViewerStateUpdate) -> Void) -> any Disposable {
    if let account {
      for kind in GitHub.ViewerFlag.Kind.allCases {
        guard let state = try? account.viewerState(of: kind) else { continue }
        receive(ViewerStateUpdate(kind, state.states, isComplete: state.isComplete, isReset: true))
      }
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
    activity.begin()
    defer { activity.end() }
    guard let account else { throw APIError(.unauthorized) }
    let request = try await account.request(target, of: flag, at: client.now())
    if request == .unknownState {
      try await load(flag)
      _ = try await account.request(target, of: flag, at: client.now())
    }
    await drained()
    sender?.wake()
  }

  func refresh() async {
    activity.begin()
    defer { activity.end() }
    guard let reader else { return }
    var next = Self.day
    for kind in GitHub.ViewerFlag.Kind.allCases {
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
    sender?.wake()
  }
}

extension OutboxRow {
  /// The endpoint that carries the request out; `nil` for a kind that this version does not know.
  fileprivate nonisolated var endpoint: Endpoint<Void>? {
    guard let (flag, target) = flag else { return nil }
    return if let name = flag.repository {
      .setStarred(target, name)
    } else {
      .setFollowing(target, flag.key)
    }
  }
}
