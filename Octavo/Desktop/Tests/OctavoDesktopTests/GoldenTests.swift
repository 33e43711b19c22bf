import BinderyGTK
import BinderyGTKTesting
import CGTK
import OctavoDesktop
import OctavoViewModels
import ScreenExamples
import Testing

extension OctavoDesktopTests {
  /// Pages of the demo world, held against pictures of them.
  struct GoldenTests {
    @Test(arguments: [
      ("Cantarell 11", "Cantarell"), ("Monospace 11", "Noto Sans Mono"),
      ("Serif 11", "DejaVu Serif"), ("WenQuanYi Micro Hei 11", "WenQuanYi Micro Hei"),
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
    func `a screen looks as approved, and the Tab key reaches all in it`(
      example: ScreenExample
    ) async throws {
      let app = try await Golden.app()
      try await app.open(DeepLink(parsing: example.address))

      try await Golden.expect(app, isLike: example.name)

      #expect(FocusTests.missed(in: app.window) == [], "The Tab key does not reach these.")
      await app.close()
    }

    @Test func `other edges of letters are like these, but a missing button is not`() async throws {
      let app = try await Golden.app()
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

    private static func pixels(of app: TestApp) async throws -> Pixels {
      #expect(await app.settles { app.titles.last == "tidewater" })
      let picture = try #require(await app.picture())
      return try #require(Pixels(png: picture))
    }
  }
}
