import BinderySignals
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The store of one account; empty for the login on a server.
final class LiveStore {
  /// The account's own store; `nil` after the end of the account.
  var account: AccountStore?

  let report: (String) -> Void
  /// Returns the bytes that all documents of an account may have.
  let documentLimit: () -> Int

  /// The observations that have observers, by the names of their queries: each a producer of the
  /// query’s values.
  private var observations: [String: Any] = [:]

  /// Whether every observer has seen the last commit.
  var isDrained: Bool { account?.isDrained ?? true }

  init(
    _ account: AccountStore? = nil,
    report: @escaping (String) -> Void,
    documentLimit: @escaping () -> Int = { AccountStore.documentBytes }
  ) {
    self.account = account
    self.report = report
    self.documentLimit = documentLimit
  }
}

extension LiveStore: EntityStore {
  func observe<Value>(_ query: StoreQuery<Value>) -> SignalProducer<Stored<Value>, Never> {
    SignalProducer { [weak self] observer, lifetime in
      guard let self, let account else { return observer.send(value: Stored()) }
      let run = shared(query, of: account).startWithValues { observer.send(value: $0) }
      lifetime.observeEnded { run.dispose() }
    }
  }

  /// Returns the one observation of a query, which begins with its first observer and ends with
  /// its last one: a list that is on several screens is read and decoded once.
  private func shared<Value>(
    _ query: StoreQuery<Value>,
    of account: AccountStore
  ) -> SignalProducer<Stored<Value>, Never> {
    typealias Values = SignalProducer<Stored<Value>, Never>
    if let values = observations[query.name] as? Values { return values }
    let values = Values { [weak self, report] observer, lifetime in
      let observation = account.observe(StoreRead(query, of: account.login)) { result in
        do {
          observer.send(value: Stored(try result.get()))
        } catch {
          report("The local copy of \(query) cannot be read: \(error)")
        }
      }
      if observation.hasEnded {
        // The next observer reads it again.
        observer.send(value: Stored())
        observer.sendCompleted()
      }
      lifetime.observeEnded {
        observation.end()
        self?.observations[query.name] = nil
      }
    }
    .share(replay: 1)
    observations[query.name] = values
    return values
  }

  func drained() async { await account?.drained() }
}

extension Stored {
  /// A result as the database has it.
  fileprivate nonisolated init(_ stored: StoredValue<Value>) {
    self.init(stored.value, readAt: stored.readAt, hasMore: stored.next != nil)
    (total, isIncomplete) = (stored.total, stored.isIncomplete)
  }
}

extension LiveStore {
  /// Returns the profile of an account as last seen.
  func user(_ login: String) async -> GitHub.User? {
    await attempt { try await $0.user(login) } ?? nil
  }

  /// Stores the profile of the account that has logged in.
  func save(_ user: GitHub.User) async { await attempt { try await $0.save(user) } }

  /// Uses the store, and reports a failure.
  @discardableResult
  private func attempt<Result: Sendable>(
    _ body: (AccountStore) async throws -> Result
  ) async -> Result? {
    guard let account else { return nil }
    do {
      return try await body(account)
    } catch is CancellationError {
      return nil
    } catch {
      report("The local copy cannot be used: \(error)")
      return nil
    }
  }
}
