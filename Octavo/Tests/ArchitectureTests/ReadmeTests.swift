import Testing

/// The README, beside the documents that it quotes.
struct ReadmeTests {
  /// The rows of the first table in a document whose header begins with a text.
  private func rows(in path: String, below header: String) throws -> [[Substring]] {
    let text = try SourceTree.file(at: path).text
    let table = text.split(separator: "\n\(header)").dropFirst().first ?? ""
    return table.split(separator: "\n").dropFirst(2).prefix { $0.hasPrefix("| ") }.map { row in
      row.dropFirst(2).dropLast(2).split(separator: " | ")
    }
  }

  @Test func `each figure of the README is one of Performance`() throws {
    let readme = try rows(in: "README.md", below: "| operation |")
    let performance = try rows(in: "Documentation/Performance.md", below: "| row | operation |")

    #expect(readme.count > 5)
    #expect(performance.count > 50)
    #expect(readme.filter { row in !performance.contains { $0[1...4] == row[...] } } == [])
  }
}
