import Foundation
import Testing

/// The texts that the user reads are those of the view models, so both front ends show the same.
struct VisibleTextTests {
  private static let frontEnds = [
    "Octavo/Sources/OctavoTerminal", "Octavo/Desktop/Sources/OctavoDesktop",
  ]

  /// The literals that may stand in a front end, each with its reason.
  private static let reasons = [
    "Press ? on any screen": "names a key of the terminal",
    "Press Ctrl+? in any window": "names a key of the window",
    "The host makes the view of a screen with tabs.": "is the message of a precondition",
    "a host shows home while it is a screen of the router": "is the message of a precondition",
    ".octavo-names link { text-decoration-line: none; }": "is a style rule",
    "Adwaita": "is the name of a style",
    "Adwaita-dark": "is the name of a style",
  ]

  /// The files whose literals are names of languages or of keys.
  private static let tables = ["SourceLanguage.swift", "AppKeys.swift"]

  @Test(arguments: frontEnds)
  func `a front end has no text that the user reads`(folder: String) throws {
    for file in try SourceTree.files(below: folder)
    where !Self.tables.contains(where: { file.path.hasSuffix("/\($0)") }) {
      let texts = file.literals.filter { Self.isVisible($0) && Self.reasons[$0] == nil }
      #expect(texts == [], "\(file.path)")
    }
  }

  @Test func `an exception that is not needed any more is reported`() throws {
    let literals = try Self.frontEnds.flatMap { try SourceTree.files(below: $0) }
      .flatMap(\.literals)

    #expect(Self.reasons.keys.filter { !literals.contains($0) } == [])
  }

  @Test func `a text is found without its inserted values`() {
    let file = SourceFile(
      path: "",
      text: #"show("Not set: \(names.joined(separator: ", "))", "go-next") // "A comment""#
    )

    #expect(file.literals == [", ", "Not set: ", "go-next"])
    #expect(file.literals.filter(Self.isVisible) == ["Not set: "])
  }

  /// Whether a literal has a capitalised word, or a word beside another or beside an inserted
  /// value.
  private static func isVisible(_ literal: String) -> Bool {
    let pattern = "\\b[A-Z][a-z]+|[a-z]+[,:]? +[a-z]+|^ ?[a-z]{2,} $|^ [a-z]{2,}"
    return literal.range(of: pattern, options: .regularExpression) != nil
  }
}
