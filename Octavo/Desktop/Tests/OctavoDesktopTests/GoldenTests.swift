import BinderyGTK
import BinderyGTKTesting
import CGTK
import Foundation
import GitHubValues
import OctavoDesktop
import OctavoLive
import OctavoViewModels
import ScreenExamples
import Testing

extension OctavoDesktopTests {
  /// Pages of the demo world, held against pictures of them.
  struct GoldenTests {
    /// A noon, at which the pictures were drawn.
    private static let noon = Date(timeIntervalSince1970: 1_782_993_600)

    @Test(arguments: [
      ("Cantarell 11", "Cantarell"), ("Monospace 11", "Noto Sans Mono"),
      ("Serif 11", "DejaVu Serif"),
    ])
    func `the fonts of the pictures are here`(description: String, family: String) {
      let window = Window(size: Window.Size(360, 200))

      #expect(
        Golden.font(for: description, in: window) == family,
        "Install what Scripts/system-packages --gtk names: pictures of other fonts differ."
      )
      window.destroy()
    }

    @Test(arguments: ScreenExample.all)
    func `a screen looks as approved`(example: ScreenExample) async throws {
      let app = try await Self.app()
      try await app.open(DeepLink(parsing: example.address))

      try await Self.expect(app, isLike: example.name)
      await app.close()
    }

    @Test func `screens without an example look as approved`() async throws {
      let app = try await Self.app()
      await app.session.start(at: .login)
      try await Self.expect(app, "Log In", isLike: "login")
      try await app.open(.home)
      for (address, name) in [
        ("/-/news", "news"), ("/-/repositories", "owned"), ("/-/explore", "explore"),
      ] {
        await app.session.start(at: try DeepLink(parsing: address))
        try await Self.expect(app, "Octavo", isLike: name)
      }

      let navigation = app.services.navigation
      let language = OptionKind.language
      navigation.present(.optionPicker(language, current: "Swift"), .none)
      try await Self.expect(app, language.title, isLike: "languages")
      navigation.dismiss(.none)
      await app.session.start(at: try DeepLink(parsing: "/maralind/tidewater"))
      #expect(await app.settles { app.titles == ["tidewater"] })
      Finding.press(Finding.button("main", in: app.window))
      try await Self.expect(app, "Select Branch or Tag", isLike: "branches")
      navigation.dismiss(.none)
      let user = try #require(app.services.session.user)
      navigation.push(.avatar(of: GitHub.Account(login: user.login, avatarURL: user.avatarURL)))
      try await Self.expect(app, user.login, isLike: "avatar")
      await app.close()
    }

    @Test func `other edges of letters are like these, but a missing button is not`() async throws {
      let app = try await Self.app()
      try await app.open(DeepLink(parsing: "/maralind/tidewater"))
      let whole = try await Self.pixels(of: app)

      Golden.hintFonts(true)
      let hinted = try await Self.pixels(of: app)
      Golden.hintFonts(false)
      let again = try await Self.pixels(of: app)
      let branches = try #require(Finding.button("main", in: app.window))
      gtk_widget_set_opacity(branches.pointer(), 0)
      let lacking = try await Self.pixels(of: app)

      #expect(whole == again)
      #expect(whole != hinted)
      #expect((0.0..<Pixels.tolerance).contains(whole.difference(from: hinted)))
      #expect(whole.difference(from: lacking) > Pixels.tolerance)
      await app.close()
    }

    private static func app() async throws -> TestApp {
      Golden.steady()
      return try await TestApp(now: noon, size: Window.Size(640, 600))
    }

    /// Compares the window on top with two pictures, light and dark.
    ///
    /// The program changes its colours while it runs, which costs less than a further start.
    static func expect(
      _ app: TestApp,
      _ title: String? = nil,
      isLike name: String
    ) async throws {
      await app.settled()
      if let title { #expect(app.titles.last == title) }
      let light = try #require(await app.picture())
      try Golden.expect(light, isLike: name)
      Appearance.setDark(true)
      defer { Appearance.setDark(false) }
      let dark = try #require(await app.picture())
      try Golden.expect(dark, isLike: "\(name)-dark")
    }

    private static func pixels(of app: TestApp) async throws -> Pixels {
      #expect(await app.settles { app.titles.last == "tidewater" })
      let picture = try #require(await app.picture())
      return try #require(Pixels(png: picture))
    }
  }
}
