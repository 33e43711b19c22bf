import Foundation
import Synchronization

/// Answers with their entity tags, so that an unchanged one need not travel again.
///
/// The cache belongs to one set of credentials and is bounded in bytes: the answer that was
/// not asked for longest goes first.
final class ResponseCache: Sendable {
  /// What an answer belongs to.
  struct Key: Hashable, Sendable {
    var url: URL
    var accept: String
  }

  private struct Entry {
    var response: Response
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

  /// The answer last kept for a key.
  func response(for key: Key) -> Response? {
    contents.withLock { contents in
      contents.uses += 1
      contents.entries[key]?.lastUse = contents.uses
      return contents.entries[key]?.response
    }
  }

  /// Keeps an answer, unless it has no tag or would push out most of the others.
  func keep(_ response: Response, for key: Key) {
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
