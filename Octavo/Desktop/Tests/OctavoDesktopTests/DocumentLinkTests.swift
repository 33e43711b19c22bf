import BinderyGTK
import CGTK
import GitHubValues
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  struct DocumentLinkTests {
    @Test func `each link of a document is handed on, and GTK opens none itself`() async throws {
      let app = try await TestApp()
      let context = ViewContext.forTesting(app.services)
      var followed: [String] = []
      let view = MarkupView(context) { followed.append($0) }
      let text = "[a](https://example.org/a) [b](javascript:alert(1)) [c](docs/c.md)"
      let place = DocumentPlace(
        repository: GitHub.RepositoryName(owner: "hina-m", name: "orihon"),
        revision: "main",
        path: "README.md"
      )
      app.window.content = view
      view.show(.init(file: GitHub.File(path: "README.md", text: text), place: place))
      #expect(await app.settles { Finding.words(in: app.window).contains("a b c") })

      let label = try #require(
        Finding.all(gtk_label_get_type(), in: app.window).first {
          gtk_label_get_text($0.opaque).map { String(cString: $0) } == "a b c"
        }
      )
      for address in ["https://example.org/a", "docs/c.md", "file:///etc/passwd"] {
        #expect(bindery_object_ask_text(label.raw, "activate-link", address) != 0)
      }

      #expect(followed == ["https://example.org/a", "docs/c.md", "file:///etc/passwd"])
      await app.close()
    }
  }
}
