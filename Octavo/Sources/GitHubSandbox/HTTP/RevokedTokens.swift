import Synchronization

/// The tokens that a fault has revoked for this run, without deleting them.
final class RevokedTokens: Sendable {
  private let hashes = Mutex<Set<String>>([])

  func add(_ hash: String) {
    hashes.withLock { _ = $0.insert(hash) }
  }

  func contains(_ hash: String) -> Bool {
    hashes.withLock { $0.contains(hash) }
  }
}
