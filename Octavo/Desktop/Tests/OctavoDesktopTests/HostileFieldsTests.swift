import BinderyGTK
import CGTK
import Foundation
import GitHubSandbox
import GitHubValues
import OctavoDesktop
import OctavoLive
import OctavoViewModels
import ScreenExamples
import Testing

extension OctavoDesktopTests {
  /// Every field that a server fills, filled with hostile text, on every page.
  struct HostileFieldsTests {
    nonisolated static let texts = [
      "<b>bold</b> & <span size='1'>", "\u{202E}gnp.exe\u{2066}\u{200F}",
      "a\u{0}b\u{7}\n\n_c %s %n",
      String(repeating: "WWWWWWWW", count: 2_048),
    ]

    @Test(arguments: Sweep.of(texts, sample: 1))
    func `a page of hostile words is drawn, and the window stays narrow`(
      text: String
    ) async throws {
      let app = try await TestApp(size: Window.Size(360, 640))
      try await app.open(.home)
      #expect(await app.settles { app.titles == ["Octavo"] })

      for example in ScreenExample.requesting {
        try await expectDrawn(text, answering: [example], in: app) {
          $0.push(example.route(with: text), .none)
        }
      }
      let searches = ScreenExample.requesting.filter { $0.requestPath.hasPrefix("/search/") }
      try await expectDrawn(text, answering: searches, in: app) { $0.push(.explore, .none) }
      await app.close()
    }

    @Test(arguments: Sweep.of(texts, sample: 1))
    func `hostile repositories of the user, branches and names of accounts are drawn`(
      text: String
    ) async throws {
      let app = try await TestApp(size: Window.Size(360, 640))
      try await app.open(.home)
      #expect(await app.settles { app.titles == ["Octavo"] })

      for (example, segment) in [(ScreenExample.owned, 0), (.starred, 1)] {
        try await expectDrawn(text, answering: [example], in: app) {
          $0.push(example.route, .none)
          let screen = app.session.router.top?.viewModel as? RepositoriesViewModel
          screen?.segments.select(segment)
        }
      }
      try await expectDrawn(text, answering: [.branches], in: app) {
        $0.present(ScreenExample.branches.route, .none)
      }
      app.services.navigation.dismiss(.none)
      let (name, number) = (GitHub.RepositoryName(owner: "rfarouk", name: "lantern"), 34)
      app.services.navigation.push(.issue(name, number), .none)
      await app.settled()
      let labels = try JSONSerialization.data(withJSONObject: [["name": text, "color": text]])
      try await expectDrawn(text, answering: [], in: app) {
        let body = String(decoding: labels, as: UTF8.self)
        let path = "/repos/\(name)/labels"
        app.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: path))
        $0.present(.issueChoice(.labels, name, [number]), .none)
      }
      app.services.navigation.dismiss(.none)
      try await expectDrawn(text, answering: [], in: app) {
        $0.push(.avatar(of: GitHub.Account(login: text)), .none)
      }
      await app.close()
    }

    /// Shows a screen whose requests have the responses of examples, and expects the text in a
    /// narrow window.
    private func expectDrawn(
      _ text: String,
      answering examples: [ScreenExample],
      in app: TestApp,
      show: (any RouteNavigation<Route>) -> Void
    ) async throws {
      app.sandbox.clearFaults()
      for example in examples {
        let body = try example.response(with: text)
        app.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: example.requestPath))
      }

      show(app.services.navigation)

      let screen = app.titles.last ?? ""
      #expect(await app.settles { Self.isShown(text, in: app) }, "\(screen)")
      #expect(Screenshot.png(of: app.window) != nil, "\(screen)")
      #expect(app.window.smallestWidth <= 360, "\(screen)")
    }

    /// Whether the beginning of the text stands anywhere, without what would reorder or end it.
    private static func isShown(_ text: String, in app: TestApp) -> Bool {
      let beginning = String(
        text.displayed(limit: 300).trimmingPrefix { $0.isWhitespace }.prefix(8)
      )
      let window = app.program.host.topWindow ?? app.window
      return Finding.words(in: window).contains { $0.contains(beginning) }
    }
  }
}
