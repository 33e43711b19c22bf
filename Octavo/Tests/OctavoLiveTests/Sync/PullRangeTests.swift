import Foundation
import GitHubValues
import Testing

@testable import OctavoLive
@testable import OctavoViewModels

/// The changes of an author between two commits of a pull request, from a server and a clone.
@Suite(.timeLimit(.minutes(20)))
struct PullRangeTests {
  /// The rows of the page, those of each part in an array.
  private func rows(_ world: PatchWorld, from old: String, to new: String) async throws
    -> [[String]]
  {
    let session = try #require(world.session)
    let services = session.services
    let number = try #require(world.pull).number
    let subject = ChangesSubject.pullRange(number, from: old, to: new)
    try await services.sync.refresh(.changes(subject, of: PatchWorld.tides))
    let page = ChangesViewModel(services, PatchWorld.tides, subject)
    await session.settled()
    return page.sections.map { $0.rows.map(\.text) }
  }

  @Test func `a rebase onto a moved base without a change of one's own shows nothing`() async throws
  {
    try await PatchWorld.withPull { world in
      let old = try world.git(["rev-parse", "patch"])
      try world.git(["checkout", "-q", "main"])
      try world.commit(["f": PatchWorld.lines([3: "theirs", 18: "theirs"]), "g": "theirs\n"])
      try world.git(["rebase", "-q", "main", "patch"])
      let new = try world.git(["rev-parse", "patch"])

      let rows = try await rows(world, from: old, to: new)

      let (first, last) = (old.prefix(7), new.prefix(7))
      #expect(
        rows == [
          [
            "Rise", "From \(first) to \(last), without changes of the base alone",
            "Nothing changed.",
          ]
        ]
      )
    }
  }

  @Test func `only what the author changed is left after a rebase`() async throws {
    let name = "a\u{202e}b\n\u{1b}[31m ü"
    try await PatchWorld.withPull([name: "1\n", "w": String(repeating: "x", count: 1 << 20)]) {
      world in
      let old = try world.git(["rev-parse", "patch"])
      try world.git(["checkout", "-q", "main"])
      try world.commit(["f": PatchWorld.lines([3: "theirs"]), "h": PatchWorld.lines([1: "theirs"])])
      try world.git(["rebase", "-q", "main", "patch"])
      try world.git(["checkout", "-q", "patch"])
      try world.git(["mv", "h", "renamed"])
      try world.commit([
        "f": PatchWorld.lines([3: "theirs", 20: "mine", 25: "mine too"]), name: "1\n2\n",
        "renamed": PatchWorld.lines([1: "theirs", 30: "more"]),
        "w": String(repeating: "x", count: 1 << 20) + "y",
      ])
      let new = try world.git(["rev-parse", "patch"])

      let rows = try await rows(world, from: old, to: new)

      let shown = rows.dropFirst().map { rows in
        rows.filter { !$0.hasPrefix("@@") }.map { String($0.prefix(12)) }
      }
      #expect(rows.first?.last == "4 changed files")
      #expect(shown.count == 4)
      #expect(shown.contains(["Modified", "1", "2"]))
      #expect(
        shown.contains(["Modified", "22", "23", "24", "25", "mine too", "26", "27", "28"])
      )
      #expect(shown.contains(["Renamed from", "27", "28", "29", "30", "more"]))
      let long = String(repeating: "x", count: 12)
      #expect(shown.contains { $0.count { $0 == long } == 2 })
    }
  }

  @Test func `a conflict that was resolved by other lines shows both patches`() async throws {
    try await PatchWorld.withPull { world in
      let old = try world.git(["rev-parse", "patch"])
      try world.git(["checkout", "-q", "main"])
      try world.commit(["f": PatchWorld.lines([20: "theirs"])])
      try world.git(["checkout", "-q", "-B", "patch", "main"])
      try world.commit(["f": PatchWorld.lines([20: "ours"])])
      let new = try world.git(["rev-parse", "patch"])

      let rows = try await rows(world, from: old, to: new)

      #expect(rows.last?.first == "Modified · changed lines of both versions")
      #expect(rows.last?.contains("-theirs") == true && rows.last?.contains("+ours") == true)
    }
  }

  @Test func `commits that follow each other are a comparison, unless the base was merged`()
    async throws
  {
    try await PatchWorld.withPull { world in
      let old = try world.git(["rev-parse", "patch"])
      try world.commit(["g": PatchWorld.lines([2: "mine"])])
      let next = try world.git(["rev-parse", "patch"])
      let straight = try await rows(world, from: old, to: next)
      try world.git(["checkout", "-q", "main"])
      try world.commit(["h": "theirs\n"])
      try world.git(["checkout", "-q", "patch"])
      try world.git(["merge", "-q", "--no-edit", "main"])
      let merged = try await rows(world, from: old, to: try world.git(["rev-parse", "patch"]))

      #expect(straight.first?.first == "\(next.prefix(7)) is 1 commit ahead of \(old.prefix(7)).")
      #expect(merged.first?.last == "1 changed file")
      #expect(merged.last?.contains("mine") == true)
    }
  }

  @Test func `a deleted earlier commit is named, and a later one is a failure`() async throws {
    try await PatchWorld.withPull { world in
      let head = try world.git(["rev-parse", "patch"])
      let gone = String(repeating: "dead", count: 10)

      let rows = try await rows(world, from: gone, to: head)
      let error = await #expect(throws: APIError.self) {
        try await self.rows(world, from: head, to: gone)
      }

      #expect(
        rows == [
          [
            "Rise",
            "The commit deaddea is no longer on the server, "
              + "so the changes since then are not known.",
          ]
        ]
      )
      #expect(error?.reason == .notFound)
    }
  }

  @Test func `a base branch that was deleted leaves the commits that it had`() async throws {
    try await PatchWorld.withPull(from: "release") { world in
      let old = try world.git(["rev-parse", "patch"])
      try world.commit(["f": PatchWorld.lines([20: "mine", 25: "more"])], amending: true)
      let new = try world.git(["rev-parse", "patch"])
      try world.git(["branch", "-q", "-D", "release"])

      let rows = try await rows(world, from: old, to: new)

      #expect(rows.first?.last == "1 changed file")
      #expect(rows.last?.contains("more") == true)
      #expect(rows.last?.contains("theirs") == false)
    }
  }

  @Test func `a clone that has all commits computes the same, with the commits of both versions`()
    async throws
  {
    // Commits that have little in common are a removed and an added one for git.
    try await PatchWorld.withPull(["p": PatchWorld.lines()]) { world in
      let old = try world.git(["rev-parse", "patch"])
      try world.git(["checkout", "-q", "main"])
      try world.commit(["f": PatchWorld.lines([3: "theirs"])])
      try world.git(["rebase", "-q", "main", "patch"])
      try world.git(["checkout", "-q", "patch"])
      try world.commit(
        ["f": PatchWorld.lines([3: "theirs", 20: "mine", 25: "more"])],
        amending: true
      )
      let new = try world.git(["rev-parse", "patch"])
      let server = try await rows(world, from: old, to: new)
      try await world.addClone()

      let local = try await rows(world, from: old, to: new)

      #expect(local.filter { $0 != local[1] } == server)
      #expect(local[1] == ["Change"])
      let services = try #require(world.session).services
      let query = StoreQuery.changes(
        .pullRange(try #require(world.pull).number, from: old, to: new),
        of: PatchWorld.tides
      )
      let pair = services.store.result(of: query).value?.revision?.commits?.first
      #expect(pair?.relation == .changed)
      #expect(pair?.old?.hash == old && pair?.new?.hash == new)
    }
  }
}
