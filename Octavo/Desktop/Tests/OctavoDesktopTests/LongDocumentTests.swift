import BinderyGTK
import CGTK
import Foundation
import GitHubValues
import LineFiles
import OctavoLive
import OctavoMarkup
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// Documents of which only the visible part has widgets.
  struct LongDocumentTests {
    private final class Token {
      init() {}

      deinit {}
    }

    @Test func `the observer of the links of a document is released with it`() async throws {
      let app = try await TestApp()
      weak var token: Token?
      weak var column: LongColumn?
      do {
        let (strong, place) = (
          Token(), DocumentPlace(repository: Self.name, revision: "", path: "")
        )
        let view = MarkupView(.forTesting(app.services)) { [strong] _ in _ = strong }
        let own = LongColumn { [strong] part, _ in
          _ = strong
          return Label(part.lines.joined())
        }
        (token, column) = (strong, own)
        app.window.content = ScrollView(Box(.vertical, [view, own]))
        let section = MarkupSection(name: "x", head: [MarkupRun("ada", link: "a:b")], text: "Hi")
        view.show(.init(.sections([section, section]), place: place))
        var feed = MarkupFeed([section])
        own.append(feed.read() ?? [])
        await app.settled()
        app.window.content = Label("")
      }
      await app.settled()

      #expect(token == nil && column == nil)
      await app.close()
    }

    private static let name = GitHub.RepositoryName(owner: "hina-m", name: "orihon")
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
      view.show(.init(file: GitHub.File(path: "README.md", text: Self.text), place: Self.place))
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

    private static let place = DocumentPlace(
      repository: GitHub.RepositoryName(owner: "hina-m", name: "orihon"),
      revision: "main",
      path: "README.md"
    )

    @Test func `links lead to sections that had no widgets, and few others have`() async throws {
      let app = try await TestApp()
      let (view, scroller) = try await page(in: app)
      var section: SectionReveal?

      for number in [Self.sections - 1, 17, 2_000] {
        section = SectionReveal("section-\(number)", after: section)
        view.reveal(section)
        let isAtTop = await app.settles {
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

      let isFound = await app.settles {
        let words = Finding.words(in: app.window)
        return words.contains("The end.") && !words.contains("Section 0")
      }
      #expect(isFound)
      #expect(scroller.offset > 10_000)
      await app.close()
    }

    @Test func `a text that has not been read yet is found when it has`() async throws {
      let app = try await TestApp()
      let (view, _) = try await page(in: app)
      var missed = 0
      view.finder.onMiss = { _ in missed += 1 }

      view.finder.find(DocumentSearch("THE END", after: nil))

      #expect(await app.settles { Finding.words(in: app.window).contains("The end.") })
      #expect(missed == 0)
      await app.close()
    }

    @Test func `a text that arrives during the search is found`() async throws {
      let app = try await TestApp()
      let lifetime = Lifetime()
      let maker = BlockMaker(
        ViewContext.forTesting(app.services),
        Self.place,
        .light,
        Property(value: 0),
        lifetime,
        keepsTexts: false
      ) { _ in }
      let column = LongColumn { maker.widget($0, showing: $1) }
      app.window.content = ScrollView(column)
      let finder = DocumentFinder()
      var missed = 0
      finder.onMiss = { _ in missed += 1 }
      func parts(_ text: String) -> [MarkupPart] {
        MarkupOutline.parts(of: MarkupDocument(markdown: text).blocks)
      }
      column.append(parts("The beginning.\n"))
      finder.show(.column(column), isReading: true)

      finder.find(DocumentSearch("THE END", after: nil))
      // The search has the parts of its beginning.
      column.append(parts(String(repeating: "Words.\n\n", count: 2_000) + "The end.\n"))
      finder.finish()

      #expect(await app.settles { Finding.words(in: app.window).contains("The end.") })
      #expect(missed == 0)
      lifetime.dispose()
      await app.close()
    }

    @Test func `each place of a text is marked, the current one in another colour`() async throws {
      let app = try await TestApp()
      let view = MarkupView(ViewContext.forTesting(app.services)) { _ in }
      app.window.content = ScrollView(view)
      let filling = String(repeating: "Words of the sea.\n\n", count: 3_000)
      for text in ["A tide.\n\n- *Ti*de, tide\n", "A tide.\n\n- *Ti*de, tide\n\n\(filling)"] {
        view.show(.init(file: GitHub.File(path: "README.md", text: text), place: Self.place))
        #expect(await app.settles { Finding.words(in: app.window).contains("A tide.") })
        await settle(app)
        var search: DocumentSearch?
        var current: [String] = []

        for _ in 0..<4 {
          search = DocumentSearch("TIDE", after: search)
          view.finder.find(search)
          await settle(app)
          let markup = labels(in: view)
          #expect(markup.count { $0.contains("#f8e45c") || $0.contains("#ffa348") } == 2)
          current.append(markup.filter { $0.contains("#ffa348") }.joined(separator: "|"))
        }

        #expect(current[0].hasPrefix("A <span") && current[3] == current[0])
        #expect(current[1].contains("<i>") && current[1] != current[2])
        view.finder.find(nil)
        #expect(!labels(in: view).contains { $0.contains("background") })
      }
      await app.close()
    }

    private func labels(in view: MarkupView) -> [String] {
      Finding.all(gtk_label_get_type(), in: view, isOnScreen: false).compactMap {
        gtk_label_get_label($0.opaque).map { String(cString: $0) }
      }
    }

    @Test func `a list nested five hundred deep has all of its items, and room for them`()
      async throws
    {
      let app = try await TestApp()
      let view = MarkupView(ViewContext.forTesting(app.services)) { _ in }
      let scroller = ScrollView(view)
      app.window.content = scroller
      // Short enough for a document all of whose blocks have widgets, were it not deep.
      let marks = String(repeating: "- ", count: 500)
      let text = "# Deep\n\n\(marks)the deepest\n\n# End\n"
      view.show(.init(file: GitHub.File(path: "README.md", text: text), place: Self.place))

      #expect(await app.settles { Finding.words(in: app.window).contains("the deepest") })

      #expect(Finding.words(in: app.window).contains("‹500› •"))
      #expect(Finding.words(in: app.window).contains("End"))
      await app.close()
    }

    @Test func `a document that arrives in portions keeps its place and ends complete`()
      async throws
    {
      let app = try await TestApp()
      let view = MarkupView(ViewContext.forTesting(app.services)) { _ in }
      let contents = DocumentContents()
      view.report(to: contents)
      let scroller = ScrollView(view)
      app.window.content = scroller
      let bytes = Array((Self.text + "\n\n# [Last]\n\n[last]: /a\n").utf8)
      let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try Data(bytes).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      var receiver = LineReceiver(try #require(FileBytes(path: url.path)), total: bytes.count)
      receiver.receive(Array(bytes.prefix(200_000)))
      view.show(.init(.large(receiver.text), place: Self.place))
      #expect(await app.settles { Finding.words(in: app.window).contains("Section 0") })
      await settle(app)
      let beginning = contents.titles.count
      #expect(beginning > 100 && beginning < Self.sections)
      scroller.offset = 4_000
      await settle(app)
      let words = Finding.words(in: app.window).prefix(40)

      receiver.receive(Array(bytes.dropFirst(200_000).prefix(50_000)))
      view.show(.init(.large(receiver.text), place: Self.place))
      receiver.receive(Array(bytes.dropFirst(250_000)))
      receiver.finish()
      view.show(.init(.large(receiver.text), place: Self.place))
      #expect(await app.settles { contents.titles.count == Self.sections + 1 })
      await settle(app)

      #expect(Finding.words(in: app.window).prefix(40) == words)
      #expect(contents.titles.last?.text == "Last")
      await app.close()
    }

    /// Waits until the document has been read, and the page has come to rest.
    private func settle(_ app: TestApp) async {
      await app.settled()
      for _ in 0..<10 { await app.window.painted() }
    }
  }
}
