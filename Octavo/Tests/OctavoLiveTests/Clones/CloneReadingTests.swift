import Foundation
import GitFixture
import OctavoViewModels
import Testing

@testable import OctavoLive

/// Questions about commits that are answered in a clone without touching it.
struct CloneReadingTests {
  private let fixture: CloneFixture

  init() throws { fixture = try CloneFixture() }

  private static func lines(_ numbers: ClosedRange<Int>, _ changes: [Int: String] = [:]) -> String {
    numbers.map { (changes[$0] ?? "\($0)") + "\n" }.joined()
  }

  @Test func `commits that are missing are fetched, and no reference is written`() async throws {
    let commit = try fixture.propose()
    let other = String(repeating: "a", count: 40)
    let (service, clone) = (fixture.service, try await fixture.clone)
    let before = try fixture.snapshot()

    let missing = try await service.missing([commit, other], in: clone)
    try await service.fetch([commit], of: fixture.tides, into: clone, progress: nil)
    let rest = try await service.missing([commit, other], in: clone)

    #expect(missing == [commit, other])
    #expect(rest == [other])
    #expect(try fixture.snapshot() == before)
    let fetchHead = fixture.folder.appending(path: ".git/FETCH_HEAD").path
    #expect(!FileManager.default.fileExists(atPath: fetchHead))
    for name in ["--upload-pack=touch x", "HEAD", "main", ""] {
      await #expect(throws: CloneFailure(.missing(name))) {
        try await service.fetch([name], of: fixture.tides, into: clone, progress: nil)
      }
    }
  }

  @Test func `a fetch reports its progress line by line`() async throws {
    try fixture.propose()
    let (lines, progress) = AsyncStream.makeStream(of: String.self)
    let request = CheckoutRequest(fixture.source())

    _ = try await fixture.service.checkOut(request, in: fixture.clone, progress: progress)
    progress.finish()

    var texts: [String] = []
    for await line in lines { texts.append(line) }
    #expect(texts.contains { $0.hasPrefix("remote: Enumerating objects") })
  }

  @Test func `a merge is tried, and the files in conflict are named`() async throws {
    let text = Self.lines(1...9)
    try fixture.commit(["a": text, "b": text, "c": text], in: fixture.folder)
    let base = try fixture.git(["rev-parse", "HEAD"])
    try fixture.git(["checkout", "--quiet", "-b", "left"])
    try fixture.git(["rm", "--quiet", "b"])
    let left = try fixture.commit(
      ["a": Self.lines(1...9, [5: "left"]), "n": "l\n"],
      in: fixture.folder
    )
    try fixture.git(["checkout", "--quiet", "-b", "right", base])
    let right = try fixture.commit(
      ["a": Self.lines(1...9, [5: "right"]), "b": text + "more\n", "n": "r\n"],
      in: fixture.folder
    )
    let (service, clone) = (fixture.service, try await fixture.clone)
    let before = try fixture.snapshot()

    let preview = try await service.preview(mergeOf: right, into: left, in: clone)
    let clean = try await service.preview(mergeOf: right, into: base, in: clone)

    #expect(
      preview
        == .conflicts([
          MergeConflict(path: "a", kinds: [.content]),
          MergeConflict(path: "b", kinds: [.modifyDelete]),
          MergeConflict(path: "n", kinds: [.content]),
        ])
    )
    #expect(clean == .clean)
    #expect(try fixture.snapshot() == before)
  }

  @Test func `a rebase onto a moved base shows that nothing was changed`() async throws {
    let text = Self.lines(1...30)
    let oldBase = try fixture.commit(["f": text, "g": text], in: fixture.folder)
    try fixture.git(["checkout", "--quiet", "-b", "patch"])
    let oldHead = try fixture.commit(["f": Self.lines(1...30, [20: "mine"])], in: fixture.folder)
    try fixture.git(["checkout", "--quiet", "main"])
    let newBase = try fixture.commit(
      ["f": "0\n" + Self.lines(1...30, [3: "theirs", 18: "theirs"]), "g": "theirs\n"],
      in: fixture.folder
    )
    try fixture.git(["rebase", "--quiet", "main", "patch"])
    let newHead = try fixture.git(["rev-parse", "patch"])
    let (service, clone) = (fixture.service, try await fixture.clone)
    let old = PatchRange(base: oldBase, head: oldHead)
    let new = PatchRange(base: newBase, head: newHead)

    let revisions = try await service.revisions(from: old, to: new, in: clone)
    let pairs = try await service.pairs(from: old, to: new, in: clone)

    #expect(revisions == [])
    #expect(pairs.map(\.new?.hash) == [newHead])
    #expect(pairs.map(\.old?.hash) == [oldHead])
  }

  @Test func `only what the author changed is left after a rebase`() async throws {
    let text = Self.lines(1...30)
    let oldBase = try fixture.commit(["f": text, "g": text, "h": text], in: fixture.folder)
    try fixture.git(["checkout", "--quiet", "-b", "patch"])
    let oldHead = try fixture.commit(
      ["f": Self.lines(1...30, [20: "mine"]), "g": "mine\n", "new": "1\n"],
      in: fixture.folder
    )
    try fixture.git(["checkout", "--quiet", "main"])
    // A line that begins with a letter would be in the header of a later hunk.
    let theirs = Self.lines(1...30, [3: "3, theirs"])
    let newBase = try fixture.commit(["f": theirs], in: fixture.folder)
    try fixture.git(["checkout", "--quiet", "patch"])
    try fixture.git(["rebase", "--quiet", "main"])
    try fixture.git(["mv", "h", "renamed"])
    let newHead = try fixture.commit(
      [
        "f": Self.lines(1...30, [3: "3, theirs", 20: "mine", 25: "mine too"]), "g": text,
        "renamed": text + "more\n",
      ],
      "More",
      in: fixture.folder
    )
    let (service, clone) = (fixture.service, try await fixture.clone)
    let old = PatchRange(base: oldBase, head: oldHead)
    let new = PatchRange(base: newBase, head: newHead)

    let revisions = try await service.revisions(from: old, to: new, in: clone)
    let pairs = try await service.pairs(from: old, to: new, in: clone)

    func data(_ text: String) -> Data { Data(text.utf8) }
    #expect(
      revisions == [
        FileRevision(
          path: "f",
          change: .file(
            before: data(Self.lines(1...30, [3: "3, theirs", 20: "mine"])),
            after: data(Self.lines(1...30, [3: "3, theirs", 20: "mine", 25: "mine too"]))
          )
        ),
        FileRevision(path: "g", change: .file(before: data("mine\n"), after: data(text))),
        FileRevision(
          path: "renamed",
          previousPath: "h",
          change: .file(before: data(text), after: data(text + "more\n"))
        ),
      ]
    )
    #expect(pairs.map(\.relation) == [.same, .added])
    #expect(pairs.map(\.subject) == ["Change", "More"])
  }

  @Test func `a changed commit has the difference of its patches`() async throws {
    let base = try fixture.git(["rev-parse", "HEAD"])
    let text = Self.lines(1...30)
    let old = try fixture.commit(["f": text], "One", in: fixture.folder)
    try fixture.git(["checkout", "--quiet", "-b", "other", base])
    let new = try fixture.commit(["f": text + "more\n"], "One", in: fixture.folder)
    let gone = try fixture.commit(["x": "x\n"], "Two", in: fixture.folder)
    let (service, clone) = (fixture.service, try await fixture.clone)

    let pairs = try await service.pairs(
      from: PatchRange(base: base, head: gone),
      to: PatchRange(base: base, head: old),
      in: clone
    )

    #expect(pairs.map(\.relation).sorted { "\($0)" < "\($1)" } == [.changed, .removed])
    let changed = try #require(pairs.first { $0.relation == .changed })
    #expect(changed.old == CommitPair.Commit(number: 1, hash: new))
    #expect(changed.new == CommitPair.Commit(number: 1, hash: old))
    #expect(changed.difference.contains("-+more\n"))
  }
}
