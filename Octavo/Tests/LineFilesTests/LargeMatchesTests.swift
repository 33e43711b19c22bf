import Foundation
import LineFiles
import Testing

struct LargeMatchesTests {
  @Test func `all matches are found from top to bottom, in either case`() throws {
    let lines = (1...5_000).map { $0.isMultiple(of: 100) ? "Moon, moon \($0)" : "tide \($0)" }
    let text = try largeText(Data(lines.joined(separator: "\n").utf8), by: 5_000)
    let matches = found("MOON", in: text)

    #expect(matches.count == 100 && matches.isComplete)
    #expect(place(matches[0]) == [99, 100, 0])
    #expect(place(matches[99]) == [4_999, 5_000, 1])
    #expect(matches.count(aboveLine: 1) == 0)
    #expect(matches.count(aboveLine: 101) == 2)
    #expect(matches.count(aboveLine: 5_001) == 100)
  }

  @Test(arguments: ["needle", "näedle"])
  func `a match in a long line is found at its portion`(needle: String) throws {
    let line = String(repeating: ".", count: 1_234_567) + needle + String(repeating: ".", count: 99)
    let text = try largeText(Data("\(line)\nend".utf8), by: 60_000)
    let matches = found(needle, in: text)

    #expect(matches.count == 1)
    #expect(place(matches[0]) == [123, 1, 0])
  }

  @Test func `a match across two portions counts once`() throws {
    let line =
      String(repeating: ".", count: 9_998) + "needle" + String(repeating: ".", count: 9_999)
    let matches = found("needle", in: try largeText(Data(line.utf8), by: 60_000))

    #expect(matches.count == 1 && place(matches[0]) == [0, 1, 0])
  }

  @Test func `a search continues with the lines that arrive`() throws {
    let data = Data((1...50_000).map { "line \($0)\n" }.joined().utf8)
    let file = try TextFile()
    var receiver = LineReceiver(file.bytes)
    try file.append(data.prefix(300_000))
    receiver.receive(Array(data.prefix(300_000)))
    var matches = LargeMatches(of: TextNeedle("line"), in: receiver.text)
    while matches.searchNext() {}
    let first = matches.count
    try file.append(data.dropFirst(300_000))
    receiver.receive(Array(data.dropFirst(300_000)))
    receiver.finish()
    matches.use(receiver.text)
    while matches.searchNext() {}

    #expect(first > 20_000 && first < 50_000)
    #expect(matches.count == 50_000 && matches.isComplete)
    #expect(place(matches[49_999]) == [49_999, 50_000, 0] && matches[50_000] == nil)
  }

  private func place(_ match: LargeMatches.Match?) -> [Int]? {
    match.map { [$0.row, $0.line, $0.number] }
  }

  private func found(_ text: String, in file: LargeText) -> LargeMatches {
    var matches = LargeMatches(of: TextNeedle(text), in: file)
    while matches.searchNext() {}
    return matches
  }
}
