public import GitHubValues

extension Endpoint where Value == [GitHub.RateLimit] {
  /// The remaining requests of each bucket, “core” and “search” first; empty on servers that do not
  /// count.
  ///
  /// This request is not counted.
  public static var rateLimits: Self {
    .object(.get(["rate_limit"])) { (body: RateLimits) in body.limits }
      .returning([], for: .notFound)
  }
}

/// The buckets in which the server counts requests; very old servers have one.
private struct RateLimits: LenientDecodable {
  var limits: [GitHub.RateLimit]

  init?(_ object: JSONObject) {
    guard let resources = object.object("resources") else {
      limits = object.object("rate").flatMap { Self.limit("core", $0) }.map { [$0] } ?? []
      return
    }
    let first = ["core", "search"]
    limits = (first + resources.keys.filter { !first.contains($0) }).compactMap { name in
      resources.object(JSONKey(stringValue: name)).flatMap { Self.limit(name, $0) }
    }
  }

  private static func limit(_ name: String, _ bucket: JSONObject) -> GitHub.RateLimit? {
    guard let limit = bucket.integer("limit"), let left = bucket.integer("remaining"),
      let reset = bucket.date("reset")
    else { return nil }
    return GitHub.RateLimit(resource: name, limit: limit, remaining: left, resetsAt: reset)
  }
}
