import BinderyGTK
import CGTK
import Foundation
import OctavoLive
import OctavoViewModels
import Testing

extension OctavoDesktopTests {
  /// The login with the token of the program `gh`.
  struct LoginTests {
    private static let title = "Log In with Token of gh…"

    /// A folder with the program `gh`, which is logged in to the server of an app.
    private static func folder(printing token: String) throws -> URL {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let tool = folder.appending(path: "gh")
      try Data("#!/bin/sh\necho '\(token)'\n".utf8).write(to: tool)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
      return folder
    }

    /// Shows the login of a server that is not in the program.
    private static func app(in folder: URL) async throws -> TestApp {
      let app = try await TestApp(
        folders: Folders(
          data: folder.appending(path: "data"),
          state: folder.appending(path: "state")
        ),
        environment: ["PATH": folder.path, "GH_CONFIG_DIR": folder.path]
      )
      try Data("\(app.services.session.server.name):\n  user: juno\n".utf8)
        .write(to: folder.appending(path: "hosts.yml"))
      await app.session.start(at: .login)
      return app
    }

    @Test func `a button logs in with the token of gh, after a question`() async throws {
      let folder = try Self.folder(printing: "gho_wrong")
      defer { try? FileManager.default.removeItem(at: folder) }
      let app = try await Self.app(in: folder)
      #expect(await app.settles { Finding.button(Self.title, in: app.window) != nil })

      Finding.press(Finding.button(Self.title, in: app.window))
      #expect(await app.settles { Finding.dialogs().count == 1 })
      let dialog = try #require(Finding.dialogs().first)
      Finding.press(Finding.button("Log In", in: dialog))

      let viewModel = app.session.router.top?.viewModel as? LoginViewModel
      await Application.idles { viewModel?.message != nil }
      let message = try #require(viewModel?.message)
      #expect(message.contains("does not accept the token of gh."))
      #expect(await app.settles { Finding.words(in: app.window).contains(message) })
      await app.close()
    }

    @Test func `without gh there is no button for its token`() async throws {
      let app = try await TestApp()
      await app.session.start(at: .login)

      #expect(await app.settles { Finding.button("Log In", in: app.window) != nil })
      #expect(Finding.button(Self.title, in: app.window) == nil)
      await app.close()
    }
  }
}
