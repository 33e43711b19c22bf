import BinderyTerminal
import GitHubSandbox
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

@Suite(.timeLimit(.minutes(20)))
struct NavigationTests {
  @Test func `home, a repository on it, and the picker above both`() async throws {
    try await TestApp.run("/rfarouk/lantern") { app in
      #expect(app.controllers == "[C0: Home, Repository]")
      #expect(app.lines[0].hasPrefix(" rfarouk / lantern"))

      try await app.press("b")
      #expect(app.controllers == "[C0: Home, Repository] [C6: RefPicker]")
      #expect(app.lines.contains { $0.contains("╭─ Select Branch or Tag ─") })
      #expect(app.lines[0].hasPrefix(" rfarouk / lantern"))

      try await app.press("Esc")
      #expect(app.controllers == "[C0: Home, Repository]")
      try await app.press("Esc")
      #expect(app.controllers == "[C0: Home]")
      #expect(app.lines[0].contains("1 News   2 Repositories"))
    }
  }

  @Test func `the keys of the tabs and of the settings work on pushed screens`() async throws {
    try await TestApp.run("/rfarouk/lantern/tree/main") { app in
      #expect(app.controllers == "[C0: Home, Repository, Tree]")

      try await app.press(", ,")
      #expect(app.controllers == "[C0: Home, Repository, Tree, Settings]")
      try await app.press("4")
      #expect(app.controllers == "[C0: Home]")
      #expect(app.text.contains("Juno Hartmann"))
      try await app.press("Enter 3")

      #expect(app.controllers == "[C0: Home]")
      #expect(app.lines[2].contains("Search repositories"))
    }
  }

  @Test func `choosing a branch shows it, and the files at it`() async throws {
    try await TestApp.run("/juno/dotfiles") { app in
      try await app.press("b / \"wayl\" Enter")

      #expect(app.controllers == "[C0: Home, Repository]")
      #expect(app.lines[0].hasSuffix("⎇ feature/wayland"))
      try await app.press("Enter")
      #expect(app.lines[0].hasSuffix("⎇ feature/wayland"))
      #expect(app.controllers == "[C0: Home, Repository, Tree]")
    }
  }

  @Test func `the selected rows are restored with their screens`() async throws {
    try await TestApp.run { app in
      try await app.press("2 G Enter")
      let repository = app.lines[0]
      try await app.press("Enter j j")
      let router = app.headless.session.router
      let place = router.snapshot(version: 1)
      try await app.press("Enter")
      let file = app.lines[0]

      router.resetRoot(.settings)
      router.restore(place, version: 1)
      await app.headless.settled()

      try await app.press("Enter")
      #expect(app.lines[0] == file)
      try await app.press("Esc Esc Esc Enter")
      #expect(app.lines[0] == repository)
      #expect(repository.contains("windowsill"))
    }
  }

  @Test func `the scroll position of a file is restored with its screen`() async throws {
    try await TestApp.run("/hina-m/orihon/blob/main/README.md") { app in
      try await app.press("v PageDown j")
      let shown = app.text
      let router = app.headless.session.router
      let place = router.snapshot(version: 1)

      router.resetRoot(.settings)
      router.restore(place, version: 1)
      await app.headless.settled()

      #expect(app.text == shown)
    }
  }

  @Test func `a star shows at once and everywhere`() async throws {
    try await TestApp.run("/hina-m/orihon") { app in
      #expect(app.text.contains("★ 8 stars"))
      try await app.press("s")
      #expect(app.text.contains("☆ 7 stars"))
      try await app.press("s")
      #expect(app.text.contains("★ 8 stars"))
      try await app.press("s Esc 2 Tab")
      #expect(!app.text.contains("orihon") || app.text.contains("☆ 7"))
    }
  }

  @Test func `starring a result that is starred already keeps the star`() async throws {
    try await TestApp.run("/-/login") { app in
      // The starred repositories cannot be read, so the star is not known.
      let fault = SandboxFault(.status(503), method: "GET", pathPrefix: "/user/starred", count: 3)
      app.sandbox.inject(fault)
      try await app.press("Enter Enter")
      try await app.press("3 / \"language:swift\" Enter")
      #expect(app.text.contains("⋆ 8"))

      try await app.press("s")

      #expect(app.text.contains("★ 8"))
      let changes = app.sandbox.requests.filter {
        $0.path.hasPrefix("/user/starred/") && $0.method != "GET"
      }
      #expect(changes == [])
    }
  }

  @Test func `logging out asks first, and ends at the login`() async throws {
    try await TestApp.run { app in
      try await app.press(", x Esc")
      #expect(app.controllers == "[C0: Home, Settings]")

      try await app.press("x Enter")
      #expect(app.controllers == "[C0: Login]")
    }
  }

  @Test func `a refused token leads to the login and back again`() async throws {
    try await TestApp.run("/-/login") { app in
      try await app.press("Enter Enter 3 / \"orihon\"")
      app.sandbox.inject(.init(.revokeToken, pathPrefix: "/search/repositories", count: 1))

      try await app.press("Enter r")
      #expect(app.controllers.hasSuffix("Login]"))
      try expectGolden(app.text, "login-renewal-100x30")
      try await app.press("Enter Enter")

      #expect(app.controllers == "[C0: Home]")
      #expect(app.text.contains("/ orihon"))
    }
  }

  @Test func `a dead server has a message, and what is on show stays`() async throws {
    try await TestApp.run("/hina-m/orihon") { app in
      await app.sandbox.stop()
      try await app.press("r")

      #expect(app.text.contains("Offline. Showing what was stored"))
      #expect(app.text.contains("★ 8 stars"))
    }
  }

  @Test func `names in the news and the links of a page are followed by key`() async throws {
    try await TestApp.run { app in
      try await app.press("F a a")
      #expect(app.controllers == "[C0: Home, Profile]")
      #expect(app.lines[0].hasPrefix(" rfarouk"))
      try await app.press("Esc F a d")
      #expect(app.controllers == "[C0: Home, Repository]")
    }
    try await TestApp.run("/hina-m/orihon") { app in
      let links = [
        ("a", "People"), ("s", "RepositoryList"), ("d", "People"), ("f", "Release"),
        ("h", "Discovery"), ("w", "Source"),
      ]
      for (letter, screen) in links {
        try await app.press("F \(letter)")
        #expect(app.controllers == "[C0: Home, Repository, \(screen)]")
        try await app.press("Esc")
      }
    }
  }

  @Test func `a click in a list beside its repository goes back to the list`() async throws {
    try await TestApp.run(size: Size(columns: 160, rows: 45)) { app in
      try await app.press("2 Enter")
      #expect(app.lines[0].contains("1 News") && app.lines[0].contains("/ birdsong"))

      try await app.press("Click@12,2")

      #expect(app.controllers == "[C0: Home]")
      #expect(app.text.contains("lantern"))
    }
  }

  @Test func `a mouse does what keys do`() async throws {
    try await TestApp.run { app in
      try await app.press("Click@30,0")
      #expect(app.lines[2].hasPrefix("  Owned   Starred"))
      try await app.press("Click@12,2 Click@8,6 Click@8,6")
      #expect(app.controllers == "[C0: Home, Repository]")
    }
  }

  @Test func `every key on every screen, at every size, ends well`() async throws {
    let keys =
      "j G s / x Enter Esc Tab 2 Enter b Esc Enter Enter w m h l o y Esc Esc q , x Tab Esc q 4 Enter ? q"
    for size in [
      Size(columns: 40, rows: 10), Size(columns: 41, rows: 11), Size(columns: 300, rows: 90),
    ] {
      try await TestApp.run(size: size) { app in try await app.press(keys) }
    }
  }
}
