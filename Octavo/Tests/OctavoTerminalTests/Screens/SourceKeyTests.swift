import BinderyTerminal
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

/// The keys and clicks of a file that is shown as lines.
struct SourceKeyTests {
  private let route = "/juno/dotfiles/blob/trunk/install"

  private func source(in app: TestApp) throws -> SourceViewModel {
    let top = app.headless.session.router.controllers.last?.top.screen.viewModel
    return try #require(top as? SourceViewModel)
  }

  @Test func `lines are selected by the arrows, and the mark is removed by Esc`() async throws {
    try await TestApp.run(route, size: Size(columns: 80, rows: 12)) { app in
      let source = try source(in: app)

      try await app.press("Shift+Down")
      #expect(source.lines == LineRange(1))
      try await app.press("Shift+Down Shift+Down Shift+Up")
      #expect(source.lines == LineRange(1, through: 2))
      try await app.press("V j j")
      #expect(source.lines == LineRange(1, through: 4))
      #expect(app.lines.last?.contains("V Stop Selecting Lines") == true)
      try await app.press("G")
      #expect(source.lines == LineRange(1, through: 26))
      #expect(app.lines.contains { $0.hasPrefix("  26▌") })
      try await app.press("Esc")

      #expect(source.lines == nil)
      #expect(try self.source(in: app) === source)
      try await app.press("j")
      #expect(source.lines == nil)
    }
  }

  @Test func `the position of a match is shown while there is a search`() async throws {
    try await TestApp.run(route, size: Size(columns: 80, rows: 12)) { app in
      try await app.press("f \"printf\" Enter")
      let first = app.lines.first { $0.contains("Shell") }
      try await app.press("N")
      let last = app.lines.first { $0.contains("Shell") }
      try await app.press("X")

      let count = try #require(first?.split(separator: " of ").last?.split(separator: " ").first)
      #expect(first?.contains("1 of \(count)") == true)
      #expect(last?.contains("\(count) of \(count)") == true)
      #expect(!app.text.contains(" of \(count)"))
    }
  }

  @Test func `a line to go to is shown also while there is a search`() async throws {
    try await TestApp.run(route, size: Size(columns: 80, rows: 12)) { app in
      try await app.press("f \"printf\" Enter")
      try await app.press("L \"24\" Enter")

      #expect(app.lines.contains { $0.hasPrefix("  24▌") })
    }
  }

  @Test func `a click on the number of a line marks it`() async throws {
    try await TestApp.run(route, size: Size(columns: 80, rows: 12)) { app in
      let source = try source(in: app)
      let row = try #require(app.lines.firstIndex { $0.hasPrefix("   3") })

      try await app.press("Click@2,\(row)")

      #expect(source.lines == LineRange(3))
    }
  }
}
