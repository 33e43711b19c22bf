@testable import GitHubSandbox

extension Workshop {
  /// Serves the demo world, where others write to the account.
  static func serveDemo(_ body: (Client, Workshop) async throws -> Void) async throws {
    let workshop = try Workshop()
    let configuration = SandboxConfiguration(.demo(workshop.url), clock: workshop.clock)
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
