import BinderyGTK
import Foundation
import GitHubAPI
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoServers
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// The accounts of two servers in the window.
  struct AccountsTests {
    /// Runs a test in a window with an account on each of two servers; the second is active.
    private func run(_ body: (TestApp, LocalServer) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let folders = Folders(
        data: folder.appending(path: "data"),
        state: folder.appending(path: "state")
      )
      let app = try await TestApp(size: Window.Size(360, 640), folders: folders)
      let world = FileManager.default.temporaryDirectory.appending(path: "octavo-desktop-tests")
      let other = try await LocalServer.start(SandboxConfiguration(.demo(world)))
      try await app.open(.home)
      try await app.services.session.prepareLogin(on: other.host.name, as: nil) {}
      try await app.session.logIn(as: other.account)
      await app.session.start(at: try DeepLink(parsing: "/-/settings/accounts"))
      try await body(app, other)
      await app.close()
      await other.sandbox.stop()
    }

    @Test func `the accounts have names, states, tokens and a narrow window`() async throws {
      try await run { app, other in
        #expect(await app.settles { app.titles.last == "Accounts" })
        let words = Finding.words(in: app.window)

        #expect(words.contains("\(other.account.username)@\(other.host.name)"))
        #expect(words.contains("Active"))
        #expect(words.contains { $0.contains("a file that only you can read") })
        #expect(app.window.smallestWidth <= 360)
        #expect(app.actions.action("account.add")?.isEnabled == true)
      }
    }

    @Test func `the key of the next account changes to it and back`() async throws {
      try await run { app, other in
        let session = app.services.session
        let first = try #require(session.accounts.first { !$0.isActive }).id
        await app.settled()

        app.program.actions.table.perform("account.next")
        #expect(await app.settles { app.services.nextAccount == nil })
        let changed = session.server.name
        app.program.actions.table.perform("account.next")
        #expect(await app.settles { app.services.nextAccount == nil })

        #expect(changed == first.server)
        #expect(session.server.name == other.host.name)
      }
    }

    @Test(arguments: HostileFieldsTests.texts)
    func `an account with a hostile name is listed in a narrow window`(text: String)
      async throws
    {
      let app = try await TestApp(size: Window.Size(360, 640))
      let user: [String: Any] = ["id": 1, "login": text, "name": text, "avatar_url": text]
      let body = String(
        decoding: try JSONSerialization.data(withJSONObject: user),
        as: UTF8.self
      )
      let fault = SandboxFault(.status(200, body: body), method: "GET", pathPrefix: "/user")
      app.sandbox.inject(fault)
      try await app.open(DeepLink(parsing: "/-/settings/accounts"))

      #expect(await app.settles { app.titles.last == "Accounts" })
      #expect(Screenshot.png(of: app.window) != nil)
      #expect(app.window.smallestWidth <= 360)
      await app.close()
    }
  }
}
