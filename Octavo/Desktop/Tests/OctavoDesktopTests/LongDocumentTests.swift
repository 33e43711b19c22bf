import BinderyGTK
import CGTK
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// Documents of which only the visible part has widgets.
  struct LongDocumentTests {
    private static let sections = 3_000

    private static let text: String = {
      var text = ""
      for number in 0..<sections {
        text += "## Section \(number)\n\nSome words of *this* section.\n\n"
        text += "- an item\n- another\n  > a quote\n\n| a | b |\n|---|---|\n| x | y |\n\n"
      }
      text += "| row | text |\n|---|---|\n"
      for row in 0..<10_000 { text += "| r\(row) | x |\n" }
      text += "\n```\n"
      for _ in 0..<20_000 { text += "let x = 1\n" }
      return text + "```\n\nThe end.\n"
    }()

    /// Shows the document on a page.
    private func page(in app: TestApp) async throws -> (view: MarkupView, scroller: ScrollView) {
      let view = MarkupView(ViewContext.forTesting(app.services)) { _ in }
      let scroller = ScrollView(Box(.vertical, [Label("Above"), view]))
      app.window.content = scroller
      let place = DocumentPlace(
        repository: GitHub.RepositoryName(owner: "hina-m", name: "orihon"),
        revision: "main",
        path: "README.md"
      )
      view.show(.init(file: GitHub.File(path: "README.md", text: Self.text), place: place))
      #expect(await app.settles { Finding.words(in: app.window).contains("Section 0") })
      return (view, scroller)
    }

    private func distance(of text: String, in scroller: ScrollView) -> Double? {
      let labels = Finding.all(gtk_label_get_type(), in: scroller, isOnScreen: false)
      let label = labels.first { gtk_label_get_text($0.opaque).map { String(cString: $0) } == text }
      var bounds = graphene_rect_t()
      guard let label,
        gtk_widget_compute_bounds(label.pointer(), scroller.pointer(), &bounds) != 0
      else { return nil }
      return Double(bounds.origin.y)
    }

    @Test func `links lead to sections that had no widgets, and few others have`() async throws {
      let app = try await TestApp()
      let (view, scroller) = try await page(in: app)
      var section: SectionReveal?

      for number in [Self.sections - 1, 17, 2_000] {
        section = SectionReveal("section-\(number)", after: section)
        view.reveal(section)
        let isAtTop = await settles(app) {
          distance(of: "Section \(number)", in: scroller).map { abs($0 - 12) < 3 } == true
        }
        #expect(isAtTop, "Section \(number)")
      }

      let labels = Finding.all(gtk_label_get_type(), in: scroller, isOnScreen: false)
      #expect(labels.count < 2_000)
      await app.close()
    }

    @Test func `a page has words at each place to which it is scrolled`() async throws {
      let app = try await TestApp()
      let (view, scroller) = try await page(in: app)
      view.reveal(SectionReveal("section-1", after: nil))
      await settle(app)
      #expect(distance(of: "Section 1", in: scroller) != nil)

      for offset in [40_000.0, 400, 90_000, 200_000, 0] {
        scroller.offset = offset
        await app.window.painted()
        #expect(!Finding.words(in: app.window).isEmpty)
      }
      for _ in 0..<20 {
        scroller.offset = .greatestFiniteMagnitude
        await app.window.painted()
      }
      #expect(Finding.words(in: app.window).contains("The end."))
      await app.close()
    }

    @Test func `a text far below is found`() async throws {
      let app = try await TestApp()
      let (view, scroller) = try await page(in: app)
      await settle(app)

      view.finder.find(DocumentSearch("THE END", after: nil))

      let isFound = await settles(app) {
        let words = Finding.words(in: app.window)
        return words.contains("The end.") && !words.contains("Section 0")
      }
      #expect(isFound)
      #expect(scroller.offset > 10_000)
      await app.close()
    }

    /// Returns whether a condition is met some frames later.
    private func settles(_ app: TestApp, _ condition: () -> Bool) async -> Bool {
      await app.settled()
      for _ in 0..<1_000 {
        if condition() { return true }
        await app.window.painted()
      }
      return condition()
    }

    /// Waits until the document has been read, and the page has come to rest.
    private func settle(_ app: TestApp) async {
      await app.settled()
      for _ in 0..<10 { await app.window.painted() }
    }
  }
}
