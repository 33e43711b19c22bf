import BinderyGTK
import CGTK
import Foundation
import GitHubValues
import OctavoDesktop
import OctavoMarkup
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// Hostile text: none of it is read as markup, reorders words or ends the program.
  struct HostileTextTests {
    nonisolated static let texts = [
      "<b>bold</b> & <span size='1'>", "</span></tt>&amp;&#0;", "\u{202E}gnp.exe\u{2066}", "\u{0}a",
      String(repeating: "🏴‍☠️<i>", count: 2_000), "_mnemonic_ %s %n",
    ]

    @Test(arguments: texts)
    func `words of strangers are shown as they are`(text: String) {
      let label = Label("", .wrapping)
      label.show([TextRun(MarkupRun(text, style: [.code, .strong]))])

      // A long word has places to break.
      #expect(label.text.replacing("\u{200B}", with: "") == text.displayed())
    }

    @Test(arguments: texts)
    func `a link of a stranger is one link`(text: String) {
      let label = Label("", .wrapping)
      label.show([TextRun(MarkupRun("here", link: text))])

      #expect(label.text == "here")
    }

    @Test func `of a line of a megabyte only the beginning reaches the window`() async {
      let view = CodeView(Appearance(), SourceWidgets())
      let window = Window(size: Window.Size(600, 400))
      window.content = view.widget
      window.present()
      let line = String(repeating: "let <x> = \u{202E}\"y\"; ", count: 50_000)

      view.show([line, "end"], fileName: "hostile.swift")
      view.wrap(true)
      await window.painted()

      #expect(view.shownLength < 5_000)
      #expect(view.language == nil)
      window.destroy()
    }

    @Test(arguments: [
      ("../../etc/passwd", nil), ("javascript:alert(1)", nil), ("//evil.example/x", nil),
      ("../../a.md#b", nil), ("file:///etc/passwd", nil), ("a/../b.md", "docs/b.md"),
      ("/LICENSE", "LICENSE"),
    ])
    func `a relative link stays in its repository`(address: String, path: String?) {
      let place = DocumentPlace(
        repository: GitHub.RepositoryName(owner: "hina-m", name: "orihon"),
        revision: "main",
        path: "docs/guide.md"
      )

      #expect(place.target(of: ContentLink(address)) == path.map { .file($0, lines: nil) })
    }
  }
}
