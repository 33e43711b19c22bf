import BinderyGTK
import BinderyGTKTesting
import CGTK
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The thread of an issue, and the field below it.
  struct IssueTests {
    private func shown() async throws -> TestApp {
      let app = try await TestApp()
      try await app.open(try DeepLink(parsing: "/rfarouk/lantern/issues/34"))
      #expect(await app.settles { words(in: app).contains { $0.hasPrefix("The front matter") } })
      return app
    }

    private func words(in app: TestApp) -> [String] { Finding.words(in: app.window) }

    @Test func `a comment is written below the thread, sent, and stands in it`() async throws {
      let app = try await shown()

      Finding.press(Finding.button("Write Comment", in: app.window))
      await app.window.painted()
      let hasField = words(in: app).contains("New Comment")
      let field = try #require(Finding.all(gtk_text_view_get_type(), in: app.window).first)
      bindery_object_send_text(field.raw, "insert-at-cursor", "A *word* of mine.")
      await app.window.painted()
      Finding.press(Finding.button("Comment", in: app.window))

      #expect(hasField)
      #expect(await app.settles { words(in: app).contains("A word of mine.") })
      #expect(!words(in: app).contains("New Comment"))
      await app.close()
    }

    @Test func `a quote has the words that are selected in the comment`() async throws {
      let app = try await shown()
      app.program.actions.table.perform("previous.comment")
      await app.settled()
      let comment = try #require(
        Finding.all(gtk_label_get_type(), in: app.window).first { label in
          gtk_label_get_text(label.opaque).map { String(cString: $0) }?
            .hasPrefix("The front matter") == true
        }
      )

      gtk_label_select_region(comment.opaque, 4, 16)
      app.program.actions.table.perform("quote")
      await app.settled()

      let field = try #require(Finding.all(gtk_text_view_get_type(), in: app.window).first)
      #expect(text(of: field) == "> front matter\n\n")
      await app.close()
    }

    @Test(arguments: [1_500, 640] as [Int32])
    func `a conflict shows both texts, beside each other where there is room`(
      _ width: Int32
    ) async throws {
      let app = try await Golden.app(Window.Size(width, 640))
      try await app.open(try DeepLink(parsing: "/rfarouk/lantern/issues/34"))
      #expect(await app.settles { words(in: app).contains { $0.hasPrefix("The front matter") } })
      let top = app.session.router.controllers.last?.top.screen.viewModel
      let page = try #require(top as? IssueViewModel)
      let edit = CommentEdit(
        "The front matter has the date.\n\nThe template asks for a <b>day</b>, \u{202E}twice.",
        of: try #require(page.entries.last { $0.comment != nil }?.comment),
        from: "The front matter has the date. The template asks for it.",
        on: try #require(page.place)
      )

      _ = try await app.services.outbox.add(edit, needing: nil, consuming: nil)

      #expect(await app.settles { words(in: app).contains { $0.hasPrefix("Both have changed") } })
      try await Golden.expect(app, isLike: "issue-conflict-\(width)")
      await app.close()
    }

    private func text(of field: ObjectOwner) -> String? {
      guard let buffer = gtk_text_view_get_buffer(field.pointer()),
        let text = bindery_text_buffer_text(buffer)
      else { return nil }
      defer { g_free(text) }
      return String(cString: text)
    }

    @Test func `keys quote a comment in the field, and close the field`() async throws {
      let app = try await shown()

      app.program.actions.table.perform("previous.comment")
      app.program.actions.table.perform("quote")
      await app.settled()
      let quoted = words(in: app)
      app.program.actions.table.perform("close.comment")
      await app.settled()

      #expect(quoted.contains("New Comment") && !quoted.contains("0 / 65,536"))
      #expect(!words(in: app).contains("New Comment"))
      await app.close()
    }
  }
}
