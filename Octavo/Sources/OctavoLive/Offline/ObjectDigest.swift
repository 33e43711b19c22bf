import Digests
import Foundation
import GitHubValues

/// The name that git gives to the contents of a file.
nonisolated enum ObjectDigest {
  /// Returns whether a file is the one with a name.
  static func matches(_ file: GitHub.File, _ name: String) async -> Bool {
    if file.sha == name { return true }
    return await matches(file.bytes, name)
  }

  /// Returns whether contents have a name, in a repository of SHA-1 or of SHA-256.
  @concurrent static func matches(_ contents: Data, _ name: String) async -> Bool {
    let head = Data("blob \(contents.count)\u{0}".utf8)
    return name
      == (name.utf8.count == 64
        ? SHA256.hexadecimal(Array(head + contents)) : SHA1.hexadecimal([head, contents]))
  }
}
