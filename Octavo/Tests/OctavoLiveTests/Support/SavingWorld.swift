import Foundation
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

/// A blob of the sandbox, and a home folder with the folder of downloads.
final class SavingWorld {
  let fixture: LiveFixture
  let session: AppSession
  let content: Data
  let blob: Blob

  fileprivate init(_ fixture: LiveFixture, _ session: AppSession, _ blob: Blob, _ content: Data) {
    self.fixture = fixture
    self.session = session
    self.blob = blob
    self.content = content
  }

  deinit {}

  /// The folder of downloads.
  var folder: URL { fixture.folder.appending(path: "home/Downloads") }

  /// The path of the blob, for faults.
  var path: String { "/repos/\(blob.repository)/git/blobs/" }

  /// The names of the files in the folder of downloads.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  func file(_ name: String) -> Data? { try? Data(contentsOf: folder.appending(path: name)) }

  func place(_ text: String) async throws -> SavePlace {
    try await session.services.saver.place(at: text, for: "suggested")
  }

  func job() -> any SaveJob { session.services.saver.job(for: .blob(blob)) }

  /// Returns a job whose first attempt was cut off.
  func interruptedJob() async throws -> (any SaveJob, SavePlace) {
    let fault = SandboxFault(.cutBody(after: 1_500_000), pathPrefix: path, count: 1)
    fixture.sandbox.inject(fault)
    let place = try await place("x.bin")
    let job = job()
    await #expect(throws: APIError.self) { try await job.receive(at: place) { _ in } }
    return (job, place)
  }
}

/// Runs a test with a blob of 3 MB, no two parts of which are equal.
func withBlob(_ body: (SavingWorld) async throws -> Void) async throws {
  try await withLiveFixture { fixture in
    fixture.environment["HOME"] = fixture.folder.appending(path: "home").path
    let content = Data((0..<3 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
    let sha = try fixture.addBlob(content)
    let blob = Blob(repository: LiveFixture.engine, sha: sha, size: content.count)
    let session = try await fixture.startLoggedIn()
    let world = SavingWorld(fixture, session, blob, content)
    try FileManager.default.createDirectory(at: world.folder, withIntermediateDirectories: true)
    try await body(world)
  }
}
