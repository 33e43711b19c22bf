import Foundation
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

struct CanaryTests {
  private static let canary = LiveFixture.account.token

  /// The paths of the files that hold a secret, below the folders of the app.
  private func leaks(_ fixture: LiveFixture, of secret: String = canary) throws -> [String] {
    try [fixture.folders.data, fixture.folders.state].flatMap { folder in
      try (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        .filter { path in
          let file = folder.appendingPathComponent(path)
          var isFolder: ObjCBool = false
          _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
          guard !isFolder.boolValue else { return false }
          return try Data(contentsOf: file).range(of: Data(secret.utf8)) != nil
        }
    }
  }

  @Test(arguments: LoginWay.allCases)
  func `a token is in its own file and nowhere else`(way: LoginWay) async throws {
    try await withLiveFixture { fixture in
      let (session, secrets) = try await way.logIn(fixture)
      guard case .file(let path) = session.tokenPlace else {
        Issue.record("expected a file, not \(session.tokenPlace)")
        return
      }
      let token = try String(contentsOfFile: path, encoding: .utf8)

      let found = try leaks(fixture, of: token)

      #expect((token == Self.canary) == [.token, .gh].contains(way))
      #expect(
        found.map { ($0 as NSString).lastPathComponent } == [
          (path as NSString).lastPathComponent
        ]
      )
      #expect(!"\(fixture.reports)".contains(token))
      for secret in secrets {
        #expect(try leaks(fixture, of: secret) == [])
        #expect(!"\(fixture.reports)".contains(secret))
      }
      await session.logOut(deletingLocalData: false)
      #expect(try leaks(fixture, of: token) == [])
    }
  }

  @Test(arguments: LoginWay.allCases)
  func `programs that a login starts have no secret in their arguments`(
    way: LoginWay
  ) async throws {
    try await withLiveFixture { fixture in
      let kept = try addKeyring(to: fixture)

      let (session, secrets) = try await way.logIn(fixture)

      let token = try String(contentsOf: kept, encoding: .utf8)
      let calls = fixture.toolCalls
      let pages = fixture.openedPages.map(\.absoluteString)
      #expect(session.tokenPlace == .secretService)
      #expect(calls.contains("secret-tool store --label=Octavo: ada"))
      #expect(calls.contains("gh auth token") == (way == .gh))
      #expect(pages.count == (way == .browser ? 1 : 0))
      for secret in secrets + [token] {
        #expect(!secret.isEmpty)
        for text in [calls] + pages { #expect(!text.contains(secret)) }
      }
      #expect(try leaks(fixture, of: token) == [])
    }
  }

  /// Makes a keyring for the app, and returns the file of its token.
  private func addKeyring(to fixture: LiveFixture) throws -> URL {
    let kept = fixture.folder.appending(path: "kept")
    try fixture.addTool(
      "secret-tool",
      """
      case "$1" in
        store) cat > '\(kept.path)' ;;
        lookup) exit 1 ;;
      esac
      """
    )
    fixture.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/x"
    return kept
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
