import Foundation
import Glibc

/// The right to send the requests of an account: one sender has it, of all programs.
///
/// It is a lock of the kernel, which ends with its program, however that ends, and which a stopped
/// program keeps: nothing that it was sending is sent by another. Its file is apart from the
/// database, because SQLite’s own locks end when any of its files is closed.
public final class SenderLock: Sendable {
  private let file: Int32

  private init(_ file: Int32) {
    self.file = file
  }

  deinit { _ = close(file) }

  /// Keeps the lock until this call.
  ///
  /// Belongs to no actor. An optimised main-actor function may continue on another thread after its
  /// last `await`, if the compiler finds nothing in the rest that needs the main actor. A closure
  /// of `withExtendedLifetime` in that function still checks for that actor, and ends the program.
  public func keep() { withExtendedLifetime(self) {} }

  /// Takes the lock of a file, and writes the number of the process into it.
  ///
  /// - Returns: The lock; `nil` if another sender has it.
  /// - Throws: `StoreError` if the file cannot be opened.
  static func take(_ url: URL) throws(StoreError) -> SenderLock? {
    let file = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else {
      throw StoreError(.noAccess, message: "\(url.path): \(String(cString: strerror(errno)))")
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      _ = close(file)
      return nil
    }
    let holder = Array("\(getpid())\n".utf8)
    if ftruncate(file, 0) == 0 { _ = pwrite(file, holder, holder.count, 0) }
    return SenderLock(file)
  }
}

extension AccountStore {
  /// Takes the right to send the requests of the account, which lasts as long as the lock; `nil`
  /// where another sender has it.
  ///
  /// - Throws: `StoreError` if its file cannot be opened.
  public func lockSender() throws -> SenderLock? { try SenderLock.take(lockFile) }

  /// The number of the process that sends the requests; `nil` if that is not known.
  public var senderProcess: Int? {
    guard let text = try? String(contentsOf: lockFile, encoding: .utf8) else { return nil }
    return Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
