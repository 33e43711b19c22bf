import BinderyGTK
import Foundation
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// A program without a network, without a keyring, and with a user who does not wait.
  struct SystemServicesTests {
    @Test func `without a network what was read stays, and the window says so`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      let window = app.window
      #expect(await app.settles { Finding.words(in: window).contains { $0.contains("pushed") } })
      let news = try #require(Self.news(app))
      let rows = news.rows

      await app.sandbox.stop()
      news.refresh()

      #expect(await app.settles { news.problem != nil })
      let problem = try #require(news.problem)
      #expect(await app.settles { Finding.words(in: window).contains(problem) })
      #expect(Finding.words(in: window).contains { $0.contains("pushed") })
      #expect(news.rows == rows)
      await app.close()
    }

    @Test func `without a network a page that was never read offers to try again`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      await app.sandbox.stop()

      let name = GitHub.RepositoryName(owner: "hina-m", name: "orihon")
      app.services.navigation.push(.repository(name))

      #expect(await app.settles { Finding.button("Try Again", in: app.window) != nil })
      Finding.press(Finding.button("Try Again", in: app.window))
      #expect(await app.settles { Finding.button("Try Again", in: app.window) != nil })
      await app.close()
    }

    @Test func `without a network the login says so and keeps what was typed`() async throws {
      let app = try await TestApp()
      await app.session.start(at: .login)
      let viewModel = try #require(app.session.router.top?.viewModel as? LoginViewModel)
      viewModel.username = "somebody"
      viewModel.password = "secret"
      await app.sandbox.stop()

      Finding.press(Finding.button("Log In", in: app.window))

      #expect(await app.settles { viewModel.message != nil })
      let message = try #require(viewModel.message)
      #expect(await app.settles { Finding.words(in: app.window).contains(message) })
      #expect([viewModel.username, viewModel.password] == ["somebody", "secret"])
      await app.close()
    }

    /// A replacement of the program that talks to the keyring.
    enum Keyring: CaseIterable {
      case missing, failing
    }

    @Test(arguments: Keyring.allCases)
    func `without a keyring the settings say in which file the token is`(
      keyring: Keyring
    ) async throws {
      let folder = try Self.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      if keyring == .failing {
        let tool = folder.appending(path: "secret-tool")
        try Data("#!/bin/sh\necho no keyring >&2\nexit 1\n".utf8).write(to: tool)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
      }
      let app = try await Self.app(in: folder)
      try await app.open(DeepLink(parsing: "/-/settings"))

      #expect(
        await app.settles {
          Finding.words(in: app.window).contains {
            $0.hasPrefix("a file that only you can read: \(folder.path)/state")
          }
        }
      )
      await app.close()
    }

    @Test func `without a store of tokens the settings say that the token is lost`() async throws {
      let folder = try Self.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      // A file in the place of the folder.
      try Data().write(to: folder.appending(path: "state"))
      let app = try await Self.app(in: folder)
      try await app.open(DeepLink(parsing: "/-/settings"))

      #expect(
        await app.settles {
          Finding.words(in: app.window).contains("nowhere (kept in memory until you quit)")
        }
      )
      await app.close()
    }

    @Test(arguments: ["/hina-m/orihon", "/hina-m", "/hina-m/orihon/blob/main/Package.swift"])
    func `a window closes while the server keeps a page waiting`(path: String) async throws {
      weak var program: DesktopProgram?
      do {
        let app = try await TestApp()
        try await app.open(.home)
        #expect(await app.settles { app.titles == ["Octavo"] })
        app.sandbox.inject(SandboxFault(.hold, pathPrefix: "/repos"))
        app.sandbox.inject(SandboxFault(.hold, pathPrefix: "/users"))
        await app.session.start(at: try DeepLink(parsing: path))
        await app.sandbox.waitForHeldRequests()
        program = app.program

        await app.program.end()
        app.window.destroy()
        app.sandbox.releaseHeldRequests()
        await app.close()
      }
      // Work that was under way ends in later turns; the limit only ends a hang.
      await Application.idles { program == nil }

      #expect(program == nil)
    }

    @Test func `a start without a link shows the place that was stored`() async throws {
      let folder = try Self.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = try await Self.app(in: folder)
      try await app.open(DeepLink(parsing: "/hina-m/orihon"))
      let name = GitHub.RepositoryName(owner: "hina-m", name: "orihon")
      app.services.navigation.push(.tree(name, revision: "main"))
      let path = app.services.navigation.path
      app.session.storePlace()
      app.services.navigation.resetRoot(.settings)

      await app.session.start(at: nil)

      #expect(app.services.navigation.path == path)
      #expect(app.program.host.topViews.count == 1)
      await app.close()
    }

    private static func app(in folder: URL) async throws -> TestApp {
      try await TestApp(
        folders: Folders(
          data: folder.appending(path: "data"),
          state: folder.appending(path: "state")
        ),
        environment: ["PATH": folder.path, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]
      )
    }

    private static func temporaryFolder() throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }

    private static func news(_ app: TestApp) -> NewsViewModel? {
      app.session.router.topTabs?.selectedScreen.viewModel as? NewsViewModel
    }
  }
}
