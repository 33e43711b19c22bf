import Foundation
import Testing

/// Documentation/Recipes.md, beside the files, tests and lines that it names.
struct RecipeTests {
  private func recipes() throws -> String {
    try SourceTree.file(at: "Documentation/Recipes.md").text
  }

  @Test func `each file that a recipe names is linked, and exists`() throws {
    let recipes = try recipes()
    let named = recipes.matches(of: /`([\w\/+-]+\.(?:swift|tsv))`/).map(\.1)
    let links = recipes.matches(of: /\[`([^`]+)`\]\(\.\.\/([^)]+)\)/)

    let missing = links.filter { link in
      let path = SourceTree.root.appending(path: String(link.2)).path
      return !link.2.hasSuffix(link.1) || !FileManager.default.fileExists(atPath: path)
    }

    #expect(links.count > 8)
    #expect(missing.map { $0.0 } == [])
    #expect(Set(named).subtracting(links.map(\.1)) == [])
  }

  @Test func `each suite that a recipe names exists`() throws {
    let suites = try recipes().matches(of: /(?:`|--filter )(\w+Tests)`/).map { String($0.1) }

    let files = try ["Octavo/Tests", "Octavo/Desktop/Tests"].flatMap(SourceTree.files)
    let names = Set(files.compactMap { $0.path.split(separator: "/").last })

    #expect(suites.count > 2)
    #expect(suites.filter { !names.contains("\($0).swift") } == [])
  }

  @Test func `the line of a language is one of the table`() throws {
    let block = try #require(try recipes().firstMatch(of: /```text\n(.+)\n(.+)\n```/))

    let table = try SourceTree.file(at: "Octavo/Sources/SourceLanguages/languages.tsv").text
      .split(separator: "\n")

    #expect(table.contains(block.1))
    #expect(table.contains(block.2))
  }
}
