import Foundation
import GitHubEndpoints
import GitHubValues
import Synchronization

/// Responses with their entity tags or dates, so that an unchanged one is not transferred again.
///
/// The decoded value of a response is kept beside it, so that an unchanged one is not decoded again
/// either. The cache belongs to one set of credentials and is bounded in bytes: the least recently
/// used response is removed first. With files, responses outlive the program, and fewer of them may
/// be in memory.
final class ResponseCache: Sendable {
  /// The address of a response, and its form.
  struct Key: Hashable, Sendable {
    var url: URL
    var mediaType: GitHub.Request.MediaType
  }

  private struct Entry {
    var response: GitHub.Response
    var lastUse: Int
    /// The request and the value that its endpoint has decoded.
    var decoded: (request: GitHub.Request, value: any Sendable)?
  }

  private struct Contents {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var uses = 0

    mutating func remove(_ key: Key) {
      guard let old = entries.removeValue(forKey: key) else { return }
      bytes -= old.response.body.count
    }
  }

  private let capacity: Int
  private let memory: Int
  private let files: ResponseFiles?
  private let contents = Mutex(Contents())

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - capacity: The most bytes of all responses.
  ///   - memory: The most bytes of those that are in memory as well as in files.
  ///   - files: The files; `nil` to keep the responses in memory only.
  init(capacity: Int, memory: Int = .max, files: ResponseFiles? = nil) {
    self.capacity = capacity
    self.memory = files == nil ? capacity : min(memory, capacity)
    self.files = files
  }

  /// Returns the response that was stored last for a key.
  func response(for key: Key) -> GitHub.Response? {
    let known = contents.withLock { contents in
      contents.uses += 1
      contents.entries[key]?.lastUse = contents.uses
      return contents.entries[key]?.response
    }
    if let known { return known }
    guard let stored = files?.response(for: key) else { return nil }
    add(stored, for: key)
    return stored
  }

  /// Stores a response, unless it has no tag and no date, or is larger than a quarter of the cache.
  func keep(_ response: GitHub.Response, for key: Key) {
    let isKept = response["ETag"] != nil || response["Last-Modified"] != nil
    guard isKept, response.body.count <= capacity / 4 else { return remove(key) }
    add(response, for: key)
    files?.keep(response, for: key)
  }

  /// Returns the value that was decoded from a stored response for the same request.
  func value<Value: Sendable>(
    of response: GitHub.Response,
    for key: Key,
    request: GitHub.Request
  ) -> Value? {
    contents.withLock { contents in
      guard let entry = contents.entries[key], entry.response.hasTags(of: response),
        let decoded = entry.decoded, decoded.request == request
      else { return nil }
      return decoded.value as? Value
    }
  }

  /// Keeps the value of a response, unless another response was stored meanwhile.
  func keep(
    _ value: some Sendable,
    of response: GitHub.Response,
    for key: Key,
    request: GitHub.Request
  ) {
    contents.withLock { contents in
      guard contents.entries[key]?.response.hasTags(of: response) == true else { return }
      contents.entries[key]?.decoded = (request, value)
    }
  }

  private func add(_ response: GitHub.Response, for key: Key) {
    contents.withLock { contents in
      contents.remove(key)
      contents.uses += 1
      contents.entries[key] = Entry(response: response, lastUse: contents.uses)
      contents.bytes += response.body.count
      while contents.bytes > memory,
        let oldest = contents.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        contents.remove(oldest.key)
      }
    }
  }

  private func remove(_ key: Key) {
    contents.withLock { $0.remove(key) }
    files?.remove(key)
  }
}

extension GitHub.Response {
  /// Whether another response has the same entity tag and the same date.
  fileprivate func hasTags(of other: GitHub.Response) -> Bool {
    self["ETag"] == other["ETag"] && self["Last-Modified"] == other["Last-Modified"]
  }
}
