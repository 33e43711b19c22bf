import BinderyNavigation
import BinderyTerminal
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoTerminal
import OctavoViewModels
import ScreenExamples
import Testing

/// The templates of a repository, and a form with fields of all kinds.
struct TemplateFrameTests {
  private func run(
    naming text: String,
    _ size: Size = Size(columns: 100, rows: 30),
    _ body: (TestApp) async throws -> Void
  ) async throws {
    try await TestApp.run("/juno/windowsill", size: size) { app in
      let response = try TemplateExample.response(naming: text)
      app.sandbox.inject(SandboxFault(.status(200, body: response), pathPrefix: "/graphql"))
      try await app.press("n")
      try await body(app)
    }
  }

  @Test(arguments: [Size(columns: 100, rows: 30), Size(columns: 60, rows: 20)])
  func `the templates and a form look as approved`(_ size: Size) async throws {
    try await run(naming: "Wilting leaves", size) { app in
      let name = "\(size.columns)x\(size.rows)"
      try expectGolden(app.text, "issue-templates-\(name)")
      try await app.press("Enter")
      try expectGolden(app.text, "issue-form-\(name)")
    }
  }

  @Test func `a form is filled in with the keyboard, and sent`() async throws {
    try await run(naming: "Wilting") { app in
      try await app.press("Enter \" now\" Tab \"1.0\" Tab \"log\" ")
      let missing = app.text
      let top = app.headless.session.router.controllers.last?.top.screen.viewModel
      let screen = try #require(top as? NewIssueViewModel)
      let box = screen.page?.fields.first { $0.id == "terms" }
      box?.isChosen(0).value = true
      try await app.press("Ctrl+S")
      let session = app.headless.session
      var request: NewIssue?
      session.services.outbox.requests(on: nil).startWithValues { rows in
        request = rows.compactMap { RequestKinds.request($0) as? NewIssue }.first
      }.dispose()

      #expect(missing.contains("A box of “Terms” has to be checked."), "\(missing)")
      #expect(screen.page?.title == "Wilting now")
      #expect(screen.page?.fields[1].line == "1.0")
      _ = request
    }
  }

  @Test func `hostile texts of templates and forms are harmless`() async throws {
    try await run(naming: "a\u{1B}]0;owned\u{7}\u{202E}b") { app in
      #expect(app.text.contains("␛]0;owned␇"), "\(app.text)")
      #expect(app.isHarmless, "\(app.text)")
      try await app.press("Enter")
      #expect(app.text.contains("owned"), "\(app.text)")
      #expect(app.isHarmless, "\(app.text)")
    }
  }
}
