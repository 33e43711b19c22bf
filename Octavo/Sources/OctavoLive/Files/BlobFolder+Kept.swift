import Foundation

/// The files of repositories that the user keeps, which do not count towards the limit.
nonisolated extension BlobFolder {
  /// The name of their folder.
  static let keptName = "kept"

  private var kept: URL? { url?.appending(path: Self.keptName, directoryHint: .isDirectory) }

  /// Returns the place of a file that is kept; `nil` without a folder.
  func keptPath(of sha: String) -> String? { path(of: sha, in: kept) }

  /// Keeps a file that is stored.
  ///
  /// - Returns: Whether it was.
  func keep(_ sha: String) -> Bool {
    guard let path = stored(sha), let kept = try? makeKept(sha) else { return false }
    if path == kept { return true }
    return (try? FileManager.default.moveItem(atPath: path, toPath: kept)) != nil
  }

  /// Stores the contents of a file, and keeps them.
  @concurrent func keep(_ contents: Data, as sha: String) async throws {
    guard let path = try makeKept(sha) else { throw CocoaError(.fileWriteUnknown) }
    try contents.write(to: URL(filePath: path), options: .atomic)
  }

  /// Removes all files that are kept but those of some names.
  func removeKept(except names: Set<String>) {
    guard let kept else { return }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: kept.path)) ?? []
    for name in files where !names.contains(name) {
      try? FileManager.default.removeItem(at: kept.appending(path: name))
    }
  }

  /// The bytes of all files that are kept.
  var keptBytes: Int { kept?.bytesOfFiles ?? 0 }

  private func makeKept(_ sha: String) throws -> String? {
    guard let kept, let path = keptPath(of: sha) else { return nil }
    try FileManager.default.createDirectory(
      at: kept,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    return path
  }
}
