import GitHubValues
import Testing

struct PatchPairingTests {
  private func pairs(_ lines: String) -> [String] {
    let hunk = GitHub.Patch(parsing: "@@ -1 +1 @@\n\(lines)").hunks[0]
    return hunk.pairs.map { pair in
      [pair.old, pair.new].map { $0.map { hunk.lines[$0].text } ?? "∅" }.joined(separator: "|")
    }
  }

  @Test func `removed lines are beside the added lines that follow them`() {
    #expect(pairs(" a\n-b\n-c\n+B\n+C\n d") == ["a|a", "b|B", "c|C", "d|d"])
  }

  @Test(arguments: [
    ("-b\n-c\n+B", ["b|B", "c|∅"]), ("-b\n+B\n+C", ["b|B", "∅|C"]), ("-b", ["b|∅"]),
    ("+B", ["∅|B"]),
  ])
  func `the rest of the longer side has nothing beside it`(lines: String, expected: [String]) {
    #expect(pairs(lines) == expected)
  }

  @Test func `added lines before removed lines are not beside them`() {
    #expect(pairs("+A\n-b\n c\n-d\n e\n+F") == ["∅|A", "b|∅", "c|c", "d|∅", "e|e", "∅|F"])
  }

  @Test(arguments: [
    ("-b\n\\ end\n+B\n\\ end", ["b|B", "end|end"]), ("-b\n+B\n\\ end", ["b|B", "∅|end"]),
    ("-b\n\\ end\n+B", ["b|B", "end|∅"]), (" a\n\\ end", ["a|a", "end|end"]),
  ])
  func `a remark is on the side of the line before it`(lines: String, expected: [String]) {
    #expect(pairs(lines) == expected)
  }

  @Test func `each of 100,000 lines is in one pair`() {
    let text = "@@ -1,50000 +1,50000 @@\n" + String(repeating: "-a\n+b\n", count: 50_000)
    let hunk = GitHub.Patch(parsing: text).hunks[0]

    let places = hunk.pairs.flatMap { [$0.old, $0.new].compactMap(\.self) }

    #expect(places == Array(hunk.lines.indices))
  }
}
