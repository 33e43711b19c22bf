public import Foundation

/// The pace at which an account changes something on the server, as GitHub asks.
public struct RequestPace: Sendable, Hashable {
  /// The most requests within a time.
  public struct Limit: Sendable, Hashable {
    /// The number of requests.
    public let count: Int
    /// The length of the time in seconds.
    public let seconds: Double

    /// Makes a limit.
    public init(_ count: Int, within seconds: Double) {
      (self.count, self.seconds) = (count, seconds)
    }
  }

  /// The seconds between two requests.
  public let pause: Double
  /// The limits of the requests that create content, the shortest time first.
  public let content: [Limit]

  /// Makes a pace.
  public init(pause: Double, content: [Limit]) { (self.pause, self.content) = (pause, content) }

  /// A second between two requests; at most 80 that create content in a minute, and 500 in an hour.
  public static let gitHub = Self(
    pause: 1,
    content: [Limit(80, within: 60), Limit(500, within: 3600)]
  )

  /// The longest time in seconds for which a request counts.
  public var memory: Double { content.map(\.seconds).max() ?? 0 }

  /// Finds the earliest time at which content may be created.
  ///
  /// - Parameters:
  ///   - time: The present time.
  ///   - created: The times at which content was created, the earliest first.
  /// - Returns: The time; the present one if content may be created now.
  public func nextContent(at time: Date, after created: [Date]) -> Date {
    content.reduce(time) { next, limit in
      guard created.count >= limit.count else { return next }
      return max(next, created[created.count - limit.count].addingTimeInterval(limit.seconds))
    }
  }

  /// Computes the time at which the last of some requests is sent.
  ///
  /// - Parameters:
  ///   - count: The number of requests.
  ///   - content: The number of those that create content.
  ///   - start: The time at which the first one may be sent.
  ///   - created: The times at which content was created before, the earliest first.
  /// - Returns: The time.
  public func end(of count: Int, content: Int, from start: Date, after created: [Date]) -> Date {
    var (created, next, last) = (created, start, start)
    for _ in 0..<content {
      last = nextContent(at: next, after: created)
      created.append(last)
      next = last.addingTimeInterval(pause)
    }
    return max(last, start.addingTimeInterval(Double(max(0, count - 1)) * pause))
  }
}
