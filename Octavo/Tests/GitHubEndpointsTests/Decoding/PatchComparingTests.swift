import Foundation
import GitHubValues
import Testing

/// Patches that are made here, between two versions of a file.
struct PatchComparingTests {
  /// The text of the patch from one text to another.
  private func patch(_ old: String, _ new: String) -> String {
    String(decoding: GitHub.Patch.text(from: Data(old.utf8), to: Data(new.utf8)), as: UTF8.self)
  }

  /// A text of numbered lines, some of which are replaced.
  private func text(_ count: Int, changing changed: [Int: String] = [:]) -> String {
    (1...count).map { "\(changed[$0] ?? "line \($0)")\n" }.joined()
  }

  /// Applies a patch to the lines of the old version.
  private func applied(_ patch: String, to old: [String]) -> [String] {
    var lines: [String] = []
    var next = 1
    for hunk in GitHub.Patch(parsing: patch).hunks {
      let start = hunk.oldLines?.lowerBound ?? next
      lines += old[(next - 1)..<(start - 1)]
      lines += hunk.lines.filter { [.context, .added].contains($0.kind) }.map(\.text)
      for line in hunk.lines where line.oldNumber != nil {
        #expect(old[(line.oldNumber ?? 1) - 1] == line.text)
      }
      next = hunk.oldLines?.upperBound ?? next
    }
    return lines + old[(next - 1)...]
  }

  @Test func `a changed line has three unchanged lines above and below it`() {
    let new = text(20, changing: [10: "changed"])

    #expect(
      patch(text(20), new) == """
        @@ -7,7 +7,7 @@
         line 7
         line 8
         line 9
        -line 10
        +changed
         line 11
         line 12
         line 13

        """
    )
  }

  @Test func `without white space, lines that differ in nothing else are unchanged`() {
    let old = Data("a\nif x {\nb\n}\nend".utf8)
    let new = Data("a\nif  x {\n\t\tb \r\n}\nEnd\n".utf8)

    let patch = GitHub.Patch.text(from: old, to: new, ignoringSpace: true)
    let indented = GitHub.Patch.text(
      from: Data("a\n b".utf8),
      to: Data("  a\nb\n".utf8),
      ignoringSpace: true
    )

    let hunk = GitHub.Patch(parsing: String(decoding: patch, as: UTF8.self)).hunks.first
    #expect(hunk?.lines.filter { $0.kind == .deleted }.map(\.text) == ["end"])
    #expect(hunk?.lines.filter { $0.kind == .added }.map(\.text) == ["End"])
    #expect(hunk?.lines.filter { $0.kind == .context }.map(\.text).first == "if  x {")
    #expect(indented.isEmpty)
  }

  @Test func `changes that are far from each other are hunks of their own`() {
    let changes = [2: "b", 9: "i", 30: "z"]

    let hunks = GitHub.Patch(parsing: patch(text(40), text(40, changing: changes))).hunks

    #expect(hunks.map(\.header) == ["@@ -1,12 +1,12 @@", "@@ -27,7 +27,7 @@"])
  }

  @Test(arguments: [
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"), ("a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
    ("a\n", "a\n", ""), ("", "", ""),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("x\r\n", "y\r\n", "@@ -1 +1 @@\n-x\r\n+y\r\n"),
  ])
  func `new, removed, equal and unfinished files have a patch as git writes it`(
    old: String,
    new: String,
    expected: String
  ) {
    #expect(patch(old, new) == expected)
  }

  @Test func `a moved line is one deleted and one added line`() {
    let old = (1...30).map(String.init)
    let new = ["30"] + old.dropLast()

    let lines = GitHub.Patch(
      parsing: patch(old.map { "\($0)\n" }.joined(), new.map { "\($0)\n" }.joined())
    ).hunks.flatMap(\.lines)

    #expect(lines.filter { $0.kind == .added }.map(\.text) == ["30"])
    #expect(lines.filter { $0.kind == .deleted }.map(\.text) == ["30"])
  }

  @Test(arguments: 0..<60)
  func `a patch of random lines leads from the old version to the new one`(seed: UInt64) {
    var numbers = Numbers(seed)
    let words = Int.random(in: 1...12, using: &numbers)
    func lines() -> [String] {
      (0..<Int.random(in: 0...400, using: &numbers)).map { _ in
        "\(Int.random(in: 0..<words, using: &numbers))"
      }
    }
    let old = lines()
    var new = old
    for _ in 0..<Int.random(in: 0...20, using: &numbers) where !new.isEmpty {
      let place = Int.random(in: 0..<new.count, using: &numbers)
      if Bool.random(using: &numbers) {
        new.remove(at: place)
      } else {
        new.insert("\(Int.random(in: 0..<words, using: &numbers))", at: place)
      }
    }
    if seed % 4 == 0 { new = lines() }

    let text = patch(old.map { "\($0)\n" }.joined(), new.map { "\($0)\n" }.joined())

    #expect(applied(text, to: old) == new)
    if old == new { #expect(text.isEmpty) }
  }

  @Test func `lines that are the same in both files, but all alike, end in a patch, too`() {
    // No line is once in the file, and the files differ in more lines than the bound.
    let old = (0..<20_000).map { "\($0 % 7)" }
    let new = (0..<20_000).map { "\($0 % 5)" }

    let text = patch(old.map { "\($0)\n" }.joined(), new.map { "\($0)\n" }.joined())

    #expect(applied(text, to: old) == new)
  }
}

/// Random numbers that are the same in each run.
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
