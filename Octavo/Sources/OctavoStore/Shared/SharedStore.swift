public import Foundation
import GRDB

/// The local data that belongs to no account: known logins, pictures and preferences.
///
/// It is open before a user has logged in, so that the login screen can show a face while the
/// name is typed. It holds no secret. The asynchronous calls run off the caller's actor; opening,
/// closing and the calls that are not asynchronous block it. All throw `StoreError`.
public final class SharedStore: Sendable {
  /// The measure that was necessary to open the store; `nil` for none.
  public let notice: StoreNotice?

  let writer: StoreDatabase

  /// Opens the file in a folder, as `AccountStore` does its own.
  ///
  /// - Throws: `StoreError` if there is not even memory.
  public init(folder: URL?) throws {
    let database = try OpenDatabase(
      file: folder.map(Self.file),
      schema: SharedSchema.self
    )
    writer = StoreDatabase(database.writer, database.use)
    notice = database.notice
  }

  /// The file that each commit writes to, also one of another program; `nil` in memory.
  public var logFile: URL? { writer.logFile }

  /// Returns the bytes of the files in a folder that were put aside because they could not be used.
  public static func bytesPutAside(in folder: URL) -> Int {
    DatabaseFiles(file(in: folder)).bytesPutAside
  }

  /// Removes the files in a folder that were put aside.
  ///
  /// - Throws: `StoreError` if one cannot be removed; the others are.
  public static func removePutAside(in folder: URL) throws {
    try DatabaseFiles(file(in: folder)).removePutAside()
  }

  private static func file(in folder: URL) -> URL {
    folder.appendingPathComponent("accounts.sqlite")
  }

  /// Closes the file; later calls fail.
  public func close() throws { try writer.close() }
}
