import BinderyGTK
import OctavoLive
import OctavoViewModels
import ScreenExamples
import Testing

extension OctavoDesktopTests {
  /// The main screens in windows of other widths than those of the other pictures.
  struct WidthTests {
    private static let screens = [
      ("/-/news", "news"), ("/maralind/tidewater", "repository"),
      ("/juno/dotfiles/blob/trunk/install", "source"), ("/hina-m/orihon/commit/v2.0", "commit"),
      ("/hina-m?tab=followers", "followers"), ("/-/explore", "explore"),
      ("/-/settings", "settings"),
    ]

    @Test(arguments: Sweep.of([360, 1_100, 1_920] as [Int32], sample: 1))
    func `the main screens look as approved`(width: Int32) async throws {
      let app = try await Golden.app(Window.Size(width, 640))
      await app.session.start(at: .login)
      try await Golden.expect(app, isLike: "login-\(width)", andDark: false)
      try await app.open(.home)
      for (address, name) in Self.screens {
        await app.session.start(at: try DeepLink(parsing: address))

        try await Golden.expect(app, isLike: "\(name)-\(width)", andDark: false)

        #expect(app.window.smallestWidth <= width, "\(name)")
      }
      await app.close()
    }
  }
}
