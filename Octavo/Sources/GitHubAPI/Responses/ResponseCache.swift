import Foundation
import GitHubEndpoints
import GitHubValues
import Synchronization

/// Responses with their entity tags, so that an unchanged one is not transferred again.
///
/// The cache belongs to one set of credentials and is bounded in bytes: the least recently used
/// response is removed first.
final class ResponseCache: Sendable {
  /// The address of a response, and its form.
  struct Key: Hashable, Sendable {
    var url: URL
    var mediaType: GitHub.Request.MediaType
  }

  private struct Entry {
    var response: GitHub.Response
    var lastUse: Int
  }

  private struct Contents {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var uses = 0
  }

  private let capacity: Int
  private let contents = Mutex(Contents())

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the response that was stored last for a key.
  func response(for key: Key) -> GitHub.Response? {
    contents.withLock { contents in
      contents.uses += 1
      contents.entries[key]?.lastUse = contents.uses
      return contents.entries[key]?.response
    }
  }

  /// Stores a response, unless it has no tag or is larger than a quarter of the cache.
  func keep(_ response: GitHub.Response, for key: Key) {
    contents.withLock { contents in
      if let old = contents.entries.removeValue(forKey: key) {
        contents.bytes -= old.response.body.count
      }
      guard response["ETag"] != nil, response.body.count <= capacity / 4 else { return }
      contents.uses += 1
      contents.entries[key] = Entry(response: response, lastUse: contents.uses)
      contents.bytes += response.body.count
      while contents.bytes > capacity,
        let oldest = contents.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        contents.entries[oldest.key] = nil
        contents.bytes -= oldest.value.response.body.count
      }
    }
  }
}
