import Foundation
import GitHubValues
import Glibc

/// Tokens as plain text in files that only their owner can read, from their first byte on.
struct TokenFiles: Sendable {
  let folder: URL

  func token(of account: String) throws(StoreError) -> GitHub.Token? {
    let path = file(of: account).path
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw .system(errno) }
      return nil
    }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw .system(errno) }
    let token = GitHub.Token(String(decoding: bytes.prefix(count), as: UTF8.self))
    return token.secret.isEmpty ? nil : token
  }

  func save(_ token: GitHub.Token, of account: String) throws(StoreError) -> URL {
    try PrivateFolder.make(at: folder)
    // An older folder may have been opened to others since.
    guard chmod(folder.path, 0o700) == 0 else { throw .system(errno) }
    let file = file(of: account)
    let new = file.path + ".new"
    guard unlink(new) == 0 || errno == ENOENT else { throw .system(errno) }
    try write(token, to: new)
    guard rename(new, file.path) == 0 else { throw .system(errno) }
    return file
  }

  /// Removes a token's file, and says whether there was one.
  func remove(_ account: String) throws(StoreError) -> Bool {
    if unlink(file(of: account).path) == 0 { return true }
    guard errno == ENOENT || errno == ENOTDIR else { throw .system(errno) }
    return false
  }

  private func write(_ token: GitHub.Token, to path: String) throws(StoreError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    let bytes = Array(token.secret.utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0
    else { throw .system(errno) }
  }

  func file(of account: String) -> URL {
    folder.appendingPathComponent(account + ".token")
  }
}

extension StoreError {
  /// The error of a system call that failed.
  fileprivate static func system(_ code: Int32) -> StoreError {
    let reason: Reason =
      switch code {
      case ENOSPC, EDQUOT: .full
      case EACCES, EPERM, EROFS, ELOOP, ENOTDIR, EISDIR: .noAccess
      default: .other
      }
    return StoreError(reason, message: String(cString: strerror(code)))
  }
}
