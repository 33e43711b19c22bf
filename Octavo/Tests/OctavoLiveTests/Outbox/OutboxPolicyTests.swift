import Foundation
import GitHubValues
import Testing

@testable import OctavoLive

struct OutboxPolicyTests {
  private let now = Date(timeIntervalSince1970: 1000)

  private func decision(
    _ reason: APIError.Reason,
    _ end: AttemptEnd? = nil,
    attempts: Int = 1,
    random: Double = 0
  ) -> OutboxPolicy.Decision {
    let error = APIError(reason, end: end)
    return OutboxPolicy.decision(after: error, attempts: attempts, now: now, random: random)
  }

  @Test func `the pauses grow up to five minutes`() {
    let pauses = [1, 2, 3, 7, 8, 9, 60].map { decision(.offline, .neverLeft, attempts: $0) }

    #expect(
      pauses == [2, 4, 8, 128, 256, 300, 300].map { .retry(after: .seconds($0)) }
    )
    #expect(decision(.offline, .neverLeft, random: 0.5) == .retry(after: .seconds(2.5)))
  }

  @Test(arguments: [
    APIError.Reason.offline, .timedOut, .server(status: 502), .unexpected(status: 408),
  ])
  func `a request that the server may have carried out is in doubt`(_ reason: APIError.Reason) {
    #expect(decision(reason, attempts: 9) == .doubt)
  }

  @Test func `an answer of success that cannot be read is one`() {
    #expect(decision(.decoding(what: "id"), .answered(status: 201)) == .confirm)
    #expect(decision(.notReady) == .confirm)
  }

  @Test func `a pause that the server asks for is kept`() {
    let until = now.addingTimeInterval(90)

    #expect(decision(.rateLimited(until: until)) == .wait(.seconds(91)))
    #expect(decision(.rateLimited(until: now.addingTimeInterval(-9))) == .wait(.seconds(1)))
    #expect(decision(.secondaryLimit(retryAfter: .seconds(30))) == .wait(.seconds(30)))
    #expect(decision(.secondaryLimit(retryAfter: .zero)) == .wait(.seconds(1)))
  }

  @Test func `an expired token pauses the outbox`() {
    #expect(decision(.unauthorized) == .pause)
  }

  @Test(arguments: [
    APIError.Reason.forbidden, .notFound, .validation([]), .singleSignOn(page: nil),
    .unexpected(status: 451), .redirect,
  ])
  func `a request that the server refuses is given up`(_ reason: APIError.Reason) {
    #expect(decision(reason, attempts: 9) == .refuse)
  }
}
