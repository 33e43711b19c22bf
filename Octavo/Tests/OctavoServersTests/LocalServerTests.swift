import ArgumentParser
import Foundation
import OctavoLive
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

    var reports: [String] = []

    let configuration = try await options.configuration(at: Present(nil), keepingIn: nil) {
      reports.append($0)
    }

    #expect(configuration.demo?.content == .repositories)
    #expect(reports == ["\(folder.path): There is no git repository in this folder."])
    await configuration.stopServer()
  }
}
