import Foundation
import GitHubValues

/// The buckets that the server counts requests in.
struct RateLimits: LenientDecodable {
  var limits: [GitHub.RateLimit]

  init?(_ object: JSONObject) {
    guard let resources = object.object("resources") else { return nil }
    limits = ["core", "search"].compactMap { name in
      guard let bucket = resources.object(JSONKey(stringValue: name)),
        let limit = bucket.integer("limit"), let left = bucket.integer("remaining"),
        let reset = bucket.integer("reset")
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
