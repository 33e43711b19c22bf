import Foundation
import GitHubValues

/// The buckets that the server counts requests in.
struct RateLimits: Readable {
  var limits: [GitHub.RateLimit]

  init?(_ fields: Fields) {
    guard let resources = fields.fields("resources") else { return nil }
    limits = ["core", "search"].compactMap { name in
      guard let bucket = resources.fields(FieldName(stringValue: name)),
        let limit = bucket.number("limit"), let left = bucket.number("remaining"),
        let reset = bucket.number("reset")
      else { return nil }
      return GitHub.RateLimit(
        resource: name,
        limit: limit,
        remaining: left,
        resetsAt: Date(timeIntervalSince1970: Double(reset))
      )
    }
  }
}
