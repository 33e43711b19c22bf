public import Foundation

/// The state of all requests of an account on their way to the server, in numbers.
///
/// They are counted from the first request that found nothing under way, so that a new start and
/// another program count on.
public struct OutboxProgress: Sendable, Hashable {
  /// The reason why nothing is sent now.
  public enum Wait: Sendable, Hashable {
    /// The server has asked for a pause, or few requests of the hour are left.
    case limit(until: Date)
    /// The network is not there.
    case network
    /// The server does not answer as it should.
    case server
  }

  /// The requests that the server has confirmed.
  public var sent: Int
  /// The requests that are sent without a decision of the user.
  public var pending: Int
  /// The pending requests that create content.
  public var content: Int
  /// The requests that the server has refused.
  public var refused: Int
  /// The requests about which the user is asked.
  public var asked: Int
  /// The times at which content was created in the last hour, the earliest first; empty while no
  /// pending request creates any.
  public var created: [Date] = []
  /// The reason why nothing is sent now; `nil` for none.
  public var wait: Wait?

  /// Makes a progress, without requests at first.
  public init(sent: Int = 0, pending: Int = 0, content: Int = 0, refused: Int = 0, asked: Int = 0) {
    (self.sent, self.pending, self.content) = (sent, pending, content)
    (self.refused, self.asked) = (refused, asked)
  }

  /// The number of all requests.
  public var total: Int { sent + pending + refused + asked }

  /// Returns the time at which the last pending request is sent.
  public func end(at now: Date, _ pace: RequestPace = .gitHub) -> Date {
    var start = now
    if case .limit(let end) = wait { start = max(now, end) }
    return pace.end(of: pending, content: content, from: start, after: created)
  }
}
