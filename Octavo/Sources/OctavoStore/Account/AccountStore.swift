public import Foundation
import GRDB
import Synchronization

/// The local copy of a server's data, as one account received it.
///
/// It is a copy to show before the server has answered, or when it cannot. Only the user's pending
/// requests, drafts and bookmarks exist nowhere else. The transactions of requests and drafts
/// survive a power failure. Each account and
/// host has a file of its own. The asynchronous calls run off the caller's actor; opening and
/// closing block it. All throw `StoreError`; changes are made in transactions.
public final class AccountStore: Sendable {
  /// The login of the account.
  public let login: String
  /// The measure that was necessary to open the store; `nil` for none.
  public let notice: StoreNotice?

  /// Whether the store ends with the program, because no file can be written.
  public var isInMemory: Bool { !(writer.connections is DatabasePool) }

  let writer: StoreDatabase
  let hub: ObservationHub
  let uses = DocumentUses()
  /// The last `StoreDatabase.foreignVersion()`.
  let foreignVersion: Mutex<Int>
  /// The file of the ``SenderLock``.
  let lockFile: URL

  /// Opens an account's file in a folder, and makes both if need be.
  ///
  /// Without a folder the store lives in memory. A file that is damaged, or of a newer version, is
  /// put aside; where none can be written the store lives in memory. `notice` tells.
  ///
  /// - Throws: `StoreError` if there is not even memory.
  public init(folder: URL?, host: String, login: String) throws {
    let file = folder.map { Self.file(in: $0, host: host, login: login) }
    let database = try OpenDatabase(file: file, schema: AccountSchema.self)
    self.login = login
    // A database in memory has a sender of its own.
    lockFile =
      file.map(Self.lockFile)
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sender")
    writer = StoreDatabase(database.writer, database.use)
    hub = ObservationHub(writer)
    notice = database.notice
    let version = try writer.changeNow { db in
      try Self.rename(to: login, in: db)
      return try db.foreignVersion()
    }
    foreignVersion = Mutex(version)
  }

  /// Makes the tables that a store in memory begins as a copy of; the first one does otherwise.
  public static func prepareForMemory() { _ = AccountSchema.empty }

  /// Ends all observations and closes the file; later calls fail.
  public func close() throws {
    hub.end()
    let stored = Result { try writer.changeNow { [uses] db in try uses.store(in: db) } }
    // Also on a full disk: the file can be moved or removed then.
    try writer.close()
    try stored.get()
  }

  /// Removes everything that is kept of an account; its store must be closed.
  ///
  /// - Throws: `StoreError` if a file cannot be removed, or if another program uses them.
  public static func remove(folder: URL, host: String, login: String) throws {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    let file = file(in: folder, host: host, login: login)
    try DatabaseUse(of: file).change { () throws(StoreError) in
      try DatabaseFiles(file).remove()
      for path in [lockFile(of: file).path, DatabaseUse.path(of: file)] {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }

  /// Whether an account has a file in a folder.
  public static func exists(in folder: URL, host: String, login: String) -> Bool {
    FileManager.default.fileExists(atPath: file(in: folder, host: host, login: login).path)
  }

  static func file(in folder: URL, host: String, login: String) -> URL {
    folder.appendingPathComponent(FileName.safe(host, login) + ".sqlite")
  }

  static func lockFile(of database: URL) -> URL {
    database.appendingPathExtension("sender")
  }
}
