import BinderyTerminal
import GitHubSandbox
import ScreenExamples
import Testing

@testable import OctavoTerminal

@Suite(.timeLimit(.minutes(20)))
struct GoldenTests {
  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    var route = "/"
    var size = "100x30"
    var keys = ""

    var testDescription: String { "\(name)-\(size)" }
  }

  nonisolated static let scenes = [
    Scene(name: "login", route: "/-/login"),
    Scene(name: "login", route: "/-/login", size: "60x15"),
    Scene(name: "login", route: "/-/login", size: "40x10"),
    Scene(name: "login-code", route: "/-/login", keys: "Enter"),
    Scene(name: "login-code", route: "/-/login", size: "60x20", keys: "Enter"),
    Scene(name: "login-token", route: "/-/login", keys: "Ctrl+T"),
    Scene(name: "login-token", route: "/-/login", size: "60x20", keys: "Ctrl+T"),
    Scene(name: "login-wrong", route: "/-/login", size: "80x24", keys: "Ctrl+U \"nonsense\" Enter"),
    Scene(name: "login-wrong", route: "/-/login", size: "60x15", keys: "Ctrl+U \"nonsense\" Enter"),
    Scene(name: "login", route: "/-/login", size: "60x20"),
    Scene(name: "login-browser", route: "/-/login", keys: "Ctrl+R"),
    Scene(name: "login-browser", route: "/-/login", size: "60x20", keys: "Ctrl+R"),
    Scene(name: "news"), Scene(name: "news", size: "140x40"), Scene(name: "news", size: "40x10"),
    Scene(name: "news", size: "60x20"),
    // Tall enough for an event of each documented type and action: NewsFrameTests.
    Scene(name: "news", size: "100x230"),
    Scene(name: "news-filtered", size: "80x24", keys: "/ \"tidewater\" Enter"),
    Scene(name: "owned", keys: "2"), Scene(name: "owned", size: "60x20", keys: "2"),
    Scene(name: "starred", keys: "2 Tab"), Scene(name: "starred", size: "60x20", keys: "2 Tab"),
    Scene(name: "starred", size: "80x24", keys: "2 Tab"),
    Scene(name: "starred", size: "40x10", keys: "2 Tab"),
    Scene(name: "explore", size: "80x24", keys: "3"), Scene(name: "explore", keys: "3"),
    Scene(name: "explore", size: "60x20", keys: "3"),
    Scene(name: "explore-word", keys: "3 / \"hina\" Enter"),
    Scene(name: "explore-word", size: "60x20", keys: "3 / \"hina\" Enter"),
    Scene(name: "languages", route: "/-/explore/trending?language=Swift", keys: "L"),
    Scene(name: "languages", route: "/-/explore/popular", size: "60x20", keys: "L / \"script\""),
    Scene(name: "countries", route: "/-/explore/users?location=Japan", keys: "c"),
    Scene(name: "countries", route: "/-/explore/users", size: "60x20", keys: "c"),
    Scene(name: "periods", route: "/-/explore/trending", keys: "t"),
    Scene(name: "periods", route: "/-/explore/trending", size: "60x20", keys: "t"),
    Scene(name: "explore-results", keys: "3 / \"language:swift\" Enter"),
    Scene(name: "explore-results", size: "60x20", keys: "3 / \"language:swift\" Enter"),
    Scene(name: "explore-nothing", size: "80x24", keys: "3 / \"zyzzyva\" Enter"),
    Scene(name: "profile", keys: "4"), Scene(name: "profile", size: "60x20", keys: "4"),
    Scene(name: "profile", size: "50x12", keys: "4"),
    Scene(name: "person", route: "/hina-m", size: "80x24"),
    Scene(name: "avatar", route: "/hina-m", keys: "p"),
    Scene(name: "avatar", route: "/hina-m", size: "60x20", keys: "p"),
    Scene(name: "followers", route: "/hina-m", size: "80x24", keys: "j j j Enter"),
    Scene(name: "repository", route: "/hina-m/orihon", size: "50x14"),
    Scene(name: "repository-end", route: "/hina-m/orihon", size: "80x24", keys: "G"),
    Scene(name: "refs", route: "/hina-m/orihon", keys: "b"),
    Scene(name: "refs", route: "/hina-m/orihon", size: "60x20", keys: "b"),
    Scene(name: "refs", route: "/hina-m/orihon", size: "44x12", keys: "b"),
    Scene(name: "tree-tag", route: "/hina-m/orihon/tree/v2.0", size: "60x20"),
    Scene(name: "source-narrow", route: "/juno/dotfiles/blob/trunk/install", size: "40x20"),
    Scene(
      name: "source-raw",
      route: "/juno/dotfiles/blob/trunk/README.md",
      size: "80x24",
      keys: "v"
    ),
    Scene(name: "settings", size: "80x24", keys: ","),
    Scene(name: "settings", size: "40x10", keys: ","),
    Scene(name: "settings-choice", size: "80x24", keys: ", Tab Enter j"),
    Scene(name: "log-out", size: "80x24", keys: ", x"),
    Scene(
      name: "changes-beside",
      route: "/hina-m/orihon/compare/v1.0...v2.0",
      size: "160x45",
      keys: "B / \"paper\" Enter n"
    ),
    Scene(name: "split", size: "160x45", keys: "2 Enter"),
    Scene(name: "typing", size: "80x24", keys: "/ \"tide\""),
    Scene(name: "go-to", size: "60x20", keys: ": \"octo/..\" Enter"),
    Scene(name: "menu", size: "80x24", keys: "m"),
    Scene(
      name: "source-lines",
      route: "/juno/dotfiles/blob/trunk/install#L6-L12",
      size: "60x12"
    ),
    Scene(
      name: "source-find",
      route: "/juno/dotfiles/blob/trunk/install",
      size: "60x12",
      keys: "f \"link\" Enter n n"
    ),
    Scene(
      name: "source-selection",
      route: "/juno/dotfiles/blob/trunk/install",
      size: "60x12",
      keys: "V j j Shift+Down"
    ),
    Scene(
      name: "changes-context",
      route: "/hina-m/orihon/compare/v1.0...v2.0",
      keys: "n {"
    ),
    Scene(
      name: "changes-context",
      route: "/hina-m/orihon/compare/v1.0...v2.0",
      size: "160x45",
      keys: "n {"
    ),
    Scene(name: "links", route: "/hina-m/orihon", size: "80x24", keys: "F"),
    Scene(name: "readme-picture", route: "/leikahale/birdsong"),
    Scene(name: "readme-picture", route: "/leikahale/birdsong", size: "60x20", keys: "PageDown"),
    Scene(
      name: "section",
      route: "/juno/dotfiles/blob/trunk/README.md#install",
      size: "60x20"
    ),
    Scene(name: "picture", route: "/-/login", size: "80x24", keys: "Ctrl+P"),
    Scene(name: "explore-recent", size: "60x20", keys: "3 / \"orihon\" Enter Esc"),
    Scene(name: "help", keys: "?"), Scene(name: "help", size: "60x15", keys: "? j j j"),
    Scene(name: "too-small", size: "20x5"), Scene(name: "too-small", size: "1x1"),
    Scene(name: "missing", route: "/nobody/nothing", size: "80x24"),
  ]

  @Test(arguments: scenes)
  func `a screen looks as approved`(scene: Scene) async throws {
    try await TestApp.run(scene.route, size: Self.size(scene.size)) { app in
      try await app.press(scene.keys)

      try expectApproved(app, scene.name, scene.size)
    }
  }

  @Test(arguments: StateExample.all)
  func `a screen without its content looks as approved, wide and narrow`(
    example: StateExample
  ) async throws {
    try await TestApp.run(size: Self.size("100x30")) { app in
      try await app.show(example)
      try expectApproved(app, example.name, "100x30")

      app.headless.terminal.size = Self.size("60x20")
      try expectApproved(app, example.name, "60x20")
      app.sandbox.clearFaults()
      app.sandbox.releaseHeldRequests()
    }
  }

  @Test(arguments: ScreenExample.all)
  func `a screen of the table looks as approved, wide and narrow`(
    example: ScreenExample
  ) async throws {
    try await TestApp.run(example.address, size: Self.size("100x30")) { app in
      try await app.press("")
      try expectApproved(app, example.name, "100x30")

      try await app.resize(to: Self.size("60x20"))
      try expectApproved(app, example.name, "60x20")
    }
  }

  private func expectApproved(_ app: TestApp, _ name: String, _ size: String) throws {
    #expect(app.lines.allSatisfy { $0.displayWidth <= Self.size(size).columns })
    try expectGolden(app.text, "\(name)-\(size)")
  }

  /// The size with this name, such as 100x30.
  private static func size(_ name: String) -> Size {
    let parts = name.split(separator: "x").compactMap { Int($0) }
    return Size(columns: parts[0], rows: parts[1])
  }
}
