import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct RateLimitEndpointTests {
  @Test func `the limits of requests and of searches`() throws {
    let endpoint = Endpoint.rateLimits
    let json = #"""
      {"resources": {"core": {"limit": 5000, "remaining": 4998, "reset": 9, "used": 2},
       "search": {"limit": 30, "remaining": 30, "reset": 8}, "graphql": {"limit": 1}}}
      """#

    #expect(endpoint.line == "GET /rate_limit")
    #expect(
      try endpoint.value(of: json) == [
        GitHub.RateLimit(
          limit: 5000,
          remaining: 4998,
          resetsAt: Date(timeIntervalSince1970: 9)
        ),
        GitHub.RateLimit(
          resource: "search",
          limit: 30,
          remaining: 30,
          resetsAt: Date(timeIntervalSince1970: 8)
        ),
      ]
    )
  }

  @Test func `a server without limits has none`() {
    #expect(Endpoint.rateLimits.value(for: APIError(.notFound)) == [])
  }
}
