import BinderyTerminal
import BinderyTesting
import Foundation
import GitHubAPI
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

@Suite(.timeLimit(.minutes(20)))
struct GHLoginTests {
  /// Shows the login of GitHub to a user of `gh`, and returns the frames after some keys.
  private func frames(_ size: Size, after keys: [String]) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octavo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("github.com:\n  user: juno\n  oauth_token: gho_0123\n".utf8)
      .write(to: folder.appending(path: "hosts.yml"))
    let app = try HeadlessApp(
      LiveConfiguration(host: .github, environment: ["GH_CONFIG_DIR": folder.path]),
      size: size,
      jobs: settle
    )
    app.start(at: .login)
    await app.settled()
    var frames: [String] = []
    for keys in keys {
      try await app.terminal.press(keys)
      frames.append(app.terminal.text)
    }
    await app.session.end()
    return frames
  }

  @Test(arguments: [Size(columns: 60, rows: 20), Size(columns: 100, rows: 30)])
  func `the token of gh is offered, after a question that names the account`(
    size: Size
  ) async throws {
    let frames = try await frames(size, after: ["", "Ctrl+N", "Esc"])

    for (frame, name) in zip(frames, ["login-gh", "login-gh-question", "login-gh"]) {
      try expectGolden(frame, "\(name)-\(size.columns)x\(size.rows)")
    }
  }
}
