import BinderyTerminal
import Foundation
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

/// Links of documents to sections, by key and by mouse.
@Suite(.timeLimit(.minutes(20)))
struct SectionLinkTests {
  private let words = (1...60).map { "Line \($0)." }.joined(separator: "\n\n")

  private var world: DocumentWorld {
    let readme = """
      # Guide

      [Use](#use-it) [Again](#use-it-1) [More](docs/more.md#second%2Dpart) [Nothing](#nothing)

      \(words)

      ## Use it!

      \(words)

      ## Use it

      \(words)

      [Top](#) [Self](README.md#USE-IT)
      """
    let more = "# More\n\n\(words)\n\n## Second part\n\n## Second-part\n\n\(words)"
    return DocumentWorld(readme: readme, ["docs/more.md": Data(more.utf8)])
  }

  @Test func `a link to a section scrolls to it, by key`() async throws {
    try await world.run { app in
      #expect(app.lines.contains { $0.hasPrefix("  Use Again More Nothing") })

      // The first labels are those of the stars, the forks and the watchers.
      try await app.press("F f")
      #expect(app.lines[3].hasPrefix("  Use it!"), "\(app.text)")

      try await app.press("g F g")
      #expect(app.lines[3].hasPrefix("  Use it "), "\(app.text)")
      #expect(app.controllers == "[C0: Home, Repository]")
    }
  }

  @Test func `a link to a section scrolls to it, by mouse and more than once`() async throws {
    try await world.run { app in
      for _ in 0..<2 {
        try await app.press("g")
        let row = try #require(app.lines.firstIndex { $0.hasPrefix("  Use Again") })

        try await app.press("Click@3,\(row)")

        #expect(app.lines[3].hasPrefix("  Use it!"), "\(app.text)")
      }
      try await app.press("j j")
      #expect(app.lines[3].hasPrefix("  Line 1."), "\(app.text)")
    }
  }

  @Test func `a link to the top, and one to the document by its name, stay in it`() async throws {
    try await world.run { app in
      try await app.press("G F a")
      #expect(app.lines.contains { $0.hasPrefix("  Guide") }, "\(app.text)")

      try await app.press("G F s")
      #expect(app.lines[3].hasPrefix("  Use it!"), "\(app.text)")
      #expect(app.controllers == "[C0: Home, Repository]")
    }
  }

  @Test func `a link to a section of another file shows it there`() async throws {
    try await world.run { app in
      try await app.press("F h")

      #expect(app.controllers == "[C0: Home, Repository, Source]")
      #expect(app.lines[0].contains("docs / more.md"))
      #expect(app.lines[3].hasPrefix("  Second part"), "\(app.text)")
    }
  }

  @Test func `a link to a section that does not exist changes nothing`() async throws {
    try await world.run { app in
      let before = app.text

      try await app.press("F j")

      #expect(app.text == before)
    }
  }

  @Test func `places that are named in raw HTML are sections`() async throws {
    let readme = """
      # Guide

      [Deep](#deep) [Heading](#heading)

      \(words)

      <a name="deep"></a>

      The deep end.

      \(words)

      <h2 id="heading">Another name</h2>

      \(words)
      """
    try await DocumentWorld(readme: readme).run { app in
      try await app.press("F f")
      #expect(app.lines[3].hasPrefix("  The deep end."), "\(app.text)")

      try await app.press("g F g")
      #expect(app.lines[3].hasPrefix("  Another name"), "\(app.text)")
    }
  }

  @Test func `a section at the top is restored on a screen of another size`() async throws {
    try await world.run { app in
      try await app.press("F f")

      try await app.restore(at: Size(columns: 40, rows: 15))

      #expect(app.lines[3].hasPrefix("  Use it!"), "\(app.text)")
      try await app.resize(to: Size(columns: 60, rows: 15))
      #expect(app.lines[3].hasPrefix("  Use it!"), "\(app.text)")
      try await app.press("j j")
      #expect(app.lines[3].hasPrefix("  Line 1."), "\(app.text)")
    }
  }

  @Test func `the top of a page is restored, although its address names a section`() async throws {
    try await TestApp.run("/hina-m/orihon#an-estimate", size: Size(columns: 60, rows: 12)) { app in
      try await app.press("g")
      let shown = app.text

      try await app.restore(at: Size(columns: 60, rows: 12))

      #expect(app.text == shown)
    }
  }

  @Test(arguments: ["/hina-m/orihon#an-estimate", "/hina-m/orihon/blob/main/README.md#an-estimate"])
  func `an address with a section begins there`(address: String) async throws {
    try await TestApp.run(address, size: Size(columns: 60, rows: 12)) { app in
      #expect(app.lines[3].hasPrefix("  An estimate"), "\(app.text)")
    }
  }
}

extension TestApp {
  /// Leaves all screens, and restores them on a terminal of a size.
  fileprivate func restore(at size: Size) async throws {
    let router = headless.session.router
    let place = router.snapshot(version: 1)
    router.resetRoot(.settings)
    headless.terminal.size = size
    router.restore(place, version: 1)
    try await press("")
  }
}
