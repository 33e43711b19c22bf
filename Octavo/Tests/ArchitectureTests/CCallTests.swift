import Testing

struct CCallTests {
  /// The files of the window that call C: those for GtkSourceView, which no second screen needs,
  /// and those that keep the place in a long document.
  private static let names: Set = [
    "CodeView+Places.swift", "CodeView.swift", "LargeCodeView.swift", "LineNumbers.swift",
    "LongColumn.swift", "MatchHighlighter.swift", "ScrolledPage.swift", "SourceLanguage.swift",
    "SourceWidgets.swift",
  ]

  private func files() throws -> [SourceFile] {
    try SourceTree.files(below: "Octavo/Desktop/Sources")
      .filter { !$0.imports.isDisjoint(with: ["CGTK", "CGTKSource"]) }
  }

  @Test func `the window calls GTK through the kit`() throws {
    let calling = try files().compactMap { $0.path.split(separator: "/").last.map(String.init) }

    #expect(Set(calling) == Self.names)
  }

  @Test func `the document has the number of the calls`() throws {
    let calls = try files().flatMap(\.code)
      .reduce(0) { $0 + $1.matches(of: /\b(?:g|gtk|gdk|bindery)_[a-z0-9_]+\(/).count }
    let document = try #require(SourceTree.texts(at: "Documentation/WindowWidgets.md").first)
    let number = try #require(document.text.firstMatch(of: /calls C in (\d+) places/))

    #expect(Int(number.1) == calls)
  }
}
