import Synchronization

/// The logins that wait for the user on pages of the sandbox, in memory.
final class LoginGrants: Sendable {
  private static let most = 1000
  private let grants = Mutex<[LoginGrant]>([])

  /// Adds a grant; those that have ended are removed, and the oldest where there are too many.
  func add(_ grant: LoginGrant, now: Int) {
    grants.withLock { grants in
      grants.removeAll { $0.end + 3600 <= now }
      if grants.count >= Self.most { grants.removeFirst() }
      grants.append(grant)
    }
  }

  /// Changes the first grant that fits, and returns it as it is then.
  func change(
    where fits: (LoginGrant) -> Bool,
    _ change: (inout LoginGrant) -> Void = { _ in }
  ) -> LoginGrant? {
    grants.withLock { grants in
      guard let index = grants.firstIndex(where: fits) else { return nil }
      change(&grants[index])
      return grants[index]
    }
  }

  /// Removes a grant whose code has been used.
  func remove(_ code: String) {
    grants.withLock { $0.removeAll { $0.code == code } }
  }
}
