import DemoWorld
import Foundation
import Synchronization
import Testing

struct WorldPreparationTests {
  @Test func `the object ids are the same on every machine`() async throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/references.txt")
    let expected = try String(contentsOf: golden, encoding: .utf8)
      .split(separator: "\n").map(String.init)

    let written = try await withWorld { try $0.references() }

    // After a change of a script: raise the version in World/world.txt and take over the new ids.
    #expect(written == expected)
  }

  @Test func `another day gives other ids and the same subjects`() async throws {
    try await withTemporaryFolder { folder in
      let tomorrow = aFixedDay.addingTimeInterval(86400)
      let today = try await withWorld { $0 }
      let later = try await DemoWorld.prepare(in: folder, now: tomorrow)

      for (one, other) in zip(today.repositories, later.repositories) {
        #expect(
          try one.git.lines("rev-parse", "HEAD") != other.git.lines("rev-parse", "HEAD")
        )
        #expect(
          try one.git.lines("log", "--topo-order", "--format=%s")
            == other.git.lines("log", "--topo-order", "--format=%s")
        )
      }
    }
  }

  @Test func `a complete world is left alone`() async throws {
    try await withCopiedWorld { folder in
      let first = try await DemoWorld.prepare(in: folder, now: aFixedDay)
      let before = try first.references()
      let calls = Atomic(0)

      let nextWeek = aFixedDay.addingTimeInterval(7 * 86400)
      let second = try await DemoWorld.prepare(in: folder, now: nextWeek) { _, _ in
        calls.add(1, ordering: .relaxed)
      }

      #expect(calls.load(ordering: .relaxed) == 0)
      #expect(second.repositories == first.repositories)
      #expect(try second.references() == before)
    }
  }

  @Test(arguments: ["objects/pack", "HEAD"])
  func `a world that lost a part is written again`(part: String) async throws {
    try await withCopiedWorld { folder in
      let world = try await DemoWorld.prepare(in: folder, now: aFixedDay)
      let before = try world.references()
      let victim = world.repositories[2].folder
      try FileManager.default.removeItem(at: victim.appending(path: part))

      let repaired = try await DemoWorld.prepare(in: folder, now: aFixedDay)

      #expect(try repaired.references() == before)
    }
  }

  @Test func `an interrupted write leaves nothing harmful behind`() async throws {
    try await withTemporaryFolder { folder in
      let draft = folder.appending(path: "draft-interrupted")
      try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
      try Data("half".utf8).write(to: draft.appending(path: "HEAD"))
      let twoHoursAgo = Date(timeIntervalSinceNow: -7200)
      try FileManager.default.setAttributes(
        [.modificationDate: twoHoursAgo],
        ofItemAtPath: draft.path
      )
      let older = folder.appending(path: "world-0")
      try FileManager.default.createDirectory(at: older, withIntermediateDirectories: true)

      let world = try await DemoWorld.prepare(in: folder, now: aFixedDay)

      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.count == 1)
      #expect(try world.references().isEmpty == false)
    }
  }

  @Test func `two programs may prepare the same folder at once`() async throws {
    try await withTemporaryFolder { folder in
      async let one = DemoWorld.prepare(in: folder, now: aFixedDay)
      async let other = DemoWorld.prepare(in: folder, now: aFixedDay)
      let worlds = try await [one, other]

      #expect(try worlds[0].references() == worlds[1].references())
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }
  }

  @Test func `a cancelled write leaves nothing`() async throws {
    try await withTemporaryFolder { folder in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await DemoWorld.prepare(in: folder, now: aFixedDay)
      }

      await #expect(throws: CancellationError.self) { try await task.value }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left == [])
    }
  }

  @Test func `the progress counts to the number of repositories`() async throws {
    let counts = Mutex<[[Int]]>([])

    let total = try await withTemporaryFolder { folder in
      try await DemoWorld.prepare(in: folder, now: aFixedDay) { written, total in
        counts.withLock { $0.append([written, total]) }
      }.repositories.count
    }

    #expect(counts.withLock { $0 } == (1...total).map { [$0, total] })
  }
}
