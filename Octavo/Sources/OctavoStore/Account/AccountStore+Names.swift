public import Foundation
import GRDB
public import GitHubValues

extension AccountStore {
  /// The way in which the files of an account got the name that it has now.
  public enum Adoption: Sendable, Equatable {
    /// None was needed, or there are no files.
    case none
    /// The files had the name of a former login.
    case renamed(from: String)
    /// The files could not be moved, as while another program uses them.
    case blocked
  }

  /// Notes the number of the account, once: profiles of others can have its login later.
  public func noteOwner(_ user: GitHub.User) throws {
    try writer.changeNow { db in
      try db.execute(
        sql: "UPDATE viewer SET user_id = ? WHERE user_id IS NULL",
        arguments: [user.id]
      )
    }
  }

  /// Gives the files of an account the name that it has now.
  ///
  /// Logins change owners: the files of an account that was renamed get its new login, and those of
  /// another account that had this login before are kept under its number. Blocks the caller, for a
  /// second where another program uses the files.
  ///
  /// - Parameters:
  ///   - user: The account that logs in.
  ///   - folder: The folder of all accounts.
  ///   - host: The server.
  /// - Returns: The way in which the files got the name, if they did.
  public static func adoptFiles(of user: GitHub.User, in folder: URL, host: String) -> Adoption {
    let present = FileName.safe(host, user.login)
    let owner = self.owner(of: file(in: folder, host: host, login: user.login))
    if let owner {
      if owner.id == user.id { return .none }
      guard move(present, to: "\(present)~\(owner.id)", in: folder) else { return .blocked }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let prefix = FileName.safe(host, "")
    for name in names.sorted() where name.hasPrefix(prefix) && name.hasSuffix(".sqlite") {
      let former = String(name.dropLast(".sqlite".count))
      guard former != present,
        let owner = self.owner(of: folder.appendingPathComponent(name)), owner.id == user.id
      else { continue }
      guard move(former, to: present, in: folder) else { return .blocked }
      // A login that belongs to another account now is not a former one.
      return former == FileName.safe(host, owner.login) ? .renamed(from: owner.login) : .none
    }
    return .none
  }

  /// Gives the viewer, and the lists that belong to the viewer, the present login.
  static func rename(to login: String, in db: Database) throws {
    guard let former = try String.fetchOne(db, sql: "SELECT login FROM viewer"), former != login
    else { return }
    try db.execute(sql: "UPDATE viewer SET login = ?", arguments: [login])
    guard former.lowercased() != login.lowercased() else { return }
    try db.execute(
      sql: "UPDATE OR IGNORE list SET subject = ? WHERE subject = ?",
      arguments: [login, former]
    )
    for row in try Row.fetchAll(db, sql: "SELECT id, identifier FROM value") {
      let identifier: Data = row[1]
      let parts = identifier.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[1].elementsEqual(former.lowercased().utf8) else { continue }
      let renamed = parts[0] + [0] + login.lowercased().utf8 + [0] + parts[2]
      try db.execute(
        sql: "UPDATE OR IGNORE value SET identifier = ? WHERE id = ?",
        arguments: [Data(renamed), row[0] as Int64]
      )
    }
  }

  /// The account whose copy is in a file; `nil` if that is not known.
  private static func owner(of file: URL) -> (id: Int, login: String)? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    var configuration = Configuration()
    configuration.readonly = true
    guard let database = try? DatabaseQueue(path: file.path, configuration: configuration) else {
      return nil
    }
    func row(_ id: String) -> Row? {
      let sql = "SELECT \(id) AS id, login FROM viewer LEFT JOIN user USING (login)"
      return try? database.read { try Row.fetchOne($0, sql: sql) }
    }
    // A file of an older version has the profile only.
    let found = row("ifnull(viewer.user_id, user.id)") ?? row("user.id")
    guard let found, let id: Int = found.value("id"), let login: String = found.value("login")
    else { return nil }
    return (id, login)
  }

  /// Renames the database of an account, and then what is beside it.
  private static func move(_ old: String, to new: String, in folder: URL) -> Bool {
    let manager = FileManager.default
    let database = folder.appendingPathComponent("\(old).sqlite")
    let target = folder.appendingPathComponent("\(new).sqlite").path
    guard !manager.fileExists(atPath: target), let use = try? DatabaseUse(of: database) else {
      return false
    }
    let moved: Void? = try? use.change { () throws(StoreError) in
      // The last user of a database writes its log into it, so that one file is all of it.
      guard (try? DatabaseQueue(path: database.path).close()) != nil,
        !manager.fileExists(atPath: database.path + "-wal")
      else { throw StoreError(.other, message: "\(old) has a log") }
      try DatabaseFiles.move(database.path, to: target)
      let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
      let locks = [lockFile(of: database).path, DatabaseUse.path(of: database)]
      for name in names where name.hasPrefix("\(old).") {
        let file = folder.appendingPathComponent(name).path
        let path = folder.appendingPathComponent(new + name.dropFirst(old.count)).path
        guard !locks.contains(file), !manager.fileExists(atPath: path) else { continue }
        try? DatabaseFiles.move(file, to: path)
      }
    }
    return moved != nil
  }
}
