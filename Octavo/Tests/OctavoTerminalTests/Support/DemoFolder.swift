import Foundation
import GitFixture
import GitHubSandbox

/// The demo world on disk, written once for all tests, for one day.
enum DemoFolder {
  nonisolated static let now = Date(timeIntervalSince1970: 1_772_366_400)  // 2026-03-01, noon

  private static let folder = ProcessFolder.url.appending(path: "terminal-demo")

  /// A sandbox that runs as long as the tests: the others need not read the repositories again.
  private static let first = Task { @MainActor in
    let sandbox = GitHubSandbox(configuration)
    _ = try await sandbox.start()
    _ = try await sandbox.account()
    return sandbox
  }

  /// A world that no other test changes: stars and follows are forgotten with its sandbox.
  static func world() async throws -> SandboxConfiguration {
    _ = try await first.value
    return configuration
  }

  /// Makes a link to the world, for a program that would write its own.
  static func link(from place: URL) async throws {
    _ = try await first.value
    let parent = place.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    guard !FileManager.default.fileExists(atPath: place.path) else { return }
    try FileManager.default.createSymbolicLink(at: place, withDestinationURL: folder)
  }

  private static var configuration: SandboxConfiguration {
    SandboxConfiguration(.demo(folder), clock: { now })
  }
}
