import BinderyGTK
import GitHubSandbox
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The follows of accounts in the window.
  struct FollowTests {
    @Test(
      arguments: [(true, "✓ Following"), (false, nil), (nil, "? Following")] as [(Bool?, String?)]
    )
    func `a row shows whether an account is followed, or that it is not known`(
      isFollowing: Bool?,
      mark: String?
    ) {
      #expect(Strings.followMark(isFollowing: isFollowing) == mark)
    }

    @Test func `a page with an unknown follow offers only to check it`() async throws {
      let app = try await TestApp()
      for path in ["/users/juno/following", "/user/following"] {
        app.sandbox.inject(SandboxFault(.status(403), method: "GET", pathPrefix: path))
      }
      try await app.open(.home)
      app.services.navigation.push(.people(.followers(of: "hina-m")))
      #expect(await app.settles { Finding.words(in: app.window).contains("? Following") })
      app.services.navigation.push(.user("hina-m"))

      #expect(
        await app.settles { Finding.button("Check If Following", in: app.window) != nil }
      )
      #expect(Finding.button("Follow", in: app.window) == nil)
      #expect(Finding.button("Unfollow", in: app.window) == nil)
      await app.close()
    }
  }
}
