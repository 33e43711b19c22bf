import Foundation
import Testing

/// The table of Documentation/Screens.md, beside the screens, examples and tests that it names.
struct ScreenTableTests {
  /// The cells of the table's rows.
  private func rows() throws -> [[String]] {
    let document = try SourceTree.texts(at: "Documentation/Screens.md")[0].text
    return document.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: " | ").map { $0.trimmingCharacters(in: ["|", " "]) }
    }
  }

  /// The texts in backticks.
  private func names(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  @Test func `each screen has a row without empty cells`() throws {
    let files = try SourceTree.files(below: "Octavo/Sources/OctavoViewModels")
    let source = try #require(files.first { $0.path.hasSuffix("/Screen.swift") })
    let screens = Set(source.text.matches(of: /\n  case (\w+)\(/).map { String($0.1) })

    let rows = try rows()

    #expect(screens.count > 20)
    #expect(Set(rows.flatMap { names(in: $0[0]) }) == screens)
    #expect(rows.filter { $0.count != 5 || $0.contains("") } == [])
  }

  @Test func `each example has a row, and each named example exists`() throws {
    let files = try SourceTree.files(below: "Octavo/Tests/ScreenExamples")
    let examples = Set(
      files.flatMap { file in
        file.text.matches(of: /Self\(\s*"([\w-]+)",\s*at:/).map { String($0.1) }
      }
    )

    let named = try rows().flatMap { names(in: $0[2]) }

    #expect(examples.count > 15)
    #expect(Set(named) == examples)
  }

  @Test func `each named test of a story exists`() throws {
    let files = try SourceTree.files(below: "Octavo/Tests/OctavoViewModelsTests")
    let tests = Set(files.compactMap { $0.path.split(separator: "/").last?.dropLast(6) })

    let named = try rows().flatMap { names(in: $0[3]) }

    #expect(named.filter { !tests.contains($0[...]) } == [])
  }
}
