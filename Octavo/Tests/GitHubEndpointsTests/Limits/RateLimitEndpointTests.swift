import Foundation
import GitHubValues
import Testing

@testable import GitHubEndpoints

struct RateLimitEndpointTests {
  @Test func `the limits of each bucket, those of requests and of searches first`() throws {
    let endpoint = Endpoint.rateLimits
    let json = #"""
      {"resources": {"code_search": {"limit": "10", "remaining": 9, "reset": "8"},
       "search": {"limit": 30, "remaining": 30, "reset": 8}, "graphql": {"limit": 1}, "odd": null,
       "core": {"limit": 5000, "remaining": 4998, "reset": 9, "used": 2}}}
      """#

    let limits = try endpoint.value(of: json)

    #expect(endpoint.line == "GET /rate_limit")
    #expect(
      limits.map { "\($0.resource) \($0.remaining)/\($0.limit)" }
        == ["core 4998/5000", "search 30/30", "code_search 9/10"]
    )
    #expect(limits.map(\.resetsAt.timeIntervalSince1970) == [9, 8, 8])
  }

  @Test func `an old server has one bucket`() throws {
    let limits = try Endpoint.rateLimits.value(
      of: #"{"rate": {"limit": 60, "remaining": 59, "reset": 9}}"#
    )

    #expect(
      limits == [
        GitHub.RateLimit(limit: 60, remaining: 59, resetsAt: Date(timeIntervalSince1970: 9))
      ]
    )
  }

  @Test func `a server without limits has none`() {
    #expect(Endpoint.rateLimits.value(for: APIError(.notFound)) == [])
  }
}
