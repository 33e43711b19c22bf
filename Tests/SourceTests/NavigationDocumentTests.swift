import Foundation
import Testing

/// Compares the tests that Documentation/Navigation.md quotes with those that exist.
struct NavigationDocumentTests {
  /// A suite and the name of one of its tests.
  private struct Quotation: Hashable {
    let suite: String
    let test: String
  }

  private func quotations() throws -> Set<Quotation> {
    let file = SourceFile.root.appending(path: "Documentation/Navigation.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    var quotations: Set<Quotation> = []
    for suite in text.matches(of: /`(\w+Tests)`: ((?:“[^”]+”(?:, )?)+)/) {
      for test in suite.2.matches(of: /“([^”]+)”/) {
        quotations.insert(Quotation(suite: String(suite.1), test: String(test.1)))
      }
    }
    return quotations
  }

  /// The text of each suite of the framework and the window kit, by its name.
  private func suites() throws -> [String: String] {
    var suites: [String: String] = [:]
    for folder in ["Tests", "BinderyGTK/Tests"] {
      let folder = SourceFile.root.appending(path: folder)
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where name.hasSuffix("Tests.swift") {
        let file = folder.appending(path: name)
        suites[file.deletingPathExtension().lastPathComponent, default: ""] +=
          try String(contentsOf: file, encoding: .utf8)
      }
    }
    return suites
  }

  @Test func `each test that the table of navigation quotes exists`() throws {
    let suites = try suites()
    let quotations = try quotations()
    let missing = quotations.filter { quotation in
      suites[quotation.suite]?.contains("func `\(quotation.test)`") != true
    }

    #expect(quotations.count >= 12)
    #expect(missing.isEmpty)
  }
}
