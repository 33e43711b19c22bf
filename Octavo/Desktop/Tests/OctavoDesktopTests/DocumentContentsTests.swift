import BinderyGTK
import CGTK
import OctavoLive
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// The table of contents of a document.
  struct DocumentContentsTests {
    @Test func `hostile titles are shown as text, each in its own row`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      let contents = DocumentContents()
      let hostile = "<b>bold</b> & \u{1B}[31m\u{202E}red"
      contents.append([(1, hostile, "a"), (3, hostile, "a"), (2, "Next", "next")])

      app.services.navigation.present(.contents(.init(contents)), .none)

      #expect(await app.settles { app.titles.last == "Table of Contents" })
      let window = try #require(app.program.host.topWindow)
      #expect(await app.settles { Finding.words(in: window).contains("Next") })
      let titles = Finding.words(in: window).filter { $0.contains("<b>bold</b> &") }
      #expect(titles.count == 2)
      #expect(titles.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\u{202E}") })
      // A document that changes replaces the rows of an open table of contents.
      contents.begin()
      contents.append([(1, "Changed", "changed")])
      #expect(await app.settles { Finding.words(in: window).contains("Changed") })
      #expect(!Finding.words(in: window).contains("Next"))
      await app.close()
    }
  }
}
