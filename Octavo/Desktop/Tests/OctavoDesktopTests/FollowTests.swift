import BinderyGTK
import GitHubSandbox
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The follows of accounts in the window.
  struct FollowTests {
    @Test func `the button of a row follows its account, and shows it`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      app.services.navigation.push(.people(.followers(of: "hina-m")))
      func count(_ word: String) -> Int { Finding.words(in: app.window).count { $0 == word } }
      #expect(await app.settles { count("Follow") > 0 })
      let (following, others) = (count("✓ Following"), count("Follow"))

      Finding.press(Finding.button("Follow", in: app.window))

      #expect(
        await app.settles {
          count("✓ Following") == following + 1 && count("Follow") == others - 1
        }
      )
      await app.close()
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
