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
      let name = GitHub.RepositoryName(owner: "hina-m", name: "orihon")
      let pages: [(String, Any, Route)] = [
        (
          "/users/hina-m/followers", [Self.user(text)],
          .people(.followers, of: "hina-m")
        ),
        (
          "/users/hina-m/repos", [Self.repository(text)],
          .repositoryList(.ownedBy("hina-m"))
        ),
        (
          "/users/hina-m/events", [Self.event(text)],
          .news(.performed(by: "hina-m"))
        ),
        ("/users/hina-m", Self.user(text), .user("hina-m")),
        (
          "/repos/hina-m/orihon", Self.repository(text),
          .repository(name)
        ),
        (
          "/search",
          ["items": [Self.repository(text).merging(Self.user(text)) { first, _ in first }]],
          .explore
        ),
      ]

      for (path, answer, route) in pages {
        let body = String(
          decoding: try JSONSerialization.data(withJSONObject: answer),
          as: UTF8.self
        )
        await expectDrawn(text, at: route, from: path, answering: body, in: app)
      }
      for example in ScreenExample.requesting {
        let body = try example.response(with: text)
        let route = example.route(with: text)
        await expectDrawn(text, at: route, from: example.requestPath, answering: body, in: app)
      }
      await app.close()
    }

    /// Shows a page whose request has this response, and expects the text in a narrow window.
    private func expectDrawn(
      _ text: String,
      at route: Route,
      from path: String,
      answering body: String,
      in app: TestApp
    ) async {
      app.sandbox.clearFaults()
      app.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: path))
      app.services.navigation.push(route, .none)

      #expect(
        await app.settles { Self.isShown(text, in: app.window) },
        "\(path)"
      )
      #expect(Screenshot.png(of: app.window) != nil, "\(path)")
      #expect(app.window.smallestWidth <= 360, "\(path)")
    }

    /// Whether the beginning of the text stands anywhere, without what would reorder or end it.
    private static func isShown(_ text: String, in window: Window) -> Bool {
      let beginning = String(
        text.displayed(limit: 300).trimmingPrefix { $0.isWhitespace }.prefix(8)
      )
      return Finding.words(in: window).contains { $0.contains(beginning) }
    }

    private static func user(_ text: String) -> [String: Any] {
      [
        "id": 1, "login": text, "name": text, "bio": text, "company": text, "location": text,
        "email": text, "blog": text, "avatar_url": text, "html_url": text,
      ]
    }

    private static func repository(_ text: String) -> [String: Any] {
      [
        "id": 1, "name": text, "full_name": "hina-m/orihon", "owner": user(text),
        "description": text, "language": text, "default_branch": text, "homepage": text,
        "topics": [text, text], "license": ["name": text], "html_url": text,
        "stargazers_count": Int.max, "forks_count": -1, "pushed_at": text,
      ]
    }

    private static func event(_ text: String) -> [String: Any] {
      [
        "id": "1", "type": text, "actor": user(text), "repo": ["name": text],
        "payload": ["ref": text, "head": text, "before": text],
        "created_at": "2026-01-01T00:00:00Z",
      ]
    }
  }
}
