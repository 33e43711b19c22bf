import BinderyGTK
import GitHubSandbox
import OctavoViewModels
import ScreenExamples
import Testing

extension OctavoDesktopTests {
  /// Screens without their content, held against pictures of them.
  struct StateTests {
    @Test(arguments: Sweep.of(StateExample.all.filter { $0.state != .loading }, sample: 4))
    func `a screen without its content looks as approved`(example: StateExample) async throws {
      let app = try await Golden.app()
      try await app.open(.home)
      await app.settled()

      try await app.show(example)

      try await Golden.expect(app, isLike: example.name)
      await app.close()
    }

    @Test(arguments: Sweep.of(StateExample.all.filter { $0.state == .loading }, sample: 2))
    func `a screen that loads looks as approved`(example: StateExample) async throws {
      let app = try await Golden.app()
      try await app.open(.home)
      await app.settled()

      try await app.show(example)

      for (name, isDark) in [(example.name, false), ("\(example.name)-dark", true)] {
        Appearance.setDark(isDark)
        try Golden.expect(await Self.pictureAtRest(of: app.window), isLike: name)
      }
      Appearance.setDark(false)
      app.sandbox.clearFaults()
      app.sandbox.releaseHeldRequests()
      await app.close()
    }

    @Test func `a readme that is too large for the page of its repository leads to its file`()
      async throws
    {
      let app = try await Golden.app()
      app.sandbox.inject(
        SandboxFault(
          .status(403, body: #"{"errors": [{"field": "data", "code": "too_large"}]}"#),
          pathPrefix: "/repos/rfarouk/lantern/readme"
        )
      )

      try await app.open(try DeepLink(parsing: "/rfarouk/lantern"))

      #expect(await app.settles { Finding.words(in: app.window).contains(Strings.largeReadme) })
      try await Golden.expect(app, isLike: "repository-large-readme")
      await app.close()
    }

    /// The window when a further frame is like the one before, although a request is in flight.
    private static func pictureAtRest(of window: Window) async throws -> [UInt8] {
      var last: [UInt8]?
      for _ in 0..<10_000 {
        await window.painted()
        await Application.idle()
        let picture = Screenshot.png(of: window)
        if picture != nil, picture == last { break }
        last = picture
      }
      return try #require(last)
    }
  }
}
