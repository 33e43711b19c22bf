import BinderyGTK
import Foundation
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// What may be missing around the program: the network, the keyring, the patience of the person.
  struct SurroundingsTests {
    @Test func `without a network what was read stays, and the window says so`() async throws {
      let theater = try await Theater()
      try await theater.open(.home)
      let window = theater.window
      #expect(await theater.waits { Finding.words(in: window).contains { $0.contains("pushed") } })
      let news = try #require(Self.news(theater))
      let rows = news.rows

      await theater.sandbox.stop()
      news.refresh()

      #expect(await theater.waits { news.problem != nil })
      let problem = try #require(news.problem)
      #expect(await theater.waits { Finding.words(in: window).contains(problem) })
      #expect(Finding.words(in: window).contains { $0.contains("pushed") })
      #expect(news.rows == rows)
      await theater.close()
    }

    @Test func `without a network a page that was never read offers to try again`() async throws {
      let theater = try await Theater()
      try await theater.open(.home)
      await theater.sandbox.stop()

      let name = GitHub.RepositoryName(owner: "hina-m", name: "orihon")
      theater.services.navigation.push(.repository(name))

      #expect(await theater.waits { Finding.button("Try Again", in: theater.window) != nil })
      Finding.press(Finding.button("Try Again", in: theater.window))
      #expect(await theater.waits { Finding.button("Try Again", in: theater.window) != nil })
      await theater.close()
    }

    @Test func `without a network the log-in says so and keeps what was typed`() async throws {
      let theater = try await Theater()
      await theater.program.start(at: .login)
      let viewModel = try #require(theater.program.router.top?.viewModel as? LoginViewModel)
      viewModel.username = "somebody"
      viewModel.password = "secret"
      await theater.sandbox.stop()

      Finding.press(Finding.button("Log In", in: theater.window))

      #expect(await theater.waits { viewModel.message != nil })
      let message = try #require(viewModel.message)
      #expect(await theater.waits { Finding.words(in: theater.window).contains(message) })
      #expect([viewModel.username, viewModel.password] == ["somebody", "secret"])
      await theater.close()
    }

    /// What stands in the place of the program that talks to the keyring.
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
      let theater = try await Self.theater(in: folder)
      try await theater.open(.settings)

      #expect(
        await theater.waits {
          Finding.words(in: theater.window).contains {
            $0.hasPrefix("in a file that only you can read: \(folder.path)/state")
          }
        }
      )
      await theater.close()
    }

    @Test func `where nothing can be kept the settings say that the token is lost`() async throws {
      let folder = try Self.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      // A file in the place of the folder.
      try Data().write(to: folder.appending(path: "state"))
      let theater = try await Self.theater(in: folder)
      try await theater.open(.settings)

      #expect(
        await theater.waits {
          Finding.words(in: theater.window).contains("nowhere: it is gone when the app ends")
        }
      )
      await theater.close()
    }

    @Test(arguments: ["/hina-m/orihon", "/hina-m", "/hina-m/orihon/blob/main/Package.swift"])
    func `a window closes while the server keeps a page waiting`(path: String) async throws {
      weak var program: DesktopProgram?
      do {
        let theater = try await Theater()
        try await theater.open(.home)
        #expect(await theater.waits { theater.titles == ["Octavo"] })
        theater.sandbox.inject(SandboxFault(.hold, pathPrefix: "/repos"))
        theater.sandbox.inject(SandboxFault(.hold, pathPrefix: "/users"))
        await theater.program.start(at: try DeepLink(parsing: path))
        await theater.sandbox.waitForHeldRequests()
        program = theater.program

        await theater.program.end()
        theater.window.destroy()
        theater.sandbox.releaseHeldRequests()
        await theater.close()
      }
      // Work that was under way ends in later turns; the limit only ends a hang.
      for _ in 0..<60_000 where program != nil { try? await Task.sleep(for: .milliseconds(10)) }

      #expect(program == nil)
    }

    @Test func `a start without a link shows the place that was stored`() async throws {
      let folder = try Self.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let theater = try await Self.theater(in: folder)
      try await theater.open(DeepLink(parsing: "/hina-m/orihon"))
      let name = GitHub.RepositoryName(owner: "hina-m", name: "orihon")
      theater.services.navigation.push(.tree(name, revision: "main"))
      let path = theater.services.navigation.path
      theater.program.storePlace()
      theater.services.navigation.resetRoot(.settings)

      await theater.program.start(at: nil)

      #expect(theater.services.navigation.path == path)
      #expect(theater.program.host.topViews.count == 1)
      await theater.close()
    }

    private static func theater(in folder: URL) async throws -> Theater {
      try await Theater(
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

    private static func news(_ theater: Theater) -> NewsViewModel? {
      theater.program.router.topTabs?.selectedScreen.viewModel as? NewsViewModel
    }
  }
}
