import ArgumentParser
import Foundation
import GitHubSandbox
import OctavoViewModels
import Testing

@testable import OctavoServers

/// The sandbox that a program starts for itself.
struct LocalServerTests {
  @Test func `the user's own repositories are named as such`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let options = try ServerOptions.parse(["--repos", folder.path])

    let server = try await LocalServer.start(
      options,
      worlds: folder.appending(path: "worlds"),
      state: nil,
      now: { Date() }
    )

    #expect(server.account.content == .repositories)
    #expect(server.problems.map(\.message) == ["There is no git repository in this folder."])
    await server.sandbox.stop()
  }
}
