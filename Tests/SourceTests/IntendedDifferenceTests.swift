import Foundation
import Testing

/// Compares the table of intended differences in Documentation/FromReactiveSwift.md with the tests
/// that name its rows.
struct IntendedDifferenceTests {
  /// The subjects of the rows.
  private func subjects() throws -> [String] {
    let file = SourceFile.root.appending(path: "Documentation/FromReactiveSwift.md")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let table = lines.drop { $0 != "## Intended differences" }.drop { !$0.hasPrefix("|---") }
    return table.dropFirst().prefix { $0.hasPrefix("|") }.map { row in
      row.components(separatedBy: " | ")[0].dropFirst(2).trimmingCharacters(in: .whitespaces)
    }
  }

  /// The subjects in comments such as `// Differs: threads` above a test.
  private func tested() throws -> [String] {
    let folder = SourceFile.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var tested: [String] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      tested += text.matches(of: /(?m)^ *\/\/ Differs: (.+)$/).map { String($0.1) }
    }
    return tested
  }

  // C80
  @Test func `each intended difference has a test, and each such test names a difference`() throws {
    let subjects = try subjects()

    #expect(subjects.count > 20)
    #expect(try tested().sorted() == subjects.sorted())
  }
}
