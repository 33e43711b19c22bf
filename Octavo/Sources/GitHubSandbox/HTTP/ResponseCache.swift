import Synchronization

/// The newest responses, each with the state of the sandbox that it was made in.
///
/// A response is used again as long as nothing was written, no commit came and no ref moved. So an
/// unchanged response costs a few system calls, whether it is sent again or answered with a 304.
final class ResponseCache: Sendable {
  /// All of a request that a response depends on.
  struct Key: Hashable, Sendable {
    let address: String
    let host: String
    let accept: String
    /// The login and the scopes of the viewer.
    let viewer: String
    let version: APIVersion
  }

  /// All of the sandbox's state that a response depends on.
  struct Stamp: Equatable, Sendable {
    /// The generation of the state file's content.
    let written: Int
    /// The number of the catalog's snapshot.
    let snapshot: Int
    /// The last second at which a check has changed by the clock.
    let checked: Int
    /// The refs of the repository that the address names.
    let refs: RefStamp?
  }

  private struct State {
    var entries: [Key: (stamp: Stamp, response: EndpointResponse)] = [:]
    var bytes = 0
  }

  private static let capacity = 32 << 20
  private static let longest = 1 << 20

  private let state = Mutex(State())

  func response(for key: Key, at stamp: Stamp) -> EndpointResponse? {
    state.withLock { state in
      guard let entry = state.entries[key], entry.stamp == stamp else { return nil }
      return entry.response
    }
  }

  /// Keeps a successful response whose body is in memory; all others make room for it together.
  func keep(_ response: EndpointResponse, for key: Key, at stamp: Stamp) {
    guard response.status == 200, let size = response.byteCount, size <= Self.longest else {
      return
    }
    state.withLock { state in
      if state.bytes + size > Self.capacity { state = State() }
      let old = state.entries.updateValue((stamp, response), forKey: key)
      state.bytes += size - (old?.response.byteCount ?? 0)
    }
  }
}

extension EndpointResponse {
  /// The length of a body in memory.
  fileprivate var byteCount: Int? {
    if case .bytes(let bytes) = body { bytes.count } else { nil }
  }
}

extension ResponseCache.Key {
  /// Makes the key of a request that only reads and counts against a limit.
  init?(_ request: EndpointRequest, _ target: RequestTarget, _ bucket: RateBucket) {
    // Addresses in HTML depend on the time.
    guard bucket != .free, ["GET", "HEAD"].contains(request.method), !request.accepts("html"),
      !request.accepts("full")
    else { return nil }
    self.init(
      address: target.recorded,
      host: request.links.web,
      accept: request.headers["accept"] ?? "",
      viewer: request.viewer.key,
      version: request.version
    )
  }
}
