import BinderyGTK
import CGTK
import OctavoLive
import OctavoViewModels
import Testing

@testable import OctavoDesktop

extension OctavoDesktopTests {
  /// The header bars above the pages, and the title of the window.
  struct HeaderTests {
    @Test func `a tab without anything to search has no search button`() async throws {
      let app = try await TestApp()
      try await app.open(.home)
      #expect(await app.settles { app.titles == ["Octavo"] })
      let tabs = try #require(app.session.router.topTabs?.tabs)
      var counts: [Int] = []
      for index in [0, 1, 2, 3, 0] {
        tabs.select(index)
        await app.window.painted()
        counts.append(Self.buttons("Search", in: app.window))
      }

      #expect(counts == [1, 1, 1, 0, 1])
      await app.close()
    }

    @Test func `the window is called what its page is called`() async throws {
      let app = try await TestApp()
      await app.session.start(at: .login)
      #expect(await app.settles { app.window.title == "Log In" })
      try await app.open(DeepLink(parsing: "/hina-m/orihon/tree/main/docs"))
      #expect(await app.settles { app.window.title == "docs" })

      app.program.host.goBack()

      #expect(await app.settles { app.window.title == "orihon" })
      await app.close()
    }

    private static func buttons(_ tooltip: String, in window: Window) -> Int {
      Finding.all(gtk_button_get_type(), in: window).count { button in
        gtk_widget_get_tooltip_text(button.pointer()).map { String(cString: $0) } == tooltip
      }
    }
  }
}
