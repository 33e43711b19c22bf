import BinderyTerminal
import GitHubSandbox
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoTerminal

/// Links to branches that are not known, over the sandbox.
@Suite(.timeLimit(.minutes(20)))
struct LinkTests {
  private static let repository = "/repos/hina-m/orihon"
  private static let path = "/hina-m/orihon/blob/release/2.x/Package.swift"

  /// The requests for the branch and the file of ``path``.
  private static let requests = ["/git/matching-refs/heads/release", "/contents/Package.swift"]

  /// The requests for the repository after the first ones, without their queries.
  private func requests(of app: TestApp, after count: Int = 0) -> [String] {
    app.sandbox.requests.dropFirst(count).map(\.path).compactMap { path in
      path.firstRange(of: Self.repository).map {
        String(path[$0.upperBound...].prefix { $0 != "?" })
      }
    }
  }

  @Test func `a link at the start requests its branch and its file`() async throws {
    try await TestApp.run(Self.path) { app in
      #expect(app.controllers == "[C0: Home, Repository, Tree, Source]")
      #expect(app.lines[0].hasSuffix("⎇ release/2.x"))
      #expect(requests(of: app) == Self.requests)
    }
  }

  @Test func `a link in a running program requests its branch and its file`() async throws {
    try await TestApp.run { app in
      // The news request more when they are drawn.
      try await app.press("")
      let count = app.sandbox.requests.count

      try await app.press(": \"hina-m/orihon/blob/release/2.x/Package.swift\" Enter")

      #expect(app.controllers == "[C0: Home, Repository, Tree, Source]")
      #expect(requests(of: app, after: count) == Self.requests)
    }
  }

  @Test func `a link shows a loading notice while its branch is requested`() async throws {
    try await TestApp.run { app in
      app.sandbox.inject(SandboxFault(.hold, pathPrefix: "\(Self.repository)/git"))
      AppStart(app.headless.session.services).open(try DeepLink(parsing: Self.path))
      await app.sandbox.waitForHeldRequests()
      #expect(app.text.contains("orihon"))
      #expect(app.text.contains("Loading…"))

      app.sandbox.clearFaults()
      await app.headless.settled()

      #expect(app.controllers == "[C0: Home, Repository, Tree, Source]")
    }
  }

  @Test func `a link whose branch cannot be requested shows the repository and a message`()
    async throws
  {
    try await TestApp.run { app in
      app.sandbox.inject(SandboxFault(.status(500), pathPrefix: "\(Self.repository)/git"))

      try await app.press(": \"hina-m/orihon/blob/release/2.x/Package.swift\" Enter")

      #expect(app.controllers == "[C0: Home, Repository]")
      #expect(app.text.contains("Could not open “release/2.x/Package.swift”."))
    }
  }
}
