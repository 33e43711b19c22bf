import BinderyTerminal
import BinderyTesting
import Foundation
import Testing

@testable import catalog

struct CatalogFrameTests {
  nonisolated static let pages: [(name: String, keys: String)] = [
    ("home", ""), ("list", "Enter j j"), ("filter", "Enter / \"ki\""), ("menu", "Enter j m"),
    ("notice", "Enter j s"), ("page", "Enter Enter"), ("links", "Enter Enter F"),
    ("help", "Enter ?"), ("form", "j Enter"), ("select", "j Enter Tab Tab Enter"),
    ("form-end", "j Enter Shift+Tab"), ("states", "j j Enter"),
    ("loading", "j j Enter Tab"), ("failed", "j j Enter Tab Tab r"),
    ("empty", "j j Enter Tab Tab Tab"), ("tabs", "j j j Enter"), ("tabs-form", "j j j Enter 2"),
    ("search", "G k Enter / \"the\" Enter"), ("actions", "G k Enter Tab j Enter"),
    ("layout", "G Enter"), ("overlay", "G Enter e"),
  ]

  @Test(arguments: pages, [Size(columns: 100, rows: 30), Size(columns: 60, rows: 20)])
  func `each page looks as recorded`(page: (name: String, keys: String), size: Size) async throws {
    let text = try await terminal(size).press(page.keys)

    try expectFrame(text, "catalog-\(page.name)-\(size.columns)x\(size.rows)")
  }

  @Test func `each golden of the document is recorded, and each page is in the document`() throws {
    let document = try String(contentsOf: Self.document, encoding: .utf8)
    let named = Set(document.matches(of: /`(catalog-[a-z0-9-]+)`/).map { String($0.1) })

    let recorded = Self.pages.map { "catalog-\($0.name)" } + ["catalog-split-160x30"]

    #expect(named == Set(recorded))
  }

  @Test func `a list is beside its page where there is space`() async throws {
    let text = try await terminal(Size(columns: 160, rows: 30)).press("Enter j Enter")

    try expectFrame(text, "catalog-split-160x30")
  }

  @Test func `hostile text in every field is drawn as text`() async throws {
    for hostile in Self.hostile {
      let link = Book.Link(text: hostile, address: "https://example.org/" + hostile)
      let book = Book(title: hostile, author: hostile, about: hostile, links: [link])
      for page in Self.pages {
        let app = CatalogApp(library: Library(books: [book, .example]))
        let terminal = HeadlessTerminal(size: Size(columns: 60, rows: 20), source: app.host)
        let text = try await terminal.press(page.keys)
        var renderer = Renderer(theme: Theme(depth: .full))
        let sent = String(decoding: renderer.bytes(for: terminal.frame), as: UTF8.self)

        #expect(!text.unicodeScalars.contains { $0.isHarmful && $0 != "\n" }, "\(page.name)")
        #expect(
          text.split(separator: "\n").allSatisfy { String($0).displayWidth <= 60 },
          "\(page.name)"
        )
        #expect(!sent.contains("\u{1B}]0"), "\(page.name)")
      }
    }
  }

  nonisolated private static let hostile = [
    "\u{1B}]0;owned\u{7}\u{1B}[2Jx", "\u{9B}31m\u{202E}gnp.exe\u{2066}", "a\tb\r\nc\u{0}\u{8}\u{8}",
    "日本語のとても長い題名" + String(repeating: "長", count: 400),
    "z" + String(repeating: "\u{301}", count: 500),
    "\u{200B}\u{200D}\u{FEFF}", "👩‍👩‍👧‍👦🏳️‍🌈",
  ]

  private static let document = URL(filePath: #filePath)
    .appending(path: "../../../../Documentation/TerminalWidgets.md").standardized

  private func terminal(_ size: Size) -> HeadlessTerminal {
    HeadlessTerminal(size: size, source: CatalogApp().host)
  }
}

extension Book {
  fileprivate static var example: Book { Library.example.books[0] }
}

extension Unicode.Scalar {
  fileprivate var isHarmful: Bool {
    properties.generalCategory == .control || properties.isBidiControl
  }
}
