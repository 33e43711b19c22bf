import Foundation
import Glibc

/// The use of a database by a program, while which no other moves or removes its files.
///
/// It is a lock of the kernel, which ends with its program, on a file beside the database: SQLite
/// goes on in a file that was moved, and what it writes there is not found again.
final class DatabaseUse: Sendable {
  private let file: Int32
  private let path: String

  /// Begins to use a database, and waits up to a second for a program that moves it.
  ///
  /// - Throws: `StoreError` if the lock’s file cannot be opened, or if it is still locked then.
  init(of database: URL) throws(StoreError) {
    let path = Self.path(of: database)
    let file = try Self.attempt { () throws(StoreError) -> Int32? in
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard file >= 0 else {
        throw StoreError(.noAccess, message: "\(path): \(String(cString: strerror(errno)))")
      }
      // A program that removed the database has removed this file too: a new one may be there.
      if flock(file, LOCK_SH | LOCK_NB) == 0, Self.isFile(file, at: path) { return file }
      _ = close(file)
      return nil
    }
    (self.file, self.path) = (file, path)
  }

  deinit { _ = close(file) }

  /// Moves or removes the files of the database, which no other uses or begins to use meanwhile.
  ///
  /// - Parameters:
  ///   - isPatient: Whether another use may end within a second.
  ///   - change: Moves or removes the files.
  /// - Returns: The result of `change`.
  /// - Throws: The error of `change`, or `StoreError` if another program uses the database.
  func change<Value>(
    isPatient: Bool = true,
    _ change: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    defer { _ = flock(file, LOCK_SH) }
    try Self.attempt(isPatient ? Self.attempts : 1) { () throws(StoreError) in
      if flock(file, LOCK_EX | LOCK_NB) == 0, Self.isFile(file, at: path) { return () }
      // A lock that cannot be changed is lost.
      _ = flock(file, LOCK_SH | LOCK_NB)
      return nil
    }
    return try change()
  }

  private static let attempts = 50

  /// Repeats a call for a second until it returns something.
  ///
  /// A process that this one is about to start has its locks for some milliseconds, too.
  private static func attempt<Value>(
    _ count: Int = attempts,
    _ body: () throws(StoreError) -> Value?
  ) throws(StoreError) -> Value {
    for number in 1...count {
      if let value = try body() { return value }
      if number < count { usleep(20_000) }
    }
    throw StoreError(.noAccess, message: "another program uses the file")
  }

  /// The path of the file of the lock.
  static func path(of database: URL) -> String { database.path + ".use" }

  /// Whether an open file is the one that a path leads to.
  private static func isFile(_ file: Int32, at path: String) -> Bool {
    var (mine, present) = (stat(), stat())
    return fstat(file, &mine) == 0 && stat(path, &present) == 0 && mine.st_ino == present.st_ino
  }
}
