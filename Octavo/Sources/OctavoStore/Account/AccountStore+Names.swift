public import Foundation
import GRDB
public import GitHubValues

extension AccountStore {
  /// Gives the files of an account the name that it has now.
  ///
  /// Logins change owners: the files of an account that was renamed get its new login, and those of
  /// another account that had this login before are kept under its number. Nothing is changed while
  /// another program uses the files.
  ///
  /// - Parameters:
  ///   - user: The account that logs in, whose own store is not open.
  ///   - folder: The folder of all accounts.
  ///   - host: The server.
  /// - Returns: The former login of the account; `nil` if its files did not have that name.
  public static func adoptFiles(of user: GitHub.User, in folder: URL, host: String) -> String? {
    let present = FileName.safe(host, user.login)
    let owner = self.owner(of: file(in: folder, host: host, login: user.login))
    if let owner, owner.id != user.id {
      guard move(present, to: "\(present)~\(owner.id)", in: folder) else { return nil }
    } else if owner != nil {
      return nil
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let prefix = FileName.safe(host, "")
    for name in names.sorted() where name.hasPrefix(prefix) && name.hasSuffix(".sqlite") {
      let former = String(name.dropLast(".sqlite".count))
      guard former != present,
        let owner = self.owner(of: folder.appendingPathComponent(name)), owner.id == user.id,
        move(former, to: present, in: folder)
      else { continue }
      return former == FileName.safe(host, owner.login) ? owner.login : nil
    }
    return nil
  }

  /// The account whose copy is in a file; `nil` if that is not known.
  private static func owner(of file: URL) -> (id: Int, login: String)? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    var configuration = Configuration()
    configuration.readonly = true
    let row = try? DatabaseQueue(path: file.path, configuration: configuration).read { db in
      try Row.fetchOne(db, sql: "SELECT user.id, login FROM viewer JOIN user USING (login)")
    }
    guard let row, let id: Int = row.value("id"), let login: String = row.value("login") else {
      return nil
    }
    return (id, login)
  }

  /// Renames the database of an account, and then the copies of responses and files beside it.
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
      for name in names where name.hasPrefix("\(old).") && !name.hasPrefix("\(old).sqlite") {
        let path = folder.appendingPathComponent(new + name.dropFirst(old.count)).path
        guard !manager.fileExists(atPath: path) else { continue }
        try? DatabaseFiles.move(folder.appendingPathComponent(name).path, to: path)
      }
    }
    return moved != nil
  }
}
