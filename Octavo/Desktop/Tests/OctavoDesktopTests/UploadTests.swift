import BinderyGTK
import BinderyGTKTesting
import CGTK
import GitHubSandbox
import GitHubValues
import OctavoLive
import Testing

@testable import OctavoDesktop
@testable import OctavoViewModels

extension OctavoDesktopTests {
  /// Pictures that users have uploaded to the texts of a thread.
  struct UploadTests {
    private let name = GitHub.RepositoryName(owner: "juno", name: "windowsill")

    private func drawn(in app: TestApp) -> Int {
      Finding.all(gtk_picture_get_type(), in: app.window)
        .count { gtk_picture_get_paintable($0.opaque) != nil }
    }

    private func requests(_ app: TestApp) -> Int {
      app.sandbox.requests.count { $0.path.hasPrefix("/private-user-images") }
    }

    @Test func `a picture is drawn in its thread`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      app.services.navigation.push(.issue(name, 17), .none)
      await app.settled()

      #expect(requests(app) == 1)
      #expect(drawn(in: app) == 1)
      await app.close()
    }

    @Test(arguments: [
      (17, "The calendar with its Sundays"), (16, "My mint after one summer 320 × 240"),
    ])
    func `a picture that cannot be loaded is its text`(number: Int, text: String) async throws {
      let app = try await TestApp()
      try await app.open(.home)
      app.sandbox.inject(SandboxFault(.status(404), pathPrefix: "/private-user-images"))
      app.services.navigation.push(.issue(name, number), .none)
      await app.settled()

      #expect(drawn(in: app) == 0)
      #expect(Finding.words(in: app.window).contains(text))
      await app.close()
    }
  }
}
