import BinderyGTK
import CGTK
import Foundation
import GitHubSandbox
import GitHubValues
import OctavoDesktop
import OctavoViewModels
import ScreenExamples
import Testing

extension OctavoDesktopTests {
  /// Every field that a server fills, filled with hostile text, on every page.
  struct HostileFieldsTests {
    nonisolated static let texts = [
      "<b>bold</b> & <span size='1'>", "\u{202E}gnp.exe\u{2066}\u{200F}",
      "a\u{0}b\u{7}\n\n_c %s %n",
      String(repeating: "WWWWWWWW", count: 16_384),
    ]

    @Test(arguments: texts)
    func `a page of hostile words is drawn, and the window stays narrow`(
      text: String
    ) async throws {
      let app = try await TestApp(size: Window.Size(360, 640))
      try await app.open(.home)
      #expect(await app.settles { app.titles == ["Octavo"] })

      for example in ScreenExample.requesting {
        try await expectDrawn(text, at: example.route(with: text), answering: [example], in: app)
      }
      let searches = ScreenExample.requesting.filter { $0.requestPath.hasPrefix("/search/") }
      try await expectDrawn(text, at: .explore, answering: searches, in: app)
      await app.close()
    }

    /// Shows a page whose requests have the responses of examples, and expects the text in a narrow
    /// window.
    private func expectDrawn(
      _ text: String,
      at route: Route,
      answering examples: [ScreenExample],
      in app: TestApp
    ) async throws {
      app.sandbox.clearFaults()
      for example in examples {
        let body = try example.response(with: text)
        app.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: example.requestPath))
      }
      app.services.navigation.push(route, .none)

      #expect(
        await app.settles { Self.isShown(text, in: app.window) },
        "\(route)"
      )
      #expect(Screenshot.png(of: app.window) != nil, "\(route)")
      #expect(app.window.smallestWidth <= 360, "\(route)")
    }

    /// Whether the beginning of the text stands anywhere, without what would reorder or end it.
    private static func isShown(_ text: String, in window: Window) -> Bool {
      let beginning = String(
        text.displayed(limit: 300).trimmingPrefix { $0.isWhitespace }.prefix(8)
      )
      return Finding.words(in: window).contains { $0.contains(beginning) }
    }
  }
}
