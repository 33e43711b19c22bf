import GRDB

/// The reason why data could not be stored or read on this machine.
public struct StoreError: Error, Hashable {
  /// The reason, which a caller can act on.
  public enum Reason: Sendable, Hashable {
    /// The file's contents make no sense any more.
    case damaged
    /// The disk is full.
    case full
    /// The file or folder may not be read or written.
    case noAccess
    /// Any other failure that the database or the system reports.
    case other
  }

  /// The reason, which a caller can act on.
  public var reason: Reason
  /// The system's own words, for the log; never a secret.
  public var message: String

  /// Makes an error.
  public init(_ reason: Reason, message: String) {
    self.reason = reason
    self.message = message
  }

  init(_ error: DatabaseError) {
    let reason: Reason =
      switch error.resultCode {
      case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged
      case .SQLITE_FULL: .full
      case .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: .noAccess
      default: .other
      }
    // The values in a statement are the user's own; the message has only its text.
    self.init(reason, message: error.message ?? "\(error.resultCode)")
  }

  /// Makes an error of any that a read or a write throws.
  init(of error: any Error) {
    switch error {
    case let error as StoreError: self = error
    case let error as DatabaseError: self.init(error)
    default: self.init(.other, message: "\(error)")
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// One line for the log.
  public var description: String { "\(reason): \(message)" }
}
