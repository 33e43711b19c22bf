import Testing

struct CCallTests {
  /// The files of the window that call C: those for GtkSourceView, which no second screen needs.
  private static let files: Set = ["CodeView.swift", "SourceLanguage.swift", "SourceWidgets.swift"]

  @Test func `the window calls GTK through the kit`() throws {
    let calling = try SourceTree.files(below: "Octavo/Desktop/Sources")
      .filter { !$0.imports.isDisjoint(with: ["CGTK", "CGTKSource"]) }
      .compactMap { $0.path.split(separator: "/").last.map(String.init) }

    #expect(Set(calling) == Self.files)
  }
}
