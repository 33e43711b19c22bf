import Foundation

/// The files that make up one database.
struct DatabaseFiles {
  private let main: URL

  init(_ main: URL) {
    self.main = main
  }

  /// Renames the files, over those that were renamed before, and returns the new main one.
  func moveAside(as reason: String) throws(StoreError) -> URL {
    let aside = main.appendingPathExtension(reason)
    for suffix in Self.suffixes {
      try Self.replace(aside.path + suffix, with: main.path + suffix)
    }
    return aside
  }

  /// The bytes of the files.
  var bytes: Int {
    Self.suffixes.reduce(0) { sum, suffix in
      let attributes = try? FileManager.default.attributesOfItem(atPath: main.path + suffix)
      return sum + (attributes?[.size] as? Int ?? 0)
    }
  }

  /// Removes the files, and those that were put aside.
  func remove() throws(StoreError) {
    for name in [main.path] + ["newer", "damaged"].map({ "\(main.path).\($0)" }) {
      for suffix in Self.suffixes { try Self.remove(name + suffix) }
    }
  }

  /// SQLite keeps its latest changes, and who reads them, beside the main file.
  private static let suffixes = ["", "-wal", "-shm"]

  private static func replace(_ new: String, with old: String) throws(StoreError) {
    try remove(new)
    guard FileManager.default.fileExists(atPath: old) else { return }
    do {
      try FileManager.default.moveItem(atPath: old, toPath: new)
    } catch {
      throw StoreError(.noAccess, message: error.localizedDescription)
    }
  }

  private static func remove(_ path: String) throws(StoreError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw StoreError(.noAccess, message: error.localizedDescription)
    }
  }
}
