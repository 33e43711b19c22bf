import Foundation
import Glibc
import OctavoViewModels

/// The places that texts of the user name.
nonisolated struct SavePlaces: Sendable {
  let folder: DownloadFolder

  /// Returns the place that is suggested for a name.
  func suggestion(for name: String) -> String { title(of: folder.url.appending(path: name).path) }

  /// Finds the place that a text names.
  ///
  /// - Throws: ``SaveFailure``.
  func place(at text: String, for name: String) throws(SaveFailure) -> SavePlace {
    let downloads = folder.url
    var path = absolute(text, in: downloads)
    if text.hasSuffix("/") || Self.isFolder(path) { path += "/\(name)" }
    let url = URL(filePath: path).standardizedFileURL
    let name = url.lastPathComponent
    let parent = url.deletingLastPathComponent()
    guard !name.isEmpty, name != "/", name != ".", name != "..", !name.contains("\0") else {
      throw .invalidName
    }
    guard !Self.isFolder(url.path) else { throw .isFolder(title(of: url.path)) }
    // The folder of downloads is made when it is needed.
    guard Self.isFolder(parent.path) || parent.path == downloads.standardizedFileURL.path else {
      throw .missingFolder(title(of: parent.path))
    }
    let isTaken = Self.exists(url.path)
    return SavePlace(
      path: url.path,
      title: title(of: url.path),
      isTaken: isTaken,
      freeName: isTaken ? try Self.freeName(like: name, in: parent) : name
    )
  }

  /// Makes the folder of downloads if it is the folder of a place, and missing.
  func makeFolder(of place: SavePlace) throws {
    let downloads = folder.url.standardizedFileURL
    guard place.folder == downloads.path, !Self.exists(place.folder) else { return }
    try FileManager.default.createDirectory(at: downloads, withIntermediateDirectories: true)
  }

  private func absolute(_ text: String, in downloads: URL) -> String {
    if text == "~" { return home }
    if text.hasPrefix("~/") { return "\(home)/\(text.dropFirst(2))" }
    return text.hasPrefix("/") ? text : downloads.appending(path: text).path
  }

  private var home: String {
    let path = folder.home.path
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Returns a path with `~` in place of the home folder.
  private func title(of path: String) -> String {
    guard !home.isEmpty, path.hasPrefix("\(home)/") else { return path }
    return "~\(path.dropFirst(home.count))"
  }

  private static func freeName(like name: String, in folder: URL) throws(SaveFailure) -> String {
    for number in 2...10_000 {
      let other = SafeFileName.name(name, numbered: number)
      if !exists(folder.appending(path: other).path) { return other }
    }
    throw .taken
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether anything has the name, also a link that leads nowhere.
  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
