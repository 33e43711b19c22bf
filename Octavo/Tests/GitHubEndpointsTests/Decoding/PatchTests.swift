import GitHubValues
import Testing

struct PatchTests {
  private typealias Line = GitHub.Patch.Line

  private func lines(_ text: String) -> [Line] {
    GitHub.Patch(parsing: text).hunks.flatMap(\.lines)
  }

  @Test func `the lines of a hunk have their numbers before and after the change`() {
    let text = "@@ -3,3 +3,4 @@ func tide()\n low\n-water\n+tide\n+mark\n \n"

    let hunks = GitHub.Patch(parsing: text).hunks

    #expect(hunks.map(\.header) == ["@@ -3,3 +3,4 @@ func tide()"])
    #expect(hunks.flatMap(\.lines).map(\.text) == ["low", "water", "tide", "mark", ""])
    #expect(hunks.flatMap(\.lines).map(\.oldNumber) == [3, 4, nil, nil, 5])
    #expect(hunks.flatMap(\.lines).map(\.newNumber) == [3, nil, 4, 5, 6])
    #expect(
      hunks.flatMap(\.lines).map(\.kind) == [.context, .deleted, .added, .added, .context]
    )
  }

  @Test func `each header begins a hunk`() {
    let hunks = GitHub.Patch(parsing: "@@ -1 +1 @@\n-a\n+b\n@@ -9,0 +10,1 @@ end\n+c").hunks

    #expect(hunks.map(\.lines.count) == [2, 1])
    #expect(hunks.last?.lines.first?.newNumber == 10)
  }

  @Test func `a missing line break at the end is a remark without a number`() {
    let lines = lines("@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b")

    #expect(lines.map(\.kind) == [.deleted, .remark, .added])
    #expect(lines[1].text == "No newline at end of file")
    #expect(lines.map(\.newNumber) == [nil, nil, 1])
  }

  @Test func `lines that look like heads of files are lines of the hunk`() {
    let lines = lines("@@ -1,2 +1,2 @@\n--- a\n+++ b\n-@@ -1 +1 @@")

    #expect(lines.map(\.kind) == [.deleted, .added, .deleted])
    #expect(lines.map(\.text) == ["-- a", "++ b", "@@ -1 +1 @@"])
  }

  @Test func `carriage returns at the ends of lines are no part of the text`() {
    #expect(lines("@@ -1 +1 @@\r\n-a\r\n+a b\r\n").map(\.text) == ["a", "a b"])
  }

  @Test(arguments: [
    "@@ -99999999999999999999 +1 @@", "@@ -1,-1 +1 @@", "@@ -1 +x @@", "@@ -,1 +1 @@",
    "@@@ -1 -1 +1 @@@", "@@ -1 +1", "@@", "diff --git a/x b/x",
  ])
  func `a line that is no header is shown without numbers`(line: String) {
    let lines = lines("\(line)\n+a")

    #expect(lines.map(\.text) == [line, "a"])
    #expect(lines.allSatisfy { $0.oldNumber == nil && $0.newNumber == nil })
  }

  @Test func `numbers that are too large do not overflow`() {
    let lines = lines("@@ -\(Int.max) +\(Int.max) @@\n a\n b")

    #expect(lines.map(\.newNumber) == [Int.max, Int.min])
  }

  @Test func `an empty text has no hunks, and controls stay in the text`() {
    #expect(GitHub.Patch(parsing: "").hunks.isEmpty)
    #expect(lines("@@ -1 +1 @@\n+\u{1B}[2J\u{0}\u{202E}").map(\.text) == ["\u{1B}[2J\u{0}\u{202E}"])
  }

  @Test func `100,000 lines are parsed`() {
    let text = "@@ -0,0 +1,100000 @@\n" + String(repeating: "+tide\n", count: 100_000)

    #expect(lines(text).last?.newNumber == 100_000)
  }
}
