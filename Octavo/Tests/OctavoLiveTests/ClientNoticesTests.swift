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
    #expect(!notices.isNearLimit(now: Self.now))

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

    #expect(notices.isNearLimit(now: Self.now) == expected)
  }

  @Test func `the limit of an account that is no longer active is not taken`() async {
    let (first, second) = (GitHub.Token("first"), GitHub.Token("second"))
    let notices = ClientNotices { _ in }
    notices.isCurrent = { $0 == .github && $1 == .token(second) }
    func send(as token: GitHub.Token, to host: GitHub.Host) async {
      let settings = notices.settings(ClientSettings(), for: host, .token(token))
      settings.onEvent(.rateLimit(Self.limit))
      await settle()
    }

    await send(as: first, to: .github)
    let ofFirst = notices.isNearLimit(now: Self.now)
    await send(as: second, to: .github)

    #expect(!ofFirst)
    #expect(notices.isNearLimit(now: Self.now))
  }
}
