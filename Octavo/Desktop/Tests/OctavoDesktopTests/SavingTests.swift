import BinderyGTK
import CGTK
import Foundation
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// Saving an asset of a release.
  struct SavingTests {
    @Test func `an asset is saved while a message says how far it is`() async throws {
      let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: home) }
      let app = try await TestApp(environment: ["HOME": home.path])
      try await app.open(DeepLink(parsing: "/rfarouk/lantern/releases/tag/v1.3"))
      await app.settled()
      let screen = app.session.router.controllers.last?.top.screen.viewModel
      let release = try #require(screen as? ReleaseViewModel)
      let asset = try #require(release.page?.assets.last)
      app.sandbox.inject(SandboxFault(.hold, pathPrefix: "/repos/rfarouk/lantern/releases/assets/"))

      release.save(asset)
      await app.settled()
      let dialog = try #require(Finding.dialogs().first)
      Finding.press(Finding.button("Save", in: dialog))
      await app.sandbox.waitForHeldRequests()
      await app.window.painted()

      #expect(Finding.words(in: app.window).contains("Saving checksums.txt: 196 B"))
      app.services.navigation.pop()
      app.sandbox.releaseHeldRequests()
      await app.settled()

      let words = Finding.words(in: app.window)
      #expect(words.contains("Saved as ~/Downloads/checksums.txt."))
      #expect(!words.contains("Saving checksums.txt: 196 B"))
      let file = home.appending(path: "Downloads/checksums.txt")
      #expect(try Data(contentsOf: file).count == 196)
      await app.close()
    }
  }
}
