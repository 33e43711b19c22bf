import Synchronization

/// Tokens that are no longer valid in this run though nobody has deleted them.
final class RevokedTokens: Sendable {
  private let hashes = Mutex<Set<String>>([])

  func add(_ hash: String) {
    hashes.withLock { _ = $0.insert(hash) }
  }

  func contains(_ hash: String) -> Bool {
    hashes.withLock { $0.contains(hash) }
  }
}
