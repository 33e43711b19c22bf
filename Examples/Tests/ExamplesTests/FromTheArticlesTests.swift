import Foundation
import Testing

@testable import examples

struct FromTheArticlesTests {
  @Test func `each system of the articles is on the map, with paths that exist`() throws {
    let map = try ArticleMap()

    #expect(map.rows.map(\.number) == Array(1...16))
    for row in map.rows {
      #expect(!row.code.isEmpty && !row.tests.isEmpty, "\(row.number)")
      #expect((row.code + row.tests).filter { !ArticleMap.exists($0) } == [], "\(row.number)")
    }
  }

  @Test func `each command of the map exists`() throws {
    let makefile = try String(
      contentsOf: ArticleMap.root.appending(path: "Makefile"),
      encoding: .utf8
    )
    for row in try ArticleMap().rows {
      let words = row.command.split(separator: " ").map(String.init)
      switch words.first {
      case "make": #expect(makefile.contains("\n\(words[1]):"), "\(row.number)")
      case "octavo": #expect(words.dropFirst().first == "snapshot", "\(row.number)")
      case "Scripts/example" where words.last != "tweetboat":
        #expect(words.count == 2 && Examples.all.contains { $0.name == words[1] }, "\(row.number)")
      default: #expect(words == ["Scripts/example", "tweetboat"], "\(row.number)")
      }
    }
  }

  @Test func `the map names the files that declare the articles’ names`() throws {
    let map = try ArticleMap()

    #expect(map.names.count == 23)
    for (name, path) in map.names {
      let file = ArticleMap.root.appending(path: path)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        text.contains("var \(name)") || text.contains("let \(name)")
          || text.contains("func \(name)("),
        "\(name)"
      )
    }
  }
}
