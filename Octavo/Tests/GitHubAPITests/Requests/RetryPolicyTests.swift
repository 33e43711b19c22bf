import Foundation
import GitHubValues
import Testing

@testable import GitHubAPI

struct RetryPolicyTests {
  @Test func `pauses double, and differ between clients`() {
    let policy = RetryPolicy(retries: 3)

    #expect(policy.pause(after: .offline, tries: 1, random: 0) == .milliseconds(125))
    #expect(policy.pause(after: .offline, tries: 1, random: 0.5) == .milliseconds(250))
    #expect(policy.pause(after: .offline, tries: 2, random: 0.5) == .milliseconds(500))
    #expect(policy.pause(after: .offline, tries: 3, random: 0.5) == .milliseconds(1000))
    #expect(policy.pause(after: .offline, tries: 4, random: 0.5) == nil)
  }

  @Test(arguments: [
    APIError.Reason.unauthorized, .notFound, .timedOut, .forbidden, .validation([]),
    .rateLimited(until: .distantFuture), .secondaryLimit(retryAfter: .seconds(1)),
    .decoding(what: ""), .redirect, .tooLarge(limit: 1),
  ])
  func `a failure that would be repeated is not retried`(_ reason: APIError.Reason) {
    #expect(RetryPolicy(retries: 3).pause(after: reason, tries: 1, random: 0) == nil)
  }
}
