public import Foundation
import Synchronization

extension AccountStore {
  /// The file that each commit writes to, also one of another program; `nil` in memory.
  public var logFile: URL? { writer.logFile }

  /// Lets the observers see the commits of other programs since the last call.
  ///
  /// Costs a read of one number, and one of each observed query if there are any.
  ///
  /// - Returns: Whether there are any.
  /// - Throws: `StoreError`.
  public func noticeForeignCommits() async throws -> Bool {
    let version = try await writer.foreignVersion()
    let isNew = foreignVersion.withLock { last in
      defer { last = version }
      return last != version
    }
    if isNew { hub.rereadAll() }
    return isNew
  }
}
