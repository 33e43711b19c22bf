import BinderyGTK
import CGTK
import GitHubValues
import OctavoLive
import OctavoMarkup
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The parts of a document that are shown on request, and items that are ticked.
  struct MarkupFoldTests {
    private static let place = DocumentPlace(
      repository: GitHub.RepositoryName(owner: "hina-m", name: "orihon"),
      revision: "main",
      path: "README.md"
    )

    private func words(in app: TestApp) -> [String] { Finding.words(in: app.window) }

    /// The label with a text.
    private func label(_ text: String, in app: TestApp) -> ObjectOwner? {
      Finding.all(gtk_label_get_type(), in: app.window).first {
        gtk_label_get_text($0.opaque).map { String(cString: $0) } == text
      }
    }

    @Test func `a fold is one line until it is opened, and is closed again`() async throws {
      let app = try await TestApp()
      var followed: [String] = []
      let view = MarkupView(.forTesting(app.services)) { followed.append($0) }
      app.window.content = ScrollView(view)
      let text =
        "Above\n\n<details><summary>The log</summary>\n\nHigh tide\n\n"
        + "<details><summary>More</summary>\n\nLow tide\n\n</details>\n\n</details>\n\nBelow"
      view.show(.init(file: GitHub.File(path: "README.md", text: text), place: Self.place))
      #expect(await app.settles { words(in: app).contains("▸ The log") })
      let closed = words(in: app)

      let line = try #require(label("▸ The log", in: app))
      let address = MarkupFold("/0").address
      #expect(bindery_object_ask_text(line.raw, "activate-link", address) != 0)
      #expect(await app.settles { words(in: app).contains("High tide") })
      let opened = words(in: app)
      #expect(bindery_object_ask_text(line.raw, "activate-link", address) != 0)
      #expect(await app.settles { !words(in: app).contains("High tide") })

      #expect(closed == ["Above", "▸ The log", "Below"])
      #expect(opened == ["Above", "▾ The log", "High tide", "▸ More", "Below"])
      #expect(words(in: app) == closed && followed.isEmpty)
      await app.close()
    }

    @Test func `text below a fold of a thousand parts is shown while the fold is closed`()
      async throws
    {
      let app = try await TestApp()
      let view = MarkupView(.forTesting(app.services)) { _ in }
      app.window.content = ScrollView(view)
      let lines = (1...1_000).map { "Line \($0)" }.joined(separator: "\n\n")
      let text = "<details><summary>The log</summary>\n\n\(lines)\n\n</details>\n\nBelow"
      view.show(.init(file: GitHub.File(path: "README.md", text: text), place: Self.place))

      #expect(await app.settles { words(in: app) == ["▸ The log", "Below"] })
      await app.close()
    }

    @Test func `a link to a section in a fold opens it`() async throws {
      let app = try await TestApp()
      let view = MarkupView(.forTesting(app.services)) { _ in }
      app.window.content = ScrollView(view)
      let text = "<details><summary>The log</summary>\n\n## Tides\n\nHigh\n\n</details>\n\nBelow"
      view.show(.init(file: GitHub.File(path: "README.md", text: text), place: Self.place))
      #expect(await app.settles { words(in: app).contains("▸ The log") })

      view.reveal(SectionReveal("tides", after: nil))

      #expect(await app.settles { words(in: app).contains("High") })
      await app.close()
    }

    @Test func `the box of an item is a link where the user may tick it`() async throws {
      let app = try await TestApp()
      var followed: [String] = []
      let view = MarkupView(.forTesting(app.services)) { followed.append($0) }
      app.window.content = ScrollView(view)
      var own = MarkupSection(name: "a", head: [MarkupRun("ada")], text: "- [ ] rise")
      own.ticking = "tick:"
      let other = MarkupSection(name: "b", head: [MarkupRun("grace")], text: "- [x] fall")
      view.show(.init(.sections([own, other]), place: Self.place))
      #expect(await app.settles { words(in: app).contains("☑") })

      let box = try #require(label("☐", in: app))
      #expect(bindery_object_ask_text(box.raw, "activate-link", "tick:0.0") != 0)
      let done = try #require(label("☑", in: app))
      let markup = gtk_label_get_label(done.opaque).map { String(cString: $0) } ?? ""

      #expect(followed == ["tick:0.0"])
      #expect(!markup.contains("href"))
      await app.close()
    }
  }
}
