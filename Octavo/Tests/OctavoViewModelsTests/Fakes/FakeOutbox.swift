import BinderyNavigation
import Foundation
import GitHubValues

@testable import OctavoViewModels

/// Requests and drafts in memory, of which nothing is sent; a test sets their states.
final class FakeOutbox: Outbox {
  /// The requests, in their order.
  @MutableProperty var rows: [OutboxRow] = []
  /// The drafts, in their order.
  @MutableProperty var storedDrafts: [Draft] = []
  /// The number of requests that the server has confirmed.
  @MutableProperty var sent = 0
  /// The reason why nothing is sent now; `nil` for none.
  @MutableProperty var wait: OutboxProgress.Wait?
  /// Thrown by each change, as by a full disk; `nil` for none.
  var failure: (any Error)?
  var isInMemory = false
  /// Holds back what is added.
  var gate: Gate?
  var login: String? = "maralind"

  private var last: Int64 = 0
  private var discarded: [Draft] = []

  deinit {}

  var drafts: SignalProducer<[Draft], Never> { $storedDrafts.producer }

  var count: SignalProducer<Int, Never> {
    $rows.producer.combineLatest(with: $storedDrafts.producer).map { rows, drafts in
      rows.count + drafts.filter { !$0.contents.text.isEmpty }.count
    }
  }

  var progress: SignalProducer<OutboxProgress, Never> {
    $rows.producer.combineLatest(with: $sent.producer).combineLatest(with: $wait.producer).map {
      let ((rows, sent), wait) = $0
      let content = RequestKinds.creatingContent
      let pending = rows.filter { !$0.needsUser }
      var progress = OutboxProgress(
        sent: sent,
        pending: pending.count,
        content: pending.count { content.contains($0.kind) },
        refused: rows.count { $0.state == .refused },
        asked: rows.count { $0.state == .asks }
      )
      progress.wait = wait
      return progress
    }
  }

  func requests(on subject: String?) -> SignalProducer<[OutboxRow], Never> {
    $rows.producer.map { rows in rows.filter { subject == nil || $0.subject == subject } }
  }

  func requests(ofKinds kinds: Set<String>) -> SignalProducer<[OutboxRow], Never> {
    $rows.producer.map { rows in rows.filter { kinds.contains($0.kind) } }
  }

  func add(
    _ request: any RequestKind,
    needing needed: Int64?,
    consuming draft: Draft.Reference?
  ) async throws -> Int64? {
    try await gate?.wait()
    try check()
    if let draft {
      guard let index = index(of: draft) else { return nil }
      storedDrafts.remove(at: index)
    }
    var stored = request.stored
    if let needed { stored.needs.append(needed) }
    let row = row(of: stored)
    rows.append(row)
    return row.id
  }

  private func row(of request: NewRequest) -> OutboxRow {
    last += 1
    let state = request.hold > 0 ? OutboxRow.State.held : .waiting
    return OutboxRow(id: last, request, state: state, createdAt: Sample.now)
  }

  func add(_ requests: [any RequestKind], after needed: any RequestKind) async throws {
    let id = try await add(needed)
    for request in requests { _ = try await add(request, needing: id, consuming: nil) }
  }

  func add(all requests: [any RequestKind]) async throws -> [Int64] {
    try await gate?.wait()
    try check()
    let new = requests.map { row(of: $0.stored) }
    rows += new
    return new.map(\.id)
  }

  func takeBack(_ ids: [Int64]) async throws -> Int {
    try check()
    let before = rows.count
    rows.removeAll { ids.contains($0.id) && [.held, .waiting].contains($0.state) }
    return before - rows.count
  }

  func sendAgain(_ row: OutboxRow) async throws { change(row.id, to: .waiting) }

  func discard(_ row: OutboxRow, keepsText: Bool) async throws -> Draft.Reference? {
    try check()
    guard let index = rows.firstIndex(where: { $0.id == row.id }),
      ![.sent, .doubt].contains(rows[index].state)
    else { return nil }
    rows.remove(at: index)
    guard keepsText, let contents = RequestKinds.request(row)?.draft else { return nil }
    return add(contents)
  }

  func save(
    _ contents: Draft.Contents,
    as reference: Draft.Reference?
  ) async throws -> Draft.Reference {
    try check()
    guard let reference, let index = index(of: reference) else { return add(contents) }
    let new = Draft.Reference(id: reference.id, revision: reference.revision + 1)
    storedDrafts[index] = Draft(reference: new, contents: contents, changedAt: Sample.now)
    return new
  }

  func discardDraft(_ reference: Draft.Reference) async throws {
    guard let index = index(of: reference) else { return }
    discarded.append(storedDrafts.remove(at: index))
  }

  func restoreDraft(_ id: Int64) async throws {
    storedDrafts += discarded.filter { $0.id == id }
  }

  /// Changes the state of a request, as the sender does.
  func change(_ id: Int64, to state: OutboxRow.State, reason: String? = nil) {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
    let row = rows[index]
    var request = NewRequest(row.kind, key: row.key, subject: row.subject, value: row.value)
    (request.item, request.base) = (row.item, row.base)
    rows[index] = OutboxRow(
      id: id,
      request,
      state: state,
      attempts: 1,
      createdAt: row.createdAt,
      reason: reason
    )
  }

  private func add(_ contents: Draft.Contents) -> Draft.Reference {
    last += 1
    let reference = Draft.Reference(id: last, revision: 1)
    storedDrafts.append(Draft(reference: reference, contents: contents, changedAt: Sample.now))
    return reference
  }

  private func index(of reference: Draft.Reference) -> Int? {
    storedDrafts.firstIndex { $0.reference == reference }
  }

  private func check() throws { if let failure { throw failure } }
}
