import GitHubValues
import OctavoStore

/// The values that an observation has delivered, in order.
@MainActor
final class ObservedValues<Value: Equatable & Sendable> {
  private(set) var all: [StoredValue<Value>] = []
  private(set) var failures = 0
  private(set) var observation: StoreObservation?

  init(_ read: StoreRead<Value>, in store: AccountStore) {
    observation = store.observe(read) { [weak self] result in
      switch result {
      case .success(let value): self?.all.append(value)
      case .failure: self?.failures += 1
      }
    }
  }

  deinit {}

  /// The value that was delivered last.
  var last: Value? { all.last?.value }

  /// Ends the observation.
  func end() { observation?.end() }
}

/// Repositories with the numbers of a range.
func repositories(_ numbers: Range<Int>, stars: Int = 0) -> [GitHub.Repository] {
  numbers.map {
    GitHub.Repository(id: $0, owner: .init(login: "octocat"), name: "r\($0)", stars: stars)
  }
}
