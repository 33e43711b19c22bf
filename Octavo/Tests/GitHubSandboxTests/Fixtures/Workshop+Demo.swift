import DemoWorld
import Foundation
import GitFixture

@testable import GitHubSandbox

extension Workshop {
  private static let demo = ProcessFolder.url.appending(path: "sandbox-demo")

  /// Writes the world once for all tests, none of which changes it.
  private static let writing = Task {
    try await DemoWorld.prepare(in: demo, now: Date(timeIntervalSince1970: Double(now)))
  }

  /// Serves the demo world, where others write to the account.
  static func serveDemo(
    others: [SandboxAccount] = [],
    configure: (inout SandboxConfiguration) -> Void = { _ in },
    _ body: (Client, Workshop) async throws -> Void
  ) async throws {
    try await ServerLimit.run {
      _ = try await writing.value
      let workshop = try Workshop()
      var configuration = SandboxConfiguration(.demo(demo), clock: workshop.clock)
      configuration.others = others
      configure(&configuration)
      let sandbox = GitHubSandbox(configuration)
      let client = Client(sandbox: sandbox, address: try await sandbox.start())
      do {
        try await body(client, workshop)
        await sandbox.stop()
      } catch {
        await sandbox.stop()
        throw error
      }
    }
  }
}
