import Testing

@testable import GitHubSandbox

/// The lines of patches, which come from any repository.
struct PatchHunksTests {
  private static let patch = """
    @@ -1,3 +1,4 @@ head
     one
    -two
    +zwei
    +drei
     four
    @@ -10,2 +11,1 @@
     ten
    -eleven
    \\ No newline at end of file
    """

  @Test func `lines have sides, hunks and places`() {
    let hunks = PatchHunks(Self.patch)

    #expect(hunks.has(2, on: .left) && hunks.has(4, on: .right) && !hunks.has(5, on: .right))
    #expect(hunks.has(from: 2, on: .left, to: 3, on: .right))
    #expect(!hunks.has(from: 4, on: .right, to: 11, on: .right))
    #expect(hunks.text(upTo: 11, on: .right) == "@@ -10,2 +11,1 @@\n ten")
    #expect([1, 3, 7].map { hunks.position(of: $0 == 7 ? 11 : $0, on: .right) } == [1, 4, 7])
    #expect(hunks.line(at: 4).map { $0.line } == 3)
    #expect(hunks.line(at: 0) == nil && hunks.line(at: 99) == nil && hunks.line(at: -1) == nil)
  }

  @Test(arguments: [
    "", "no hunk", "@@", "@@ -x +y @@", "@@ -99999999999999999999 +1 @@\n+a",
    "@@ -1,99999999999999999999 +1 @@\n+a",
    "@@ -1,9223372036854775807 +1 @@\n+a", "@@ -1 +9223372036854775807 @@\n+a\n+b",
  ])
  func `a patch that cannot be read has no lines`(patch: String) {
    let hunks = PatchHunks(patch)

    #expect(!hunks.has(1, on: .left))
    #expect(LineMap(patch).line(3) != nil)
  }

  @Test func `lines move with those before them`() {
    let map = LineMap("@@ -2,0 +3,2 @@\n@@ -5,1 +8,1 @@\n@@ -9,2 +12,0 @@")

    #expect([1, 2, 3, 5, 8, 9, 11].map { map.line($0) } == [1, 2, 5, nil, 10, nil, 11])
  }
}
