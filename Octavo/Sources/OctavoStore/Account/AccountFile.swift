public import Foundation

/// A small file of an account, beside its store and replaced as a whole; or a folder of its own.
///
/// The calls block the caller.
public struct AccountFile: Sendable {
  /// The most bytes that are read; a longer file is not one of ours.
  public static let limit = 1 << 20

  /// The place of the file.
  public let url: URL

  /// Names the file of an account; `name` tells it from other files of the account.
  public init(folder: URL, host: String, login: String, name: String) {
    url = folder.appendingPathComponent("\(FileName.safe(host, login)).\(name)")
  }

  /// Returns the contents, or `nil` if there is no file.
  public func read() throws(StoreError) -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      let data = try handle.read(upToCount: Self.limit + 1) ?? Data()
      guard data.count <= Self.limit else { throw StoreError(.other, message: "too long") }
      return data
    } catch let error as StoreError {
      throw error
    } catch {
      throw StoreError(.noAccess, message: error.localizedDescription)
    }
  }

  /// Replaces the file, so that a reader finds the old contents or the new ones.
  public func write(_ data: Data) throws(StoreError) {
    try PrivateFolder.make(at: url.deletingLastPathComponent())
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw StoreError(.noAccess, message: error.localizedDescription)
    }
  }

  /// Removes the file, if there is one.
  public func remove() throws(StoreError) {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      throw StoreError(.noAccess, message: error.localizedDescription)
    }
  }
}
