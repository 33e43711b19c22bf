import BinderyGTK
import BinderyGTKTesting
import CGTK
import Foundation
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

    @Test func `the login looks as it should`() async throws {
      let app = try await Self.app()
      await app.session.start(at: .login)

      try Golden.expect(try await Self.picture(of: app, "Log In"), isLike: "login")
      await app.close()
    }

    @Test func `a repository and its branches look as they should`() async throws {
      let app = try await Self.app()
      try await app.open(DeepLink(parsing: "/maralind/tidewater"))

      try Golden.expect(try await Self.picture(of: app, "tidewater"), isLike: "repository")
      Finding.press(Finding.button("main", in: app.window))
      let picker = try await Self.picture(of: app, "Select Branch or Tag")
      try Golden.expect(picker, isLike: "branches")
      await app.close()
    }

    @Test(arguments: ScreenExample.all)
    func `a screen looks as approved`(example: ScreenExample) async throws {
      let app = try await Self.app()
      try await app.open(DeepLink(parsing: example.address))

      let picture = try #require(await app.picture())
      try Golden.expect(picture, isLike: example.name)
      await app.close()
    }

    @Test func `Explore and a picker look as they should`() async throws {
      let app = try await Self.app()
      try await app.open(DeepLink(parsing: "/-/explore"))

      try Golden.expect(try await Self.picture(of: app, "Octavo"), isLike: "explore")
      app.services.navigation.present(.optionPicker(.language, current: "Swift"), .none)
      try Golden.expect(try await Self.picture(of: app, "Language"), isLike: "languages")
      await app.close()
    }

    @Test func `a list of accounts looks as it should`() async throws {
      let app = try await Self.app()
      try await app.open(.home)

      app.services.navigation.push(.people(.followers, of: "hina-m"), .none)
      let people = try await Self.picture(of: app, "Followers of hina-m")
      try Golden.expect(people, isLike: "people")
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
      Appearance.setDark(false)
      Golden.steady()
      return try await TestApp(now: noon, size: Window.Size(640, 600))
    }

    /// The picture of the page with this title, when it has come to rest.
    private static func picture(of app: TestApp, _ title: String) async throws -> [UInt8] {
      #expect(await app.settles { app.titles.last == title })
      return try #require(await app.picture())
    }

    private static func pixels(of app: TestApp) async throws -> Pixels {
      try #require(Pixels(png: try await picture(of: app, "tidewater")))
    }
  }
}
