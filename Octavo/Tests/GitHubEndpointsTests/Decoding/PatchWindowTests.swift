import Testing

@testable import GitHubValues

/// Lines and rows of long hunks, which are read at any place.
struct PatchWindowTests {
  /// Hunks of random lines, each kind in runs of up to 200, as a text without a break at its end.
  private static func text(seed: UInt64) -> String {
    var state = seed
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let signs = ["+", "-", " ", "\\ ", "?", "", "\r"]
    var lines: [String] = []
    for hunk in 0..<6 {
      if hunk > 0 || seed.isMultiple(of: 2) { lines.append("@@ -\(hunk * 900) +\(hunk * 800) @@") }
      for run in 0..<random(12) {
        let (sign, length) = (signs[random(signs.count)], random(3) == 0 ? random(200) : random(5))
        lines += (0..<length).map {
          "\(sign)\(sign.isEmpty || sign == "\r" ? "" : "\(run) é\($0)")"
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: 1...40)
  func `a line and a row at any place are those that are read one after the other`(seed: UInt64) {
    for hunk in GitHub.Patch(parsing: Self.text(seed: seed)).hunks {
      let lines = Array(hunk.lines)
      #expect(lines == hunk.lines.indices.map { hunk.lines[$0] })
      #expect(Array(hunk.pairs) == hunk.pairs.indices.map { hunk.pairs[$0] })
      for (row, pair) in hunk.pairs.enumerated() {
        for line in [pair.old, pair.new].compactMap(\.self) {
          #expect(hunk.pairs.row(ofLine: line) == row)
        }
      }
      let places = hunk.pairs.flatMap { Set([$0.old, $0.new].compactMap(\.self)) }
      #expect(places.sorted() == Array(lines.indices))
    }
  }

  @Test(arguments: 1...40)
  func `a line is found by its number and by its place on a side`(seed: UInt64) {
    for hunk in GitHub.Patch(parsing: Self.text(seed: seed)).hunks {
      for isOld in [true, false] {
        let sides: [GitHub.Patch.Line.Kind] = [.context, isOld ? .deleted : .added]
        let side = hunk.lines.indices.filter { sides.contains(hunk.lines[$0].kind) }
        for (place, index) in side.enumerated() {
          #expect(hunk.lines.index(ofPlace: place, isOld: isOld) == index)
          let line = hunk.lines[index]
          guard let number = isOld ? line.oldNumber : line.newNumber else { continue }
          #expect(hunk.lines.index(ofNumber: number, isOld: isOld) == index)
        }
        #expect(hunk.lines.index(ofPlace: side.count, isOld: isOld) == nil)
      }
    }
  }

  @Test func `equal hunks are equal in any text, with a break at its end or without`() {
    let hunk = "@@ -1,2 +1,2 @@\n-low\n+high\n tide"
    let first = GitHub.Patch(parsing: hunk).hunks
    let second = GitHub.Patch(parsing: "@@ -9 +9 @@\n+x\n\(hunk)\n").hunks

    #expect(first[0] == second[1])
    #expect(first[0] != second[0])
    #expect(GitHub.Patch(parsing: "@@ -1 +1 @@").hunks[0].lines.isEmpty)
    #expect(GitHub.Patch(parsing: "@@ -1 +1 @@") == GitHub.Patch(parsing: "@@ -1 +1 @@\n"))
  }

  @Test func `a change of 100,000 removed and as many added lines has its rows at once`() {
    let lines = 100_000
    let text =
      "@@ -1,\(lines) +1,\(lines) @@\n" + String(repeating: "-low\n", count: lines)
      + String(repeating: "+high\n", count: lines)

    let hunk = GitHub.Patch(parsing: text).hunks[0]

    #expect(hunk.pairs.count == lines)
    #expect(hunk.pairs[73_210] == .init(old: 73_210, new: 173_210))
    #expect(hunk.pairs.row(ofLine: 173_210) == 73_210)
    #expect(hunk.lines[173_210].newNumber == 73_211)
    // Only some places of the text are kept.
    #expect(hunk.lines.text.marks.count == 2 * lines / PatchText.markedLines + 1)
    #expect(hunk.lines.text.blocks.count == 1)
  }
}
