import BinderyGTK
import BinderyGTKTesting
import CGTK
import GitHubSandbox
import GitHubValues
import OctavoLive
import ScreenExamples
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The templates of a repository, and a form with fields of all kinds.
  struct IssueFormTests {
    private let name = GitHub.RepositoryName(owner: "juno", name: "windowsill")

    private func shown(naming text: String, golden: Bool = false) async throws -> TestApp {
      let app = golden ? try await Golden.app() : try await TestApp()
      try await app.open(.home)
      let response = try TemplateExample.response(naming: text)
      app.sandbox.inject(SandboxFault(.status(200, body: response), pathPrefix: "/graphql"))
      app.services.navigation.push(.issueTemplates(name), .none)
      await app.settled()
      return app
    }

    private func words(in app: TestApp) -> [String] { Finding.words(in: app.window) }

    @Test func `the templates and a form look as approved`() async throws {
      let app = try await shown(naming: "Wilting leaves", golden: true)
      try await Golden.expect(app, "New Issue", isLike: "issue-templates")

      let form = NewIssueForm(template: ".github/ISSUE_TEMPLATE/bug.yml")
      app.services.navigation.replace(.newIssue(name, form), .none)
      await app.settled()

      try await Golden.expect(app, "New Issue", isLike: "issue-form")
      await app.close()
    }

    @Test func `the fields of a form are those of its answers`() async throws {
      let app = try await shown(naming: "Wilting")
      let form = NewIssueForm(template: ".github/ISSUE_TEMPLATE/bug.yml")
      app.services.navigation.replace(.newIssue(name, form), .none)
      await app.settled()
      let top = app.session.router.controllers.last?.top.screen.viewModel
      let screen = try #require(top as? NewIssueViewModel)
      let boxes = Finding.all(gtk_check_button_get_type(), in: app.window)
      for box in boxes { gtk_check_button_set_active(box.pointer(), 1) }
      await app.window.painted()

      #expect(boxes.count == 2)
      #expect(screen.page?.fields.first { $0.id == "terms" }?.chosen == [0, 1])
      #expect(words(in: app).contains { $0.hasSuffix("“Version” is needed.") })
      await app.close()
    }

    @Test func `hostile texts of templates and forms are shown as they are`() async throws {
      let text = "<b>a</b>\u{202E}&"
      let app = try await shown(naming: text)
      let listed = words(in: app)
      let form = NewIssueForm(template: ".github/ISSUE_TEMPLATE/bug.yml")
      app.services.navigation.replace(.newIssue(name, form), .none)
      await app.settled()

      #expect(listed.contains { $0.contains("<b>a</b>") })
      #expect(words(in: app).contains { $0.contains("<b>a</b>") })
      await app.close()
    }
  }
}
