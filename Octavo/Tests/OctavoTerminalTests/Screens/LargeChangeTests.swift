import BinderyNavigation
import BinderyTerminal
import GitHubSandbox
import OctavoLive
import ScreenExamples
import Testing

@testable import OctavoTerminal
@testable import OctavoViewModels

struct LargeChangeTests {
  @Test func `a change of 10,000 lines is unfolded, scrolled and left by keys`() async throws {
    try await TestApp.run { app in
      await Self.show(in: app)
      #expect(app.text.contains("▸ Added · 10000 lines  +10000 −0"))

      try await app.press("] Enter")
      #expect(app.text.contains("▾ Added  +10000 −0"))
      #expect(app.text.contains("   2 + line 2"))

      try await app.press("G")
      #expect(app.text.contains("10000 + line 10000"))
      #expect(!app.text.contains("@@ -0,0"))

      try await app.press("N")
      #expect(app.text.contains("@@ -0,0 +1,10000 @@"))

      try await app.press("l")
      #expect(!app.text.contains("line"))
      try await app.press("G")
      #expect(app.lines.contains { $0.contains("10000 + 00 ") })
      try await app.press("h N")
      #expect(app.text.contains("   2 + line 2"))

      try await app.press("Enter")
      #expect(app.text.contains("▸ @@ -0,0 +1,10000 @@ · 10000 lines"))
      try await app.press("[ Enter")
      #expect(app.text.contains("▸ Added"))
    }
  }

  @Test func `a change of 10,000 lines is scrolled side by side`() async throws {
    try await TestApp.run(size: Size(columns: 130, rows: 30)) { app in
      await Self.show(in: app)

      try await app.press("] Enter")
      #expect(app.lines.contains { $0.contains("│   2 + line 2") })
      try await app.press("G")
      #expect(app.lines.contains { $0.contains("│10000 + line 10000") })

      try await app.press("B")
      #expect(!app.text.contains("│10000"))
      #expect(app.text.contains("     10000 + line 10000"))
    }
  }

  @Test(arguments: [100, 130])
  func `the keys of sections lead to each file from the rows around its head`(
    columns: Int
  ) async throws {
    let route = "/hina-m/orihon/compare/v1.0...v2.0"
    try await TestApp.run(route, size: Size(columns: columns, rows: 30)) { app in
      let page = try #require(
        app.headless.session.router.controllers.last?.top.screen.viewModel as? ChangesViewModel
      )
      page.keyword = "paper"
      try await app.press("")
      let heads = page.rows.indices.filter { place in
        if case .file = page.rows[place].kind { true } else { false }
      }
      let places = heads.flatMap { [$0 - 1, $0, $0 + 1, $0 + 2] } + [page.rows.count - 1]

      for place in Set(places).intersection(page.rows.indices) {
        var selected: [String?] = []
        for key in ["]", "["] {
          page.select(page.rows[place].id)
          try await app.press("")
          try await app.press(key)
          selected.append(page.selectedRow.id)
        }

        let targets = [heads.first { $0 > place }, heads.last { $0 < place }]
        #expect(selected == targets.map { page.rows[$0 ?? place].id })
      }
      #expect(page.isSideBySide == (columns == 130))
      #expect(heads.count > 1)
    }
  }

  @Test func `an added line stays selected in the other arrangement, and back`() async throws {
    let route = "/hina-m/orihon/compare/v1.0...v2.0"
    try await TestApp.run(route, size: Size(columns: 130, rows: 30)) { app in
      let page = try #require(
        app.headless.session.router.controllers.last?.top.screen.viewModel as? ChangesViewModel
      )
      let pair = try #require(
        page.rows.first { row in
          if case .pair(let old?, let new?) = row.kind { old.kind != new.kind } else { false }
        }
      )
      guard case .pair(_, let added?) = pair.kind else { return }
      try await app.press("B")
      let line = try #require(page.rows.first { $0.kind == .line(added) })
      page.select(line.id)
      try await app.press("")

      try await app.press("B")
      let beside = page.selectedRow.id
      try await app.resize(to: Size(columns: 100, rows: 30))

      #expect(beside == pair.id)
      #expect(page.selectedRow.id == line.id)
    }
  }

  private static func show(in app: TestApp) async {
    app.sandbox.inject(
      SandboxFault(.status(200, body: LargeCommit.response), pathPrefix: LargeCommit.requestPath)
    )
    app.headless.session.services.navigation.push(LargeCommit.route, .none)
    await app.headless.settled()
  }
}
