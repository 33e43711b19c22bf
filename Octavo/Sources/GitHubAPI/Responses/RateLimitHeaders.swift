import Foundation
import GitHubEndpoints
import GitHubValues

extension GitHub.Response {
  /// The remaining requests, if the server counts them.
  var rateLimit: GitHub.RateLimit? {
    guard let limit = number("X-RateLimit-Limit"), let left = number("X-RateLimit-Remaining"),
      let reset = number("X-RateLimit-Reset")
    else { return nil }
    return GitHub.RateLimit(
      resource: self["X-RateLimit-Resource"] ?? "core",
      limit: limit,
      remaining: left,
      resetsAt: Date(timeIntervalSince1970: Double(reset))
    )
  }

  /// Returns the time until the next request is allowed, from a number of seconds or a date.
  ///
  /// A date is compared with the date of the response, because the clocks may differ.
  func retryAfter(now: Date) -> Duration? {
    guard let header = self["Retry-After"] else { return nil }
    if let seconds = Int(header), (0...604_800).contains(seconds) { return .seconds(seconds) }
    guard let date = HTTPDate.parse(header) else { return nil }
    return .seconds(max(0, date.timeIntervalSince(self.date ?? now).rounded(.up)))
  }

  /// Returns the time by the local clock at which a used-up limit is reset; `nil` if none is.
  ///
  /// The server sends it by its own clock, which the date of the response shows.
  func limitEnd(now: Date) -> Date? {
    guard number("X-RateLimit-Remaining") == 0 else { return nil }
    guard let reset = number("X-RateLimit-Reset") else {
      let pause = retryAfter(now: now) ?? .seconds(60)
      return now.addingTimeInterval(Double(pause.components.seconds))
    }
    let wait = Double(reset) - (date ?? now).timeIntervalSince1970
    // GitHub's limits end after an hour; its clock may be a second behind its date.
    return now.addingTimeInterval(min(max(0, wait), 86_400) + 1)
  }
}
