import Foundation
import GitHubEndpoints
import GitHubValues
import Synchronization

/// The limits that the server has announced to one account, and the version of its API.
///
/// A client that sends requests beyond a limit may be blocked by GitHub, so that they wait or fail
/// here. The primary limit is counted for each resource, the secondary one for all of them.
final class ServerState: Sendable {
  private struct Contents {
    var ends: [String: Date] = [:]
    var pauseEnd: Date?
    var version: String?
  }

  private let contents = Mutex(Contents())

  /// Returns the limit that a request for a resource would meet; `nil` if none is known.
  func limit(of resource: String, now: Date) -> APIError.Reason? {
    contents.withLock { contents in
      if let end = contents.pauseEnd, end > now {
        return .secondaryLimit(retryAfter: .seconds(end.timeIntervalSince(now).rounded(.up)))
      }
      guard let end = contents.ends[resource], end > now else { return nil }
      return .rateLimited(until: end)
    }
  }

  /// Records a limit that the server has refused a request for; other reasons are ignored.
  func note(_ reason: APIError.Reason, of resource: String, now: Date) {
    contents.withLock { contents in
      switch reason {
      case .rateLimited(let end): contents.ends[resource] = end
      case .secondaryLimit(let pause):
        contents.pauseEnd = now.addingTimeInterval(Double(pause.components.seconds))
      default: break
      }
    }
  }

  /// Forgets the limits that end by a time until which a request has waited.
  ///
  /// The wait is not measured by the clock that gives the time, which may be slower.
  func forgetLimits(endingBy date: Date) {
    contents.withLock { contents in
      if let end = contents.pauseEnd, end <= date { contents.pauseEnd = nil }
      contents.ends = contents.ends.filter { $0.value > date }
    }
  }

  /// Records the version of the API, and returns whether it is another one than before.
  func noteVersion(_ version: String) -> Bool {
    contents.withLock { contents in
      defer { contents.version = version }
      return contents.version != version
    }
  }
}

extension GitHub.Request {
  /// The resource in whose limit GitHub counts a request; `nil` for one that it does not count.
  func limitedResource(at url: URL, of host: GitHub.Host) -> String? {
    guard mediaType != .image, url.origin == host.apiURL.origin else { return nil }
    if operation != nil { return "graphql" }
    let path = url.pathComponents.dropFirst(max(1, host.apiURL.pathComponents.count))
    switch path.first {
    case "rate_limit": return nil
    case "search": return path.dropFirst().first == "code" ? "code_search" : "search"
    default: return "core"
    }
  }
}
