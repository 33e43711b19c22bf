import DemoWorld
import Foundation
import GitFixture

/// Saturday, 21 March 2026, in the afternoon.
let aFixedDay = Date(timeIntervalSince1970: 1_774_101_600)

/// Calls `body` with a folder of its own, which goes afterwards.
func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "demo-world-\(UUID().uuidString)", directoryHint: .isDirectory)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

/// Calls `body` with the world of `aFixedDay`, which is written once for all tests that read it.
func withWorld<Result>(_ body: (DemoWorld) async throws -> Result) async throws -> Result {
  try await body(sharedWorld.value)
}

/// Calls `body` with a folder that has a copy of the world of `aFixedDay`.
func withCopiedWorld<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
  _ = try await sharedWorld.value
  return try await withTemporaryFolder { folder in
    try FileManager.default.copyItem(at: sharedFolder, to: folder)
    return try await body(folder)
  }
}

private let sharedFolder = ProcessFolder.url.appending(path: "world")

private let sharedWorld = Task {
  try await DemoWorld.prepare(in: sharedFolder, now: aFixedDay)
}

extension DemoWorld.Repository {
  var git: GitReader { GitReader(repository: folder) }
  var path: String { "\(owner)/\(name)" }
}

extension DemoWorld {
  /// Every branch and tag of every repository, with the object it names.
  func references() throws -> [String] {
    try repositories.flatMap { repository in
      try repository.git.lines("for-each-ref", "--format=%(objectname) %(refname)")
        .map { "\(repository.path) \($0)" }
    }
  }
}
