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
  func retryAfter(now: Date) -> Duration? {
    guard let header = self["Retry-After"] else { return nil }
    if let seconds = Int(header), (0...604_800).contains(seconds) { return .seconds(seconds) }
    guard let date = HTTPDate.parse(header) else { return nil }
    return .seconds(max(0, date.timeIntervalSince(now).rounded(.up)))
  }
}

/// A date in an HTTP header, such as “Sun, 06 Nov 1994 08:49:37 GMT”.
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  static func parse(_ text: String) -> Date? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[1].count == 2, parts[5] == "GMT",
      let month = months.firstIndex(of: String(parts[2]))
    else { return nil }
    let number = month + 1 < 10 ? "0\(month + 1)" : "\(month + 1)"
    return try? Date("\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z", strategy: .iso8601)
  }
}
