import BinderyTesting
import Foundation
import GitHubAPI
import GitHubValues
import Testing

@testable import OctavoLive

struct ClientNoticesTests {
  private static let now = Date(timeIntervalSince1970: 0)
  private static let limit = GitHub.RateLimit(
    resource: "core",
    limit: 5_000,
    remaining: 0,
    resetsAt: now.addingTimeInterval(60)
  )

  @Test(arguments: [
    ("core", 1_000, 60.0, false), ("core", 999, 60, true), ("core", 999, -1, false),
    ("search", 0, 60, false),
  ])
  func `few requests are left below a fifth of those of the hour`(
    resource: String,
    remaining: Int,
    reset: TimeInterval,
    expected: Bool
  ) async {
    let notices = ClientNotices { _ in }
    let settings = notices.settings(ClientSettings(), for: .github)
    #expect(notices.limit(.github, .none, now: Self.now) == nil)

    settings.onEvent(
      .rateLimit(
        GitHub.RateLimit(
          resource: resource,
          limit: 5_000,
          remaining: remaining,
          resetsAt: Self.now.addingTimeInterval(reset)
        )
      )
    )
    await settle()

    let limit = notices.limit(.github, .none, now: Self.now)
    #expect(limit?.isBelow(oneIn: 5) ?? false == expected)
  }

  @Test func `each account has its own limit`() async {
    let (first, second) = (GitHub.Token("first"), GitHub.Token("second"))
    let notices = ClientNotices { _ in }
    let settings = notices.settings(ClientSettings(), for: .github, .token(first))
    settings.onEvent(.rateLimit(Self.limit))
    await settle()

    #expect(notices.limit(.github, .token(first), now: Self.now) == Self.limit)
    #expect(notices.limit(.github, .token(second), now: Self.now) == nil)
    #expect(notices.limit(.github, .none, now: Self.now) == nil)
  }
}
