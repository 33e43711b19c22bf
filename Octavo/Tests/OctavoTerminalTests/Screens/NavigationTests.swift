import BinderyTerminal
import GitHubSandbox
import OctavoViewModels
import Testing

@testable import OctavoTerminal

struct NavigationTests {
  @Test func `home, a repository on it, and the picker above both`() async throws {
    try await Stage.play { stage in
      #expect(stage.controllers == "[C0: Home]")
      #expect(stage.lines[0].contains("1 News   2 Repositories"))

      try await stage.press("Enter")
      #expect(stage.controllers == "[C0: Home, Repository]")
      #expect(stage.lines[0].hasPrefix(" rfarouk / lantern"))

      try await stage.press("b")
      #expect(stage.controllers == "[C0: Home, Repository] [C5: RefPicker]")
      #expect(stage.lines.contains { $0.contains("╭─ Select Branch or Tag ─") })
      #expect(stage.lines[0].hasPrefix(" rfarouk / lantern"))

      try await stage.press("Esc")
      #expect(stage.controllers == "[C0: Home, Repository]")
      try await stage.press("Esc")
      #expect(stage.controllers == "[C0: Home]")
      #expect(stage.lines[0].contains("1 News   2 Repositories"))
    }
  }

  @Test func `the keys of the tabs and of the settings work on pushed screens`() async throws {
    try await Stage.play("/rfarouk/lantern/tree/main") { stage in
      #expect(stage.controllers == "[C0: Home, Repository, Tree]")

      try await stage.press(", ,")
      #expect(stage.controllers == "[C0: Home, Repository, Tree, Settings]")
      try await stage.press("4")
      #expect(stage.controllers == "[C0: Home]")
      #expect(stage.text.contains("Juno Hartmann"))
      try await stage.press("Enter 3")

      #expect(stage.controllers == "[C0: Home]")
      #expect(stage.lines[2].contains("Search repositories"))
    }
  }

  @Test func `choosing a branch shows it, and the files at it`() async throws {
    try await Stage.play("/juno/dotfiles") { stage in
      try await stage.press("b / \"wayl\" Enter")

      #expect(stage.controllers == "[C0: Home, Repository]")
      #expect(stage.lines[0].hasSuffix("⎇ feature/wayland"))
      try await stage.press("Enter")
      #expect(stage.lines[0].hasSuffix("⎇ feature/wayland"))
      #expect(stage.controllers == "[C0: Home, Repository, Tree]")
    }
  }

  @Test func `the selected rows are restored with their screens`() async throws {
    try await Stage.play { stage in
      try await stage.press("2 j Enter")
      let repository = stage.lines[0]
      try await stage.press("Enter j j")
      let router = stage.app.program.router
      let place = router.snapshot(version: 1)
      try await stage.press("Enter")
      let file = stage.lines[0]

      router.resetRoot(.settings)
      router.restore(place, version: 1)
      await stage.app.settled()

      try await stage.press("Enter")
      #expect(stage.lines[0] == file)
      try await stage.press("Esc Esc Esc Enter")
      #expect(stage.lines[0] == repository)
      #expect(repository.contains("windowsill"))
    }
  }

  @Test func `the scroll position of a file is restored with its screen`() async throws {
    try await Stage.play("/hina-m/orihon/blob/main/README.md") { stage in
      try await stage.press("v PageDown j")
      let shown = stage.text
      let router = stage.app.program.router
      let place = router.snapshot(version: 1)

      router.resetRoot(.settings)
      router.restore(place, version: 1)
      await stage.app.settled()

      #expect(stage.text == shown)
    }
  }

  @Test func `a star shows at once and everywhere`() async throws {
    try await Stage.play("/hina-m/orihon") { stage in
      #expect(stage.text.contains("★ 8 stars"))
      try await stage.press("s")
      #expect(stage.text.contains("☆ 7 stars"))
      try await stage.press("s")
      #expect(stage.text.contains("★ 8 stars"))
      try await stage.press("s Esc 2 Tab")
      #expect(!stage.text.contains("orihon") || stage.text.contains("☆ 7"))
    }
  }

  @Test func `starring a result that is starred already keeps the star`() async throws {
    try await Stage.play("/-/login") { stage in
      // The starred repositories cannot be read, so the star is not known.
      let fault = SandboxFault(.status(503), method: "GET", pathPrefix: "/user/starred", count: 3)
      stage.sandbox.inject(fault)
      try await stage.press("Enter Enter")
      try await stage.press("3 / \"language:swift\" Enter")
      #expect(stage.text.contains("⋆ 8"))

      try await stage.press("s")

      #expect(stage.text.contains("★ 8"))
      let changes = stage.sandbox.requests.filter {
        $0.path.hasPrefix("/user/starred/") && $0.method != "GET"
      }
      #expect(changes == [])
    }
  }

  @Test func `logging out asks first, and ends at the log-in`() async throws {
    try await Stage.play { stage in
      try await stage.press(", x Esc")
      #expect(stage.controllers == "[C0: Home, Settings]")

      try await stage.press("x Enter")
      #expect(stage.controllers == "[C0: Login]")
    }
  }

  @Test func `a token that is taken back leads to the log-in and back again`() async throws {
    try await Stage.play { stage in
      try await stage.press("3 / \"orihon\"")
      stage.sandbox.inject(.init(.revokeToken, count: 1))

      try await stage.press("Enter r")
      #expect(stage.controllers.hasSuffix("Login]"))
      try expectGolden(stage.text, "login-renewal-100x30")
      try await stage.press("Enter Enter")

      #expect(stage.controllers == "[C0: Home]")
      #expect(stage.text.contains("/ orihon"))
    }
  }

  @Test func `a dead server is told, and what is on show stays`() async throws {
    try await Stage.play("/hina-m/orihon") { stage in
      await stage.sandbox.stop()
      try await stage.press("r")

      #expect(stage.text.contains("cannot be reached"))
      #expect(stage.text.contains("★ 8 stars"))
    }
  }

  @Test func `names in the news and links of a readme are followed by key`() async throws {
    try await Stage.play { stage in
      try await stage.press("F a a")
      #expect(stage.controllers == "[C0: Home, Profile]")
      #expect(stage.lines[0].hasPrefix(" rfarouk"))
      try await stage.press("Esc F a d")
      #expect(stage.controllers == "[C0: Home, Repository]")
    }
    try await Stage.play("/hina-m/orihon") { stage in
      try await stage.press("F a")
      #expect(stage.controllers == "[C0: Home, Repository, Source]")
    }
  }

  @Test func `a click in a list beside its repository goes back to the list`() async throws {
    try await Stage.play(size: Size(columns: 160, rows: 45)) { stage in
      try await stage.press("2 Enter")
      #expect(stage.lines[0].contains("1 News") && stage.lines[0].contains("juno / dotfiles"))

      try await stage.press("Click@12,2")

      #expect(stage.controllers == "[C0: Home]")
      #expect(stage.text.contains("lantern"))
    }
  }

  @Test func `a mouse does what keys do`() async throws {
    try await Stage.play { stage in
      try await stage.press("Click@30,0")
      #expect(stage.lines[2].hasPrefix("  Owned   Starred"))
      try await stage.press("Click@12,2 Click@8,6 Click@8,6")
      #expect(stage.controllers == "[C0: Home, Repository]")
    }
  }

  @Test func `every key on every screen, at every size, ends well`() async throws {
    let keys =
      "j G s / x Enter Esc Tab 2 Enter b Esc Enter Enter w m h l o y Esc Esc q , x Tab Esc q 4 Enter ? q"
    for size in [
      Size(columns: 40, rows: 10), Size(columns: 41, rows: 11), Size(columns: 300, rows: 90),
    ] {
      try await Stage.play(size: size) { stage in try await stage.press(keys) }
    }
  }
}
