import Foundation
import OctavoStore

/// A folder of its own for a test, which goes with it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("octavo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Opens the store of an account in the folder.
  func accountStore() throws -> AccountStore {
    try AccountStore(folder: url, host: "github.com", login: "octocat")
  }

  /// The names of all files in the folder and below.
  var files: Set<String> {
    Set(FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
  }

  /// The permissions of a file, such as 0o600.
  func permissions(_ name: String) throws -> Int? {
    let path = url.appendingPathComponent(name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
