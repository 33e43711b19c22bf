import Foundation
import GitHubEndpoints
import GitHubValues
import Synchronization

/// The responses to one account in a folder, which the next run of the program finds.
///
/// No call fails: a file that cannot be read is no response, and one that cannot be written is left
/// out. The folder is bounded in bytes: the files that were used least recently are removed first.
/// Several programs may use one folder, because each file is replaced as a whole.
///
/// It stores responses of the API only, and no response with a secret.
final class ResponseFiles: Sendable {
  private let folder: URL
  private let capacity: Int
  private let origin: String
  private let secrets: [Data]
  /// The bytes in the folder; `nil` until they are counted.
  private let bytes = Mutex<Int?>(nil)

  /// Makes the folder, which only its owner can open, if there is none.
  init(folder: URL, capacity: Int, origin: String, secrets: [String]) {
    self.folder = folder
    self.capacity = capacity
    self.origin = origin
    // Addresses of private files and of uploads have a token of their own.
    self.secrets = (secrets.filter { !$0.isEmpty } + ["token=", "jwt="]).map { Data($0.utf8) }
    try? FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }

  /// Returns the stored response for a key.
  func response(for key: ResponseCache.Key) -> GitHub.Response? {
    let url = file(for: key)
    guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= capacity,
      let data = try? Data(contentsOf: url)
    else { return nil }
    guard let stored = StoredResponse(data), stored.isFor(key) else {
      try? FileManager.default.removeItem(at: url)
      return nil
    }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: url.path)
    return stored.response
  }

  /// Stores a response, or removes the stored one if this one must not be stored.
  func keep(_ response: GitHub.Response, for key: ResponseCache.Key) {
    let url = file(for: key)
    guard key.url.origin == origin, let data = StoredResponse(response, for: key).data,
      data.count <= capacity / 4, secrets.allSatisfy({ data.range(of: $0) == nil }),
      (try? data.write(to: url, options: .atomic)) != nil
    else { return remove(key) }
    bytes.withLock { bytes in
      let sum = bytes.map { $0 + data.count } ?? Self.files(in: folder).reduce(0) { $0 + $1.size }
      bytes = sum > capacity ? trimmed() : sum
    }
  }

  /// Removes the stored response for a key, if there is one.
  func remove(_ key: ResponseCache.Key) {
    try? FileManager.default.removeItem(at: file(for: key))
  }

  /// Removes the oldest files until a quarter of the capacity is free, and returns the bytes left.
  private func trimmed() -> Int {
    let files = Self.files(in: folder).sorted { $0.lastUse < $1.lastUse }
    var sum = files.reduce(0) { $0 + $1.size }
    for file in files where sum > capacity - capacity / 4 {
      try? FileManager.default.removeItem(at: file.url)
      sum -= file.size
    }
    return sum
  }

  private func file(for key: ResponseCache.Key) -> URL {
    let text = "\(key.mediaType.rawValue) \(key.url.absoluteString)"
    // FNV-1a, because `Hasher` differs from run to run. The file itself names its address.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return folder.appendingPathComponent(String(hash, radix: 16))
  }

  private static func files(in folder: URL) -> [(url: URL, size: Int, lastUse: Date)] {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: Array(keys)
    )
    return (urls ?? []).map { url in
      let values = try? url.resourceValues(forKeys: keys)
      return (url, values?.fileSize ?? 0, values?.contentModificationDate ?? .distantPast)
    }
  }
}
