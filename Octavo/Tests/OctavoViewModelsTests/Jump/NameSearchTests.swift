import Foundation
import Testing

@testable import OctavoViewModels

/// The order in which letters find names.
struct NameSearchTests {
  private func found(_ query: String, in names: [String]) -> [String] {
    NameIndex(names).matches(query, limit: 10).best.map { names[$0.name] }
  }

  @Test(arguments: [
    ("eng", ["ada/loom", "ada/engine", "ada/the-new-gate"], ["ada/engine", "ada/the-new-gate"]),
    (
      "rv", ["src/driver.swift", "Routes/RouteView.swift"],
      ["Routes/RouteView.swift", "src/driver.swift"]
    ),
    ("loom", ["ada/looming", "ada/loom"], ["ada/loom", "ada/looming"]),
    ("ADA", ["ada/x", "ad/b"], ["ada/x"]), ("a b", ["ab", "ba"], ["ab"]), ("", ["a"], []),
    ("é", ["caf\u{E9}", "cafe"], ["caf\u{E9}"]), ("zz", ["z"], []),
  ])
  func `the letters are in order, and beginnings of words count more`(
    query: String,
    names: [String],
    expected: [String]
  ) {
    #expect(found(query, in: names) == expected)
  }

  @Test func `letters that are added and removed find the same as a new search`() {
    let names = (0..<400).map { "owner\($0 % 7)/repository-\($0)" }
    let index = NameIndex(names)
    var search = NameSearch(index, limit: 20)

    for query in ["r", "re", "re1", "re13", "re1", "r", "o2", "", "re", "13", "1"] {
      let expected = query.isEmpty ? [] : index.matches(query, limit: 20).best
      #expect(search.matches(query).map(\.name) == expected.map(\.name))
    }
  }

  @Test func `hostile names are found by their letters and cost no more than their first bytes`() {
    let names = ["a\u{202E}b\u{0}c", String(repeating: "ab", count: 100_000), "", "\u{1F600}"]

    #expect(found("abc", in: names) == ["a\u{202E}b\u{0}c"])
    #expect(found("\u{1F600}", in: names) == ["\u{1F600}"])
    #expect(NameIndex(names).bytes.count < 2 * NameIndex.longest)
  }

  @Test func `a use counts half after two weeks, and is forgotten`() {
    let start = Date(timeIntervalSince1970: 1_000_000)
    let day = 24 * 3600.0
    var uses = JumpUses()
    uses.note("a", at: start)
    uses.note("a", at: start)
    uses.note("b", at: start.addingTimeInterval(day))

    #expect(uses.keys(at: start.addingTimeInterval(2 * day)) == ["a", "b"])
    uses.note("c", at: start.addingTimeInterval(100 * day))
    #expect(uses.keys(at: start.addingTimeInterval(100 * day)) == ["c"])
  }

  @Test func `the uses that are kept are bounded`() {
    var uses = JumpUses()
    for number in 0..<400 {
      uses.note("\(number)", at: Date(timeIntervalSince1970: Double(number)))
    }

    #expect(uses.keys(at: Date(timeIntervalSince1970: 400)).count == 300)
  }
}
