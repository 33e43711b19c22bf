import Foundation
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

struct CanaryTests {
  private static let canary = LiveFixture.account.token

  /// The paths of the files that hold the token, below the folders of the app.
  private func leaks(_ fixture: LiveFixture) throws -> [String] {
    try [fixture.folders.data, fixture.folders.state].flatMap { folder in
      try (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        .filter { path in
          let file = folder.appendingPathComponent(path)
          var isFolder: ObjCBool = false
          _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
          guard !isFolder.boolValue else { return false }
          return try Data(contentsOf: file).range(of: Data(Self.canary.utf8)) != nil
        }
    }
  }

  @Test func `a token is in its own file and nowhere else`() async throws {
    try await withLiveFixture { fixture in
      let app = try await fixture.start()
      let session = app.services.session
      _ = try await session.logIn(with: GitHub.Token(Self.canary))

      let found = try leaks(fixture)

      guard case .file(let path) = session.tokenPlace else {
        Issue.record("expected a file, not \(session.tokenPlace)")
        return
      }
      #expect(
        found.map { ($0 as NSString).lastPathComponent } == [
          (path as NSString).lastPathComponent
        ]
      )
      #expect(!"\(fixture.reports)".contains(Self.canary))
      await session.logOut(deletingLocalData: false)
      #expect(try leaks(fixture) == [])
    }
  }

  @Test func `errors and reports of failed logins have no secret`() async throws {
    try await withLiveFixture { fixture in
      fixture.oauthClient = GitHub.OAuthClient(
        id: SandboxClient.octavo.id,
        secret: GitHub.Token(Self.canary)
      )
      let session = try await fixture.start().services.session
      let code = try await session.requestDeviceCode()
      await fixture.sandbox.stop()

      let failures: [any Error] = await [
        try? #require(throws: (any Error).self) {
          try await session.logIn(with: GitHub.Token(Self.canary))
        },
        try? #require(throws: (any Error).self) {
          _ = try await session.logIn(with: code)
        },
        try? #require(throws: (any Error).self) {
          try await session.logIn(username: "ada", password: Self.canary, oneTimeCode: nil)
        },
      ].compactMap(\.self)

      #expect(failures.count == 3)
      for text in failures.map({ "\($0)" }) + fixture.reports + ["\(code)"] {
        #expect(!text.contains(Self.canary))
        #expect(!text.contains(code.secret.secret))
      }
      #expect(try leaks(fixture) == [])
    }
  }
}
