import Foundation
import Glibc

/// The files of an account that are too large for its database, by the names of their objects.
///
/// A file has its name only when it is complete. The files that were used longest ago are removed
/// when all of them have more bytes than the limit, except for the one that was added last.
nonisolated struct BlobFolder: Sendable {
  /// The most bytes of all files together.
  static let limit = 256 << 20

  /// The folder; `nil` for files that are removed while they are open.
  let url: URL?

  /// Returns the path of a stored file, and notes its use.
  func stored(_ sha: String) -> String? {
    if let kept = keptPath(of: sha), FileManager.default.fileExists(atPath: kept) { return kept }
    guard let path = path(of: sha), FileManager.default.fileExists(atPath: path) else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    return path
  }

  /// Makes an empty file for a blob that is about to arrive, which no other download writes to.
  func makePart() throws -> URL {
    let folder = url ?? FileManager.default.temporaryDirectory
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: url == nil ? nil : [.posixPermissions: 0o700]
    )
    let part = folder.appending(path: "\(UUID().uuidString).part")
    let isMade = FileManager.default.createFile(
      atPath: part.path,
      contents: nil,
      attributes: [.posixPermissions: 0o600]
    )
    guard isMade else { throw CocoaError(.fileWriteUnknown) }
    return part
  }

  /// Gives a complete file its name, and removes others above the limit.
  func store(_ part: URL, as sha: String) throws {
    guard let path = path(of: sha) else { return try FileManager.default.removeItem(at: part) }
    guard rename(part.path, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    try removeOldest(except: path)
  }

  /// Returns the place of a blob; `nil` without a folder, and for a name that is not an object's.
  private func path(of sha: String) -> String? { path(of: sha, in: url) }

  func path(of sha: String, in folder: URL?) -> String? {
    let isName = (40...64).contains(sha.utf8.count) && sha.allSatisfy(\.isHexDigit)
    return isName ? folder?.appending(path: sha).path : nil
  }

  private func removeOldest(except path: String) throws {
    guard let url else { return }
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let all = try FileManager.default.contentsOfDirectory(
      at: url,
      includingPropertiesForKeys: Array(keys)
    )
    .filter { $0.lastPathComponent != Self.keptName }
    .map { ($0, try? $0.resourceValues(forKeys: keys)) }
    // A program that was killed has left its parts.
    for (part, values) in all where !part.pathExtension.isEmpty {
      let age = -(values?.contentModificationDate?.timeIntervalSinceNow ?? 0)
      if age > 86_400 { try FileManager.default.removeItem(at: part) }
    }
    let files = all.filter { $0.0.pathExtension.isEmpty }.sorted {
      $0.1?.contentModificationDate ?? .distantPast > $1.1?.contentModificationDate ?? .distantPast
    }
    var bytes = 0
    for (file, values) in files {
      bytes += values?.fileSize ?? 0
      if bytes > Self.limit, file.path != path { try FileManager.default.removeItem(at: file) }
    }
  }
}
