import Foundation
import GitHubValues
import Testing

@testable import GitHubAPI

struct RetryPolicyTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func pause(
    after error: APIError,
    isIdempotent: Bool = true,
    tries: Int = 1,
    random: Double = 0
  ) -> RetryPolicy.Pause? {
    RetryPolicy(retries: 3, longestWait: .seconds(10)).pause(
      after: error,
      isIdempotent: isIdempotent,
      tries: tries,
      now: now,
      random: random
    )
  }

  @Test func `pauses double, and differ between clients`() {
    let error = APIError(.offline)

    #expect(pause(after: error, random: 0)?.duration == .milliseconds(125))
    #expect(pause(after: error, random: 0.5)?.duration == .milliseconds(250))
    #expect(pause(after: error, tries: 2, random: 0.5)?.duration == .milliseconds(500))
    #expect(pause(after: error, tries: 3, random: 0.5)?.duration == .milliseconds(1000))
    #expect(pause(after: error, tries: 4, random: 0.5) == nil)
  }

  @Test(arguments: [
    APIError.Reason.unauthorized, .notFound, .timedOut, .forbidden, .validation([]), .conflict,
    .gone, .blocked(notice: nil), .rateLimited(until: .distantFuture),
    .secondaryLimit(retryAfter: .seconds(11)), .decoding(what: ""), .redirect, .tooLarge(limit: 1),
  ])
  func `a failure that would be repeated is not retried`(_ reason: APIError.Reason) {
    #expect(pause(after: APIError(reason)) == nil)
  }

  @Test(arguments: [APIError.Reason.offline, .server(status: 502), .notReady])
  func `a request that may have been carried out is not repeated`(_ reason: APIError.Reason) {
    #expect(pause(after: APIError(reason)) != nil)
    #expect(pause(after: APIError(reason), isIdempotent: false) == nil)
  }

  @Test func `a short limit is waited for by every request`() {
    let secondary = APIError(.secondaryLimit(retryAfter: .seconds(4)))
    let primary = APIError(.rateLimited(until: now.addingTimeInterval(4)))
    let expected = RetryPolicy.Pause(duration: .milliseconds(4250), isRequested: true)

    #expect(pause(after: secondary, isIdempotent: false, random: 0.5) == expected)
    #expect(pause(after: primary, isIdempotent: false, random: 0.5) == expected)
  }

  @Test func `a busy server is asked again when it wants to be`() {
    let soon = APIError(.server(status: 503), retryAfter: .seconds(4))
    let late = APIError(.server(status: 503), retryAfter: .seconds(11))

    #expect(
      pause(after: soon) == RetryPolicy.Pause(duration: .seconds(4), isRequested: true)
    )
    #expect(pause(after: late) == nil)
  }
}
