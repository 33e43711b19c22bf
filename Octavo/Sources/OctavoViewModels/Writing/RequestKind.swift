public import Foundation
public import GitHubEndpoints
public import GitHubValues

/// A request that changes something on the server, as a value of its kind.
///
/// A kind is a file of its own and a row of ``RequestKinds``. It says what the request is and how
/// it is sent; when it is sent, and what happens if an answer is lost, is the same for all kinds.
public nonisolated protocol RequestKind: Sendable {
  /// The name in the store, unique among all kinds.
  static var name: String { get }
  /// The class, which decides what happens to a request that the server may have carried out.
  static var category: RequestCategory { get }
  /// The refusals after which ``find(in:)`` may find that the server has the requested state.
  static var reached: Set<APIError.Reason> { get }

  /// Whether the user can take it back for some seconds before it is sent.
  static var isHeld: Bool { get }
  /// Whether it creates content, of which GitHub permits less than of other requests.
  static var createsContent: Bool { get }

  /// Reads a request of the store; `nil` if it is damaged or of a newer version.
  init?(_ row: OutboxRow)

  /// The form in which the request is stored.
  var stored: NewRequest { get }
  /// The request in words, such as “Comment on ada/engine#12”.
  var sentence: String { get }
  /// The noun of the sentences about its state, such as “The edit”.
  static var noun: String { get }
  /// The page that the request is about; `nil` if its address is not known.
  var route: Route? { get }
  /// The text of the user in the request, which is never lost; `nil` for a request without one.
  var draft: Draft.Contents? { get }

  /// Whether the requests that need its item are merged into it while the server has not made that.
  static var absorbsChanges: Bool { get }

  /// Returns the request in place of one that the server has not carried out, with the requests
  /// that change what it was to make; `nil` if they leave nothing of it.
  func merged(with later: [any RequestKind]) -> (any RequestKind)?

  /// Reads what has to be known immediately before an attempt.
  @MainActor func prepare(in attempt: RequestAttempt) async throws -> RequestPreparation

  /// Sends the request.
  @MainActor func send(in attempt: RequestAttempt) async throws -> RequestResult

  /// Looks for what an earlier attempt has done, by a complete read of the subject.
  @MainActor func find(in attempt: RequestAttempt) async throws -> RequestFinding
}

nonisolated extension RequestKind {
  /// The sentence before the reason for which it was not done, such as “Could not star ada/engine”.
  var refusal: String { "Could not \(sentence.prefix(1).lowercased())\(sentence.dropFirst())." }

  /// Whether the user can take it back before it is sent: no.
  public static var isHeld: Bool { false }

  /// Whether it creates content: a creation does.
  public static var createsContent: Bool { category == .creation }

  /// None.
  public static var reached: Set<APIError.Reason> { [] }

  /// No name of its own: “It”.
  public static var noun: String { "It" }

  /// None.
  public var draft: Draft.Contents? { nil }

  /// Whether it absorbs the requests that need its item: no.
  public static var absorbsChanges: Bool { false }

  /// Returns the request itself.
  public func merged(with later: [any RequestKind]) -> (any RequestKind)? { self }

  /// Lets the request be sent.
  @MainActor public func prepare(in attempt: RequestAttempt) async throws -> RequestPreparation {
    .send()
  }

  /// Finds nothing, so that the request is sent again.
  @MainActor public func find(in attempt: RequestAttempt) async throws -> RequestFinding {
    .notFound
  }
}

/// The class of a kind of request.
public nonisolated enum RequestCategory: Sendable, CaseIterable {
  /// A state that is to be, so that a second time does no harm.
  case target
  /// A creation, which is looked for before the request is sent again.
  case creation
  /// The replacement of a thing that is still as the user has seen it.
  case conditional
}

/// A request that is about to be sent, with the services that it needs.
public struct RequestAttempt: Sendable {
  /// The request as it is stored.
  public let row: OutboxRow
  /// The login of the account.
  public let login: String
  /// The present time.
  public let date: Date
  /// The server, with the credentials of the account.
  public let gitHub: any GitHubService
  /// Whether an item of the server was made by another request of the same kind.
  public let isClaimed: @Sendable (_ item: Int) async throws -> Bool

  /// Makes an attempt.
  public init(
    _ row: OutboxRow,
    as login: String,
    at date: Date,
    by gitHub: any GitHubService,
    isClaimed: @escaping @Sendable (_ item: Int) async throws -> Bool
  ) {
    (self.row, self.login, self.date) = (row, login, date)
    (self.gitHub, self.isClaimed) = (gitHub, isClaimed)
  }
}

extension RequestAttempt {
  /// Reads what a request needs before it is sent.
  ///
  /// - Throws: The error, after which nothing of the request has left.
  @MainActor public func read<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    try await reading { try await gitHub.send(endpoint) }
  }

  /// Does what only reads.
  ///
  /// - Throws: The error, after which nothing of the request has left.
  @MainActor func reading<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch var error as APIError {
      switch error.end {
      case .inDoubt, .answered(200..<300): error.end = .neverLeft
      case .answered, .neverLeft: break
      }
      throw error
    }
  }
}

/// The next step for a request that is about to be sent.
public nonisolated enum RequestPreparation: Sendable {
  /// Sends it; `highest` is the highest number of an item on its subject, for a creation.
  case send(highest: Int? = nil)
  /// Ends it, because the server has the requested state already.
  case confirm(RequestResult)
  /// Asks the user, for a reason, and stores what was read.
  case ask(String, RequestResult)
}

/// The fate of a request that the server may have carried out.
public nonisolated enum RequestFinding: Sendable {
  /// The server has carried it out.
  case found(RequestResult)
  /// The server has not carried it out.
  case notFound
  /// Nothing can be known, for a reason, so that the user decides.
  case unknown(String)
}

/// The effect of a request that the server has carried out.
public nonisolated struct RequestResult: Sendable {
  /// The number of what it has made; `nil` if it has made nothing.
  public var item: Int?
  /// The number by which texts refer to what it has made; `nil` if it has none.
  public var number: Int?
  /// Writes what has changed into the store.
  public var changes: @Sendable (any StoreChanging) throws -> Void
  /// A sentence for the user about what the server has left out; `nil` if it has left out nothing.
  public var remark: String?

  /// Makes a result.
  public init(
    item: Int? = nil,
    changes: @escaping @Sendable (any StoreChanging) throws -> Void = { _ in }
  ) {
    (self.item, self.changes) = (item, changes)
  }
}

/// The store, in the transaction in which the end of a request is written.
public nonisolated protocol StoreChanging {
  /// Stores an item at the end of a list, or in the place that it has there.
  func put<Item>(_ item: Item, in list: ListQuery<Item>) throws

  /// Stores an item that is newer than all others of a list, at its end.
  func add<Item>(_ item: Item, to list: ListQuery<Item>) throws

  /// Changes the items of a list for which a function returns true.
  func changeAll<Item>(in list: ListQuery<Item>, _ change: (inout Item) -> Bool) throws

  /// Changes the item with a key, as all lists of a kind and subject have it, if there is one.
  func change<Item>(
    _ key: String,
    in list: ListQuery<Item>,
    _ change: (inout Item) -> Void
  ) throws

  /// Removes the item with a key from a list.
  func remove<Item>(_ key: String, from list: ListQuery<Item>) throws

  /// Forgets the state of a flag, which the server has changed on its own.
  func forget(_ flag: GitHub.ViewerFlag) throws
}
