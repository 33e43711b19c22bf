import BinderyTerminal
import GitHubSandbox
import OctavoLive
import OctavoViewModels
import ScreenExamples
import Testing

@testable import OctavoTerminal

@Suite(.timeLimit(.minutes(20)))
struct GoldenTests {
  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    var route = "/"
    /// The sizes: the first one at the start, the others afterwards.
    var sizes = ["100x30"]
    var keys = ""

    var testDescription: String { "\(name) \(sizes.joined(separator: " "))" }
  }

  /// The screens, with a scene for each size where the effect of the keys depends on the size.
  nonisolated static let scenes = [
    Scene(name: "login", route: "/-/login", sizes: ["100x30", "60x20", "60x15", "40x10"]),
    Scene(name: "login-code", route: "/-/login", sizes: wideAndNarrow, keys: "Enter"),
    Scene(name: "login-token", route: "/-/login", sizes: wideAndNarrow, keys: "Ctrl+T"),
    Scene(
      name: "login-wrong",
      route: "/-/login",
      sizes: ["80x24", "60x15"],
      keys: "Ctrl+U \"nonsense\" Enter"
    ),
    Scene(name: "login-browser", route: "/-/login", sizes: wideAndNarrow, keys: "Ctrl+R"),
    Scene(name: "news", sizes: ["100x30", "140x40", "60x20", "40x10"]),
    // Tall enough for an event of each documented type and action: NewsFrameTests.
    Scene(name: "news", sizes: ["100x230"]),
    Scene(name: "news-filtered", sizes: ["80x24"], keys: "/ \"tidewater\" Enter"),
    Scene(name: "owned", sizes: wideAndNarrow, keys: "2"),
    Scene(name: "starred", sizes: ["100x30", "80x24", "60x20", "40x10"], keys: "2 Tab"),
    Scene(name: "explore", sizes: ["100x30", "80x24", "60x20"], keys: "3"),
    Scene(name: "explore-word", sizes: wideAndNarrow, keys: "3 / \"hina\" Enter"),
    Scene(name: "languages", route: "/-/explore/trending?language=Swift", keys: "L"),
    Scene(
      name: "languages",
      route: "/-/explore/popular",
      sizes: ["60x20"],
      keys: "L / \"script\""
    ),
    Scene(name: "countries", route: "/-/explore/users?location=Japan", keys: "c"),
    Scene(name: "countries", route: "/-/explore/users", sizes: ["60x20"], keys: "c"),
    Scene(name: "periods", route: "/-/explore/trending", sizes: wideAndNarrow, keys: "t"),
    Scene(name: "explore-results", sizes: wideAndNarrow, keys: "3 / \"language:swift\" Enter"),
    Scene(name: "search-qualifiers", sizes: wideAndNarrow, keys: "Q \"tide re\""),
    Scene(
      name: "search-values",
      route: "/maralind/tidewater",
      sizes: wideAndNarrow,
      keys: "Q \"path:src language:c\" Down"
    ),
    Scene(name: "explore-nothing", sizes: ["80x24"], keys: "3 / \"zyzzyva\" Enter"),
    Scene(
      name: "issue-labels",
      route: "/rfarouk/lantern/issues/34",
      sizes: wideAndNarrow,
      keys: "L"
    ),
    Scene(name: "inbox", sizes: ["100x30", "60x20"], keys: "5"),
    Scene(
      name: "inbox-filtered",
      sizes: ["100x30", "60x20"],
      keys: "5 / \"is:unread type:pull reason:mention\" Enter"
    ),
    Scene(name: "inbox-conditions", sizes: wideAndNarrow, keys: "5 w"),
    Scene(
      name: "issue-conditions",
      route: "/juno/windowsill/issues",
      sizes: wideAndNarrow,
      keys: "w"
    ),
    Scene(name: "inbox-beside", sizes: ["160x45"], keys: "5"),
    Scene(name: "inbox-opened", sizes: ["160x45", "100x30", "160x45"], keys: "5 Enter"),
    Scene(name: "profile", sizes: ["100x30", "60x20", "50x12"], keys: "4"),
    Scene(name: "person", route: "/hina-m", sizes: ["80x24"]),
    Scene(name: "avatar", route: "/hina-m", sizes: wideAndNarrow, keys: "p"),
    Scene(name: "followers", route: "/hina-m", sizes: ["80x24"], keys: "j j j Enter"),
    Scene(name: "repository", route: "/hina-m/orihon", sizes: ["50x14"]),
    Scene(name: "repository-end", route: "/hina-m/orihon", sizes: ["80x24"], keys: "G"),
    Scene(
      name: "refs",
      route: "/hina-m/orihon",
      sizes: ["100x30", "60x20", "44x12"],
      keys: "b"
    ),
    Scene(name: "tree-tag", route: "/hina-m/orihon/tree/v2.0", sizes: ["60x20"]),
    Scene(name: "source-narrow", route: "/juno/dotfiles/blob/trunk/install", sizes: ["40x20"]),
    Scene(
      name: "source-raw",
      route: "/juno/dotfiles/blob/trunk/README.md",
      sizes: ["80x24"],
      keys: "v"
    ),
    Scene(
      name: "contents",
      route: "/hina-m/orihon",
      sizes: ["100x30", "60x20"],
      keys: "T"
    ),
    Scene(
      name: "document-find",
      route: "/juno/dotfiles/blob/trunk/README.md",
      sizes: ["80x24"],
      keys: "f \"the\" Enter n n"
    ),
    Scene(name: "settings", sizes: ["80x24", "40x10"], keys: ","),
    Scene(name: "settings-choice", sizes: ["80x24"], keys: ", Tab Enter j"),
    Scene(name: "log-out", sizes: ["80x24"], keys: ", x"),
    Scene(
      name: "changes-beside",
      route: "/hina-m/orihon/compare/v1.0...v2.0",
      sizes: ["160x45"],
      keys: "B / \"paper\" Enter n"
    ),
    Scene(
      name: "check",
      route: "/maralind/tidewater/pull/33/checks",
      sizes: wideAndNarrow,
      keys: "Enter"
    ),
    Scene(
      name: "check-log",
      route: "/maralind/tidewater/pull/33/checks",
      sizes: wideAndNarrow,
      keys: "Enter L"
    ),
    Scene(name: "pull-page", route: "/maralind/tidewater/pull/33", sizes: wideAndNarrow),
    Scene(name: "pull-files-beside", route: "/rfarouk/lantern/pull/21/files", sizes: ["180x45"]),
    Scene(
      name: "changed-files",
      route: "/rfarouk/lantern/pull/21/files",
      sizes: wideAndNarrow,
      keys: "t"
    ),
    Scene(
      name: "pull-range",
      route: "/maralind/tidewater/pull/32/files/dbbeeac..6d8ad66",
      sizes: wideAndNarrow
    ),
    Scene(
      name: "pull-force-push",
      route: "/maralind/tidewater/pull/32",
      sizes: ["100x30"],
      keys: "End"
    ),
    Scene(
      name: "changed-picture",
      route: "/maralind/tidewater/commit/8bb4cf7",
      sizes: ["80x24"]
    ),
    Scene(name: "split", sizes: ["160x45"], keys: "2 Enter"),
    Scene(name: "typing", sizes: ["80x24"], keys: "/ \"tide\""),
    Scene(name: "go-to", sizes: ["60x20"], keys: ": \"octo/..\" Enter"),
    Scene(name: "jump", route: "/hina-m/orihon", sizes: wideAndNarrow, keys: ": \"co\""),
    Scene(name: "menu", sizes: ["80x24"], keys: "m"),
    Scene(
      name: "source-lines",
      route: "/juno/dotfiles/blob/trunk/install#L6-L12",
      sizes: ["60x12"]
    ),
    Scene(
      name: "source-find",
      route: "/juno/dotfiles/blob/trunk/install",
      sizes: ["60x12"],
      keys: "f \"link\" Enter n n"
    ),
    Scene(
      name: "source-selection",
      route: "/juno/dotfiles/blob/trunk/install",
      sizes: ["60x12"],
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
      sizes: ["160x45"],
      keys: "n {"
    ),
    Scene(name: "links", route: "/hina-m/orihon", sizes: ["80x24"], keys: "F"),
    Scene(name: "readme-picture", route: "/leikahale/birdsong"),
    Scene(
      name: "readme-picture",
      route: "/leikahale/birdsong",
      sizes: ["60x20"],
      keys: "PageDown"
    ),
    Scene(
      name: "section",
      route: "/juno/dotfiles/blob/trunk/README.md#install",
      sizes: ["60x20"]
    ),
    Scene(name: "picture", route: "/-/login", sizes: ["80x24"], keys: "Ctrl+P"),
    Scene(name: "explore-recent", sizes: ["60x20"], keys: "3 / \"orihon\" Enter Esc"),
    Scene(name: "help", keys: "?"), Scene(name: "help", sizes: ["60x15"], keys: "? j j j"),
    Scene(name: "too-small", sizes: ["20x5", "1x1"]),
    Scene(name: "missing", route: "/nobody/nothing", sizes: ["80x24"]),
  ]

  nonisolated private static let wideAndNarrow = ["100x30", "60x20"]

  @Test(arguments: scenes)
  func `a screen looks as approved, at each of its sizes`(scene: Scene) async throws {
    try await TestApp.run(scene.route, size: Self.size(scene.sizes[0])) { app in
      try await app.press(scene.keys)
      try expectApproved(app, scene.name, scene.sizes[0])

      for size in scene.sizes.dropFirst() {
        try await app.resize(to: Self.size(size))
        try expectApproved(app, scene.name, size)
      }
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

  /// The screens of the table, which are opened one after another.
  ///
  /// The settings show the number of requests of the app, so they have an app of their own.
  nonisolated private static let table = [
    ScreenExample.all.filter { $0.name == "settings" },
    ScreenExample.all.filter { $0.name != "settings" },
  ]

  @Test(arguments: table)
  func `each screen of the table looks as approved, wide and narrow`(
    examples: [ScreenExample]
  ) async throws {
    let first = try #require(examples.first)
    try await TestApp.run(first.address, size: Self.size("100x30")) { app in
      let start = AppStart(app.headless.session.services)
      for example in examples {
        start.open(try DeepLink(parsing: example.address))
        try await app.resize(to: Self.size("100x30"))
        try expectApproved(app, example.name, "100x30")

        try await app.resize(to: Self.size("60x20"))
        try expectApproved(app, example.name, "60x20")
      }
    }
  }

  private func expectApproved(_ app: TestApp, _ name: String, _ size: String) throws {
    let text = app.text
    let columns = text.split(separator: "\n").map { String($0).displayWidth }.max() ?? 0
    #expect(columns <= Self.size(size).columns, "\(name)-\(size) is too wide")
    try expectGolden(text, "\(name)-\(size)")
  }

  /// The size with this name, such as 100x30.
  private static func size(_ name: String) -> Size {
    let parts = name.split(separator: "x").compactMap { Int($0) }
    return Size(columns: parts[0], rows: parts[1])
  }
}
