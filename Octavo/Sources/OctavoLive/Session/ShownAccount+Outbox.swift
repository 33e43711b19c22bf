import BinderyNavigation
import GitHubValues
import OctavoViewModels

extension ShownAccount: Outbox {
  func requests(on subject: String?) -> SignalProducer<[OutboxRow], Never> {
    $account.producer.flatMap(.latest) { $0.outbox.requests(on: subject) }
  }

  func requests(ofKinds kinds: Set<String>) -> SignalProducer<[OutboxRow], Never> {
    $account.producer.flatMap(.latest) { $0.outbox.requests(ofKinds: kinds) }
  }

  var drafts: SignalProducer<[Draft], Never> {
    $account.producer.flatMap(.latest) { $0.outbox.drafts }
  }

  var count: SignalProducer<Int, Never> { $account.producer.flatMap(.latest) { $0.outbox.count } }

  var progress: SignalProducer<OutboxProgress, Never> {
    $account.producer.flatMap(.latest) { $0.outbox.progress }
  }

  var login: String? { account.outbox.login }

  var isInMemory: Bool { current.outbox.isInMemory }

  func add(
    _ request: any RequestKind,
    needing needed: Int64?,
    consuming draft: Draft.Reference?
  ) async throws -> Int64? {
    try await current.outbox.add(request, needing: needed, consuming: draft)
  }

  func add(_ requests: [any RequestKind], after needed: any RequestKind) async throws {
    try await current.outbox.add(requests, after: needed)
  }

  func add(all requests: [any RequestKind]) async throws -> [Int64] {
    try await current.outbox.add(all: requests)
  }

  func takeBack(_ ids: [Int64]) async throws -> Int { try await current.outbox.takeBack(ids) }

  func sendAgain(_ row: OutboxRow) async throws { try await current.outbox.sendAgain(row) }

  func discard(_ row: OutboxRow, keepsText: Bool) async throws -> Draft.Reference? {
    try await current.outbox.discard(row, keepsText: keepsText)
  }

  func save(
    _ contents: Draft.Contents,
    as reference: Draft.Reference?
  ) async throws -> Draft.Reference {
    try await current.outbox.save(contents, as: reference)
  }

  func discardDraft(_ reference: Draft.Reference) async throws {
    try await current.outbox.discardDraft(reference)
  }

  func restoreDraft(_ id: Int64) async throws { try await current.outbox.restoreDraft(id) }
}
