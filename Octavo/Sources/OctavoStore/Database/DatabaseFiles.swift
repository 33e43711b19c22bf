import Foundation

/// The files that make up one database.
struct DatabaseFiles {
  /// The reason to put files aside, and the extension of their names.
  enum Reason: String, CaseIterable {
    /// The file cannot be read.
    case damaged
    /// A newer version has written the file, and its requests, drafts and bookmarks are nowhere
    /// else.
    case newer
    /// The requests, drafts and bookmarks of the file were copied.
    case recovered
  }

  private let main: URL

  init(_ main: URL) {
    self.main = main
  }

  /// Renames the files to names that no file has, and returns the new main one.
  func moveAside(as reason: Reason) throws(StoreError) -> URL {
    try move(main, as: reason)
  }

  /// Renames files that a newer version had written, as they were copied, and returns the main one.
  func markRecovered(_ aside: URL) throws(StoreError) -> URL { try move(aside, as: .recovered) }

  /// The main files that a newer version has written and that were not copied, in order of names.
  var newer: [URL] {
    putAside(as: .newer, suffixes: [""]).sorted { ($0.count, $0) < ($1.count, $1) }
      .map { URL(filePath: $0) }
  }

  private func move(_ file: URL, as reason: Reason) throws(StoreError) -> URL {
    let aside = freeName(main.appendingPathExtension(reason.rawValue))
    for suffix in Self.suffixes {
      try Self.move(file.path + suffix, to: aside.path + suffix)
    }
    return aside
  }

  /// The bytes of the files.
  var bytes: Int {
    Self.suffixes.reduce(0) { $0 + Self.bytes(of: main.path + $1) }
  }

  /// The bytes of the files that were put aside.
  var bytesPutAside: Int { putAside.reduce(0) { $0 + Self.bytes(of: $1) } }

  /// Removes the files, and those that were put aside.
  func remove() throws(StoreError) {
    for suffix in Self.suffixes { try Self.remove(main.path + suffix) }
    try removePutAside()
  }

  /// Removes the files that were put aside, as many as possible.
  func removePutAside() throws(StoreError) {
    var failure: StoreError?
    for path in putAside {
      do { try Self.remove(path) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// The paths of the files that were put aside.
  private var putAside: [String] {
    Reason.allCases.flatMap { putAside(as: $0, suffixes: Self.suffixes) }
  }

  private func putAside(as reason: Reason, suffixes: [String]) -> [String] {
    let folder = main.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { wasPutAside($0, as: reason, suffixes) }
      .map { folder.appendingPathComponent($0).path }
  }

  /// Returns whether a file of the folder is one of those that were put aside for a reason.
  private func wasPutAside(_ name: String, as reason: Reason, _ suffixes: [String]) -> Bool {
    let first = "\(main.lastPathComponent).\(reason.rawValue)"
    guard name.hasPrefix(first) else { return false }
    return suffixes.contains { suffix in
      guard name.hasSuffix(suffix) else { return false }
      let number = name.dropFirst(first.count).dropLast(suffix.count)
      return number.isEmpty || number.first == "." && Int(number.dropFirst()) != nil
    }
  }

  /// Returns the first name of a numbered series, beginning with the name itself, without a file.
  private func freeName(_ first: URL) -> URL {
    var number = 1
    while Self.suffixes.contains(where: { suffix in
      FileManager.default.fileExists(atPath: Self.numbered(first, number).path + suffix)
    }) {
      number += 1
    }
    return Self.numbered(first, number)
  }

  private static func numbered(_ first: URL, _ number: Int) -> URL {
    number == 1 ? first : first.appendingPathExtension("\(number)")
  }

  /// SQLite keeps its latest changes, and who reads them, beside the main file.
  private static let suffixes = ["", "-wal", "-shm"]

  private static func bytes(of path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.size] as? Int ?? 0
  }

  static func move(_ old: String, to new: String) throws(StoreError) {
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
