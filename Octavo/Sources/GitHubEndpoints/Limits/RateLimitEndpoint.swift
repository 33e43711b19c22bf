import Foundation
public import GitHubValues

extension Endpoint where Value == [GitHub.RateLimit] {
  /// The remaining requests; empty on servers that do not count.
  ///
  /// This request is not counted.
  public static var rateLimits: Self {
    .object(.get(["rate_limit"])) { (body: RateLimits) in body.limits }
      .returning([], for: .notFound)
  }
}

/// The buckets in which the server counts requests.
private struct RateLimits: LenientDecodable {
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
