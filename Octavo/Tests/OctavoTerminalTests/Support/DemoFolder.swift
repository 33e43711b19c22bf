import Foundation
import GitHubSandbox

/// The demo world on disk, written once for all tests, for one day.
enum DemoFolder {
  nonisolated static let now = Date(timeIntervalSince1970: 1_772_366_400)  // 2026-03-01, noon

  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: "octavo-demo-\(ProcessInfo.processInfo.processIdentifier)"
  )

  private static let writing = Task { @MainActor in
    let sandbox = GitHubSandbox(configuration)
    _ = try await sandbox.start()
    _ = try await sandbox.account()
    await sandbox.stop()
  }

  /// A world that no other test changes: stars and follows are forgotten with its sandbox.
  static func world() async throws -> SandboxConfiguration {
    try await writing.value
    return configuration
  }

  private static var configuration: SandboxConfiguration {
    SandboxConfiguration(.demo(folder), clock: { now })
  }
}
