import BinderyNavigation
import Foundation
import GitHubAPI
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The requests and drafts of one account, and the sender of the requests.
@MainActor
final class LiveOutbox {
  /// Sends a value for each request that the server has refused.
  let failures: Signal<RequestFailure, Never>

  let account: AccountStore?
  private let sender: OutboxSender?
  private let now: () -> Date
  private let report: (String) -> Void
  private let activity: Activity
  /// The requests that this program has made, and that can be taken back for a moment.
  private var held: [Int64] = []

  init(
    _ gitHub: LiveGitHub,
    of account: AccountStore?,
    scheduler: any Scheduler,
    sends: Bool,
    client: ClientSettings,
    limit: @escaping () -> GitHub.RateLimit?,
    report: @escaping (String) -> Void,
    activity: Activity
  ) {
    let (failures, input) = Signal<RequestFailure, Never>.pipe()
    self.failures = failures
    self.account = account
    self.report = report
    self.activity = activity
    now = client.now
    sender = (sends ? account : nil).map {
      OutboxSender(
        $0,
        by: gitHub,
        scheduler: scheduler,
        now: client.now,
        random: client.random,
        limit: limit,
        hasToken: { [gitHub] in gitHub.api.credentials != .none },
        report: report,
        activity: activity
      ) { input.send(value: $0) }
    }
  }

  deinit {}

  /// Sends what is pending.
  func wake() { sender?.wake() }

  /// Waits until no request is being sent, and all observers have the last change.
  func atRest() async {
    await sender?.atRest()
    await account?.drained()
  }

  /// Sends nothing more until ``resume()``, so that another program may.
  func suspend() async { await sender?.suspend() }

  /// Sends again, after ``suspend()``.
  func resume() { sender?.resume() }

  /// Sends what is due within three seconds, also what could still be taken back in this program.
  func finish() async {
    guard let account else { return }
    try? await account.release(held)
    held = []
    await sender?.finish(within: 3)
  }

  /// Cancels the request that is being sent, and sends nothing more.
  func end() async { await sender?.end() }

  /// Lets the user decide about what has not left: the account is logged out.
  func keep() async {
    do {
      try await account?.askAboutPending(reason: "It was kept when you logged out.")
    } catch {
      report("Requests cannot be kept for the next login: \(error)")
    }
  }

  /// Changes the store, lets all observers have the change, and sends what is pending.
  func change<Value: Sendable>(
    _ body: (AccountStore, Date) async throws -> Value
  ) async throws -> Value {
    guard let account else { throw APIError(.unauthorized) }
    return try await activity.storing {
      let value = try await body(account, now())
      await account.drained()
      sender?.wake()
      return value
    }
  }

  private func producer<Value>(
    _ empty: Value,
    _ observe:
      @escaping (AccountStore, @escaping @MainActor (Value) -> Void) throws
      -> StoreObservation
  ) -> SignalProducer<Value, Never> {
    SignalProducer { [account, report] observer, lifetime in
      guard let account else { return observer.send(value: empty) }
      do {
        let observation = try observe(account) { observer.send(value: $0) }
        lifetime.observeEnded { observation.end() }
      } catch {
        report("The requests cannot be read: \(error)")
        observer.send(value: empty)
      }
    }
  }
}

extension LiveOutbox: Outbox {
  var login: String? { account?.login }

  var isInMemory: Bool { account?.isInMemory ?? true }

  func requests(on subject: String?) -> SignalProducer<[OutboxRow], Never> {
    producer([]) { try $0.observeRequests(on: subject, onChange: $1) }
  }

  func requests(ofKinds kinds: Set<String>) -> SignalProducer<[OutboxRow], Never> {
    producer([]) { try $0.observeRequests(ofKinds: kinds, onChange: $1) }
  }

  var drafts: SignalProducer<[Draft], Never> { producer([]) { try $0.observeDrafts(onChange: $1) } }

  var count: SignalProducer<Int, Never> { producer(0) { try $0.observeUnsentCount(onChange: $1) } }

  var progress: SignalProducer<OutboxProgress, Never> {
    let stored = producer(OutboxProgress()) {
      try $0.observeProgress(creatingContent: RequestKinds.creatingContent, onChange: $1)
    }
    guard let sender else { return stored }
    return stored.combineLatest(with: sender.$wait.producer.skipRepeats()).map { progress, wait in
      var progress = progress
      progress.wait = wait ?? progress.wait
      return progress
    }
  }

  func add(
    _ request: any RequestKind,
    needing needed: Int64?,
    consuming draft: Draft.Reference?
  ) async throws -> Int64? {
    var new = request.stored
    if let needed { new.needs.append(needed) }
    let id: Int64? = try await change { [new] account, date in
      guard let draft else { return try await account.add(new, at: date) }
      return try await account.send(draft, as: new, at: date)
    }
    if let id, new.hold > 0 { held.append(id) }
    return id
  }

  func add(_ requests: [any RequestKind], after needed: any RequestKind) async throws {
    let (new, first) = (requests.map(\.stored), needed.stored)
    try await change { account, date in try await account.add(new, after: first, at: date) }
  }

  func add(all requests: [any RequestKind]) async throws -> [Int64] {
    let new = requests.map { request in
      var stored = request.stored
      stored.isBulk = true
      return stored
    }
    return try await change { account, date in try await account.add(all: new, at: date) }
  }

  func takeBack(_ ids: [Int64]) async throws -> Int {
    try await change { account, _ in try await account.takeBack(ids) }
  }

  func sendAgain(_ row: OutboxRow) async throws {
    _ = try await change { account, date in try await account.sendAgain(row, at: date) }
  }

  func discard(_ row: OutboxRow, keepsText: Bool) async throws -> Draft.Reference? {
    try await change { account, date in
      let drafts = try await account.discard(row, at: date) { ended in
        ended.id == row.id && !keepsText ? nil : RequestKinds.draft(of: ended)
      }
      return keepsText ? drafts?.first : nil
    }
  }

  func save(
    _ contents: Draft.Contents,
    as reference: Draft.Reference?
  ) async throws -> Draft.Reference {
    try await change { account, date in
      try await account.save(contents, as: reference, at: date)
    }
  }

  func discardDraft(_ reference: Draft.Reference) async throws {
    _ = try await change { account, _ in try await account.discard(reference) }
  }

  func restoreDraft(_ id: Int64) async throws {
    try await change { account, _ in try await account.restoreDraft(id) }
  }
}
