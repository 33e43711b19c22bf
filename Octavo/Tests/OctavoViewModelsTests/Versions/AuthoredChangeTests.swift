import Foundation
import Testing

@testable import OctavoViewModels

/// The changes of an author between two versions of a patch of one file.
struct AuthoredChangeTests {
  private func lines(_ numbers: ClosedRange<Int>, _ changes: [Int: String] = [:]) -> String {
    numbers.map { changes[$0] ?? "\($0)\n" }.joined()
  }

  private func change(
    _ oldBase: String?,
    _ oldHead: String?,
    _ newBase: String?,
    _ newHead: String?
  ) -> AuthoredChange {
    func data(_ text: String?) -> Data? { text.map { Data($0.utf8) } }
    return AuthoredChange(
      from: PatchedFile(base: data(oldBase), head: data(oldHead)),
      to: PatchedFile(base: data(newBase), head: data(newHead))
    )
  }

  private func file(_ before: String?, _ after: String?) -> AuthoredChange {
    .file(before: before.map { Data($0.utf8) }, after: after.map { Data($0.utf8) })
  }

  @Test func `a base that moved away from the patch changes nothing`() {
    let mine = [20: "mine\n"]
    let theirs = [1: "", 3: "theirs\n", 30: "30\n31\n"]

    #expect(
      change(
        lines(1...30),
        lines(1...30, mine),
        lines(1...30, theirs),
        lines(1...30, mine.merging(theirs) { $1 })
      ) == .nothing
    )
  }

  @Test func `a base that changed the lines beside those of the patch changes nothing`() {
    #expect(change("a\nb\nc\n", "a\nB\nc\n", "A\nb\nC\n", "A\nB\nC\n") == .nothing)
  }

  @Test func `a conflict that was resolved by the same lines changes nothing`() {
    #expect(change("a\nb\n", "a\nb\nmine\n", "a\nb\ntheirs\n", "a\nb\ntheirs\nmine\n") == .nothing)
  }

  @Test func `a conflict that was resolved by other lines has both patches`() {
    let result = change("a\nb\n", "a\nmine\n", "a\ntheirs\n", "a\nours\n")

    #expect(
      result
        == .patches(
          before: Data("@\n-b\n+mine\n".utf8),
          after: Data("@\n-theirs\n+ours\n".utf8)
        )
    )
  }

  @Test func `the author’s own change is left, on top of the later base`() {
    let base = lines(1...30, [3: "theirs\n"])
    let mine = lines(1...30, [3: "theirs\n", 20: "mine\n"])
    let more = lines(1...30, [3: "theirs\n", 20: "mine\n", 25: "more\n"])

    #expect(change(lines(1...30), lines(1...30, [20: "mine\n"]), base, more) == file(mine, more))
    #expect(change(lines(1...30), lines(1...30), base, mine) == file(base, mine))
    #expect(change(lines(1...30), lines(1...30, [20: "mine\n"]), base, base) == file(mine, base))
  }

  @Test func `files that come and go`() {
    #expect(change(nil, "a\n", nil, "a\n") == .nothing)
    #expect(change(nil, "a\n", nil, "b\n") == file("a\n", "b\n"))
    #expect(change(nil, "a\n", nil, nil) == file("a\n", nil))
    #expect(change("a\n", nil, "b\n", nil) == .nothing)
    #expect(change("a\n", nil, "b\n", "c\n") == file(nil, "c\n"))
    #expect(change(nil, nil, "b\n", "b\n") == .nothing)
    #expect(change(nil, "a\n", "a\n", "a\n") == .nothing)
    #expect(change("a\n", "b\n", nil, nil) != .nothing)
    #expect(change(nil, nil, nil, nil) == .nothing)
  }

  @Test func `a line break that is missing at the end counts`() {
    #expect(change("a\nb", "a\nc", "x\na\nb", "x\na\nc") == .nothing)
    #expect(change("a\n", "a\nb\n", "a\n", "a\nb") == file("a\nb\n", "a\nb"))
    #expect(change("", "a", "", "a") == .nothing)
  }

  @Test func `a binary file is compared as a whole`() {
    #expect(change("\0a", "\0b", "\0c", "\0b") == .nothing)
    #expect(change("\0a", "\0b", "\0c", "\0d") == .opaque)
    #expect(change("\0a", "\0b", "\0a", "\0d") == .opaque)
  }

  @Test func `a file of many equal lines is compared in bounded time`() {
    let base = String(repeating: "}\n", count: 20_000)
    let old = "mine\n" + base
    let new = base + "theirs\n"

    #expect(change(base, old, new, old + "theirs\n") == .nothing)
    #expect(change(base, String(repeating: "{\n", count: 20_000), new, "x\n") != .nothing)
  }

  /// Random edits of both sides that are apart from each other are merged without a trace.
  @Test func `edits apart from each other never show`() {
    var generator = SplitMix(seed: 36)
    for _ in 0..<200 {
      let count = Int.random(in: 2...40, using: &generator)
      var mine: [Int: String] = [:]
      var theirs: [Int: String] = [:]
      var place = 1
      var isMine = Bool.random(using: &generator)
      while place <= count {
        let text = ["", "x\(place)\n", "\(place)\nnew\(place)\n"].randomElement(using: &generator)
        if isMine { mine[place] = text } else { theirs[place] = text }
        isMine.toggle()
        place += Int.random(in: 3...8, using: &generator)
      }
      let both = mine.merging(theirs) { $1 }

      #expect(
        change(
          lines(1...count),
          lines(1...count, mine),
          lines(1...count, theirs),
          lines(1...count, both)
        ) == .nothing,
        "\(mine) \(theirs)"
      )
    }
  }
}

/// Numbers that are the same in each run.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
