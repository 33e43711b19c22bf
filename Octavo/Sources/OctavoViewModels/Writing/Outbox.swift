public import BinderySignals
public import GitHubValues

/// The requests and the drafts of the account that is shown: what exists nowhere else.
///
/// Each change is stored when its call returns, so that neither the end of the program nor a power
/// failure undoes it. The requests are sent in the background, now or when the server can be
/// reached.
public protocol Outbox: AnyObject {
  /// The requests on a subject, or all of them, in their order: at once, and after each change.
  func requests(on subject: String?) -> SignalProducer<[OutboxRow], Never>
  /// The requests of some kinds, in the same way; those of other kinds are not read.
  func requests(ofKinds kinds: Set<String>) -> SignalProducer<[OutboxRow], Never>

  /// The drafts, in the order in which they were begun: at once, and after each change.
  var drafts: SignalProducer<[Draft], Never> { get }

  /// The number of requests and of drafts with a text: at once, and after each change.
  var count: SignalProducer<Int, Never> { get }

  /// The progress of all requests: at once, and after each change.
  var progress: SignalProducer<OutboxProgress, Never> { get }

  /// The login of the account; `nil` while no user is logged in.
  var login: String? { get }

  /// Whether texts are stored only in memory, so that they end with the program.
  var isInMemory: Bool { get }

  /// Stores a request, which is shown and sent from now on.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - needed: The request whose item it changes or uses; `nil` for none.
  ///   - draft: The draft that it is made of, which ends with it; `nil` for none.
  /// - Returns: The number of the request; `nil` if the draft has changed meanwhile, so that
  ///   nothing was done, or if it has withdrawn its opposite instead.
  /// - Throws: The reason why it could not be stored.
  func add(
    _ request: any RequestKind,
    needing needed: Int64?,
    consuming draft: Draft.Reference?
  ) async throws -> Int64?

  /// Stores requests and the one that makes what they use, all or none of them.
  func add(_ requests: [any RequestKind], after needed: any RequestKind) async throws

  /// Stores several requests that depend on nothing, all or none of them, and returns their
  /// numbers. They are sent behind those that were made one by one.
  ///
  /// At the end of the program, those that can still be taken back are not sent at once.
  @discardableResult
  func add(all requests: [any RequestKind]) async throws -> [Int64]

  /// Takes requests back that have not left, in one transaction, and returns their number.
  func takeBack(_ ids: [Int64]) async throws -> Int

  /// Sends a request again that was refused, or that waits for the user's word.
  func sendAgain(_ row: OutboxRow) async throws

  /// Removes a request that is not being sent and not in doubt.
  ///
  /// - Parameters:
  ///   - row: The request as it was seen.
  ///   - keepsText: Whether its text becomes a draft. Those of the requests that depend on it do
  ///     in any case.
  /// - Returns: The draft, if it has become one; `nil` as well if the request has changed.
  /// - Throws: The reason why the change could not be stored.
  @discardableResult
  func discard(_ row: OutboxRow, keepsText: Bool) async throws -> Draft.Reference?

  /// Stores the text of a field; see `AccountStore.save`.
  func save(_ contents: Draft.Contents, as reference: Draft.Reference?) async throws
    -> Draft.Reference

  /// Discards a draft, which ``restoreDraft(_:)`` brings back.
  func discardDraft(_ reference: Draft.Reference) async throws

  /// Brings a draft back that was discarded.
  func restoreDraft(_ id: Int64) async throws
}

extension Outbox {
  /// Stores a request that depends on nothing.
  @discardableResult
  func add(_ request: any RequestKind) async throws -> Int64? {
    try await add(request, needing: nil, consuming: nil)
  }

  /// Stores the requests of one action, and returns their numbers: one is made by hand, several are
  /// sent behind those.
  func add(each requests: [any RequestKind]) async throws -> [Int64] {
    guard requests.count == 1 else { return try await add(all: requests) }
    return [try await add(requests[0])].compactMap(\.self)
  }
}
