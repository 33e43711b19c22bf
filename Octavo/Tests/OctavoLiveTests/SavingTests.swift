import BinderyTesting
import Foundation
import GitFixture
import GitHubSandbox
import GitHubValues
import Glibc
import OctavoViewModels
import Testing

@testable import OctavoLive

/// Files from the sandbox to a folder of the user.
struct SavingTests {
  @Test func `a file arrives in portions, and has its name only when it is complete`() async throws
  {
    try await withBlob { world in
      var shown: [SaveProgress] = []
      let place = try await world.place("x.bin")
      let job = world.job()
      try await job.receive(at: place) { progress in
        shown.append(progress)
        #expect(world.names == [".x.bin.part"])
      }
      try await job.store(at: place, replacing: false)

      #expect(shown.count > 10 && shown.first?.received == 0)
      #expect(shown.last == SaveProgress(received: world.content.count, total: world.content.count))
      #expect(world.names == ["x.bin"] && world.file("x.bin") == world.content)
    }
  }

  @Test func `a file that is cut off is continued where it ended`() async throws {
    try await withBlob { world in
      world.fixture.sandbox.inject(
        SandboxFault(.cutBody(after: 1_500_000), pathPrefix: world.path, count: 1)
      )
      let place = try await world.place("x.bin")
      let job = world.job()
      await #expect(throws: APIError.self) { try await job.receive(at: place) { _ in } }
      let arrived = world.file(".x.bin.part")?.count ?? 0

      #expect(job.canContinue && arrived > 0 && world.names == [".x.bin.part"])

      var shown: [SaveProgress] = []
      try await job.receive(at: place) { shown.append($0) }
      try await job.store(at: place, replacing: false)

      #expect(shown.first == SaveProgress(received: arrived, total: world.content.count))
      #expect(world.names == ["x.bin"] && world.file("x.bin") == world.content)
    }
  }

  @Test(arguments: [
    (200, [:]),
    (206, ["Content-Range": "bytes 0-4/5", "ETag": "\"other\""]),
  ])
  func `a server that sends another version begins anew`(
    status: Int,
    headers: [String: String]
  ) async throws {
    try await withBlob { world in
      let (job, place) = try await world.interruptedJob()
      world.fixture.sandbox.inject(
        SandboxFault(
          .status(status, body: "whole", headers: headers),
          pathPrefix: world.path,
          count: 1
        )
      )
      try await job.receive(at: place) { _ in }
      try await job.store(at: place, replacing: false)

      #expect(world.file("x.bin") == Data("whole".utf8))
    }
  }

  @Test func `a server that continues another version is asked for all bytes`() async throws {
    try await withBlob { world in
      let (job, place) = try await world.interruptedJob()
      let arrived = world.file(".x.bin.part")?.count ?? 0
      let total = world.content.count
      let range = "bytes \(arrived)-\(total - 1)/\(total)"
      world.fixture.sandbox.inject(
        SandboxFault(
          .status(206, body: "xx", headers: ["Content-Range": range, "ETag": "\"other\""]),
          pathPrefix: world.path,
          count: 1
        )
      )
      try await job.receive(at: place) { _ in }
      try await job.store(at: place, replacing: false)

      #expect(world.file("x.bin") == world.content)
    }
  }

  @Test func `a file that appears meanwhile stays as it is`() async throws {
    try await withBlob { world in
      let place = try await world.place("x.bin")
      let job = world.job()
      try await job.receive(at: place) { _ in }
      try Data("mine".utf8).write(to: world.folder.appending(path: "x.bin"))

      await #expect(throws: SaveFailure.taken) { try await job.store(at: place, replacing: false) }
      #expect(world.file("x.bin") == Data("mine".utf8))
      let other = try await world.place("x.bin")
      #expect(other.isTaken && other.freeName == "x (2).bin")
      try await job.store(at: try await world.place(other.freeName), replacing: false)

      #expect(world.names == ["x (2).bin", "x.bin"])
      #expect(world.file("x (2).bin") == world.content)
    }
  }

  @Test func `a file is replaced if the user says so`() async throws {
    try await withBlob { world in
      try Data("old".utf8).write(to: world.folder.appending(path: "x.bin"))
      let place = try await world.place("x.bin")
      let job = world.job()
      try await job.receive(at: place) { _ in }
      try await job.store(at: place, replacing: true)

      #expect(world.names == ["x.bin"] && world.file("x.bin") == world.content)
    }
  }

  @Test func `two savings of one file do not write to the same one`() async throws {
    try await withBlob { world in
      let place = try await world.place("x.bin")
      let jobs = [world.job(), world.job()]
      for job in jobs { try await job.receive(at: place) { _ in } }
      #expect(world.names == [".x.bin.2.part", ".x.bin.part"])
      try await jobs[0].store(at: place, replacing: false)
      await #expect(throws: SaveFailure.taken) {
        try await jobs[1].store(at: place, replacing: false)
      }
      await jobs[1].remove()

      #expect(world.names == ["x.bin"] && world.file("x.bin") == world.content)
    }
  }

  @Test func `cancelling removes the incomplete file`() async throws {
    try await withBlob { world in
      let place = try await world.place("x.bin")
      let job = world.job()
      let attempt = Task { [job] in
        try await job.receive(at: place) { progress in
          if progress.received > 0 { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }

      await #expect(throws: CancellationError.self) { try await attempt.value }
      #expect(world.names.isEmpty && !job.canContinue)
    }
  }

  @Test func `the end of the program leaves no incomplete file`() async throws {
    try await withBlob { world in
      world.fixture.sandbox.inject(SandboxFault(.hold, pathPrefix: world.path))
      let token = world.session.services.questions.answer { $0.suggestion }
      let request = SaveRequest(.blob(world.blob), named: "x.bin", size: world.blob.size)
      await world.session.services.save(request)
      await world.fixture.sandbox.waitForHeldRequests()
      #expect(world.names == [".x.bin.part"])
      await world.session.end()
      _ = token

      #expect(world.names.isEmpty)
    }
  }

  @Test func `a file that is stored already is saved without a request`() async throws {
    try await withBlob { world in
      try await world.session.services.blobs.read(world.blob) { _ in true }
      await world.fixture.sandbox.stop()
      let place = try await world.place("x.bin")
      let job = world.job()
      try await job.receive(at: place) { _ in }
      try await job.store(at: place, replacing: false)

      #expect(world.file("x.bin") == world.content)
    }
  }

  @Test func `a response that is longer than the disk is refused before its bytes`() async throws {
    try await withBlob { world in
      world.fixture.sandbox.inject(
        SandboxFault(.wrongLength(by: 1 << 55), pathPrefix: world.path)
      )
      let place = try await world.place("x.bin")
      await #expect(throws: SaveFailure.diskFull) {
        try await world.job().receive(at: place) { _ in }
      }

      #expect(world.names.isEmpty)
    }
  }

  @Test func `a folder that goes away is a failure, and nothing is left`() async throws {
    try await withBlob { world in
      let place = try await world.place("x.bin")
      let job = world.job()
      try await job.receive(at: place) { _ in }
      try FileManager.default.removeItem(at: world.folder)

      await #expect(throws: SaveFailure.missingFolder(world.folder.path)) {
        try await job.store(at: place, replacing: false)
      }
      await job.remove()
      #expect(world.names.isEmpty)
    }
  }
}
